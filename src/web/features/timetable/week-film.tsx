import { Alert, Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Timetable } from '../../../contract/timetable.ts';
import type { MadeState, WeekFilm } from '../../../contract/week.ts';
import { failureOf } from '../../api/failure.ts';
import { queryClient } from '../../api/query-client.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { FailureText } from '../../ui/failure-text.tsx';
import { showError, showInfo } from '../../ui/notify.tsx';
import { useUser } from '../auth/api.ts';
import { preferencesQuery } from '../profile/api.ts';
import { startList } from '../promos/start-list.ts';
import { useRenewWeekFilm, weekFilmQuery } from './api.ts';
import { MadeLine } from './made-state.tsx';
import classes from './timetable.module.css';
import { renewedList, weekList, weekState } from './week-list.ts';
import { count } from './words.ts';

/** The video of a week that the timetable still has; null: there is none. */
function filmOf(timetable: Timetable, video: WeekFilm | null) {
  const how = video && weekState(video.list, timetable);
  return video && (how === 'same' || how === 'changed') ? { video, isChanged: how === 'changed' } : null;
}

function useOpenPromo() {
  const navigate = useNavigate();
  return (promo: string) => void navigate({ to: '/', search: { promo } });
}

/** Opens the video of the whole week, which it makes where there is none yet. Nothing where there are no classes to show. */
export function WeekFilmButton({ timetable }: { timetable: Timetable }) {
  const user = useUser();
  const open = useOpenPromo();
  const { data: preferences } = useQuery(preferencesQuery);
  const made = weekList(timetable, preferences?.language ?? 'auto');
  const begin = useMutation({
    mutationFn: async ({ list, leftOut }: NonNullable<typeof made>) => {
      // Where it is not known yet whether there is one, a second one would be begun.
      const there = filmOf(timetable, await queryClient.ensureQueryData(weekFilmQuery));
      if (there) return there.video.promoId;
      if (leftOut > 0) showInfo(`A video takes 24 classes, so the last ${count(leftOut, 'one')} are left out.`);
      return startList(user, preferences, list);
    },
    onSuccess: open,
    onError: (error) => showError(error, 'The video of the week could not be started'),
  });
  if (!made) return null;
  return (
    <Button variant="default" loading={begin.isPending} onClick={() => begin.mutate(made)}>
      Video of the week
    </Button>
  );
}

/** Of a video that is as the timetable is, what there is to do about it. One that was never made is only a text, which the editor brings up to date. */
function stateOf({ state, counted }: WeekFilm['film'], isChanged: boolean): MadeState | null {
  if (state === 'none') return null;
  if (isChanged) return state === 'making' ? 'making' : 'outOfDate';
  if (state === 'ready') return counted ? null : 'ready';
  return state === 'gone' ? null : state;
}

/** Tells what there is to do about the video of the week, with one tap for it. */
export function WeekFilmNews({ timetable }: { timetable: Timetable }) {
  const there = filmOf(timetable, useQuery(weekFilmQuery).data ?? null);
  if (!there) return null;
  const state = stateOf(there.video.film, there.isChanged);
  return state ? <News {...{ timetable, video: there.video, state }} /> : null;
}

const WORDS: Partial<Record<MadeState, string>> = { ready: 'Open it', failed: 'Try again' };

type NewsProps = { timetable: Timetable; video: WeekFilm; state: MadeState };

function News({ timetable, video, state }: NewsProps) {
  const user = useUser();
  const { data: preferences } = useQuery(preferencesQuery);
  const renew = useRenewWeekFilm(user.id);
  const open = useOpenPromo();
  const again = () =>
    renew.mutate({
      ...video,
      renewed: (list) => renewedList(list, timetable, preferences?.language ?? 'auto'),
    });
  return (
    <section className={classes.progress} aria-label="Video of the week">
      <div>
        <Text fw={600}>Video of the week</Text>
        <div role="status">
          <MadeLine made={{ state, by: null }} />
          {state === 'outOfDate' && <Text size="sm">Your timetable has changed since.</Text>}
        </div>
        {renew.isError && (
          <Alert color="danger" role="alert" mt="xs">
            <FailureText failure={failureOf(renew.error)} />
          </Alert>
        )}
      </div>
      <Button
        variant="default"
        loading={renew.isPending || state === 'making'}
        onClick={() => (state === 'ready' ? open(video.promoId) : again())}
      >
        {WORDS[state] ?? 'Make it again'}
      </Button>
    </section>
  );
}
