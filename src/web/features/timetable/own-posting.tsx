import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { InstagramPost, InstagramState } from '../../../contract/instagram.ts';
import { siteQuery } from '../../api/site.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { today } from '../../ui/dates.ts';
import { LinkButton } from '../../ui/links.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { instagramQuery, useCancelPromo, usePlanPromo } from '../instagram/api.ts';
import { Connect } from '../instagram/connect.tsx';
import { InstagramConnection } from '../instagram/connection.tsx';
import { Failed } from './failed.tsx';
import { PostChoice } from './post-choice.tsx';
import { PostLine } from './posting-instagram.tsx';
import { isGoing } from './posting-words.ts';
import classes from './timetable.module.css';

/** How often it is asked whether something is there that is on its way now. */
const ASK_MS = 5_000;

/** When a finished video is posted that belongs to no class: its person says it, and Instagram gets it by itself. */
export function OwnPosting({ promoId }: { promoId: string }) {
  const site = useQuery(siteQuery);
  const isThere = site.data?.instagram === true;
  const state = useQuery({
    ...instagramQuery,
    enabled: isThere,
    refetchInterval: ({ state: { data } }) => (isOnItsWay(postOf(data, promoId)) ? ASK_MS : false),
  });
  if (site.data && !isThere) return <NoInstagram />;
  return (
    <LoadState queries={[site, state]} title="What is planned on Instagram could not be loaded.">
      {state.data && <Planned {...{ promoId }} state={state.data} />}
    </LoadState>
  );
}

/** Of what was ever chosen of a promo, what counts: what goes there or is there, else what was said last. */
function postOf(state: InstagramState | undefined, promoId: string): InstagramPost | undefined {
  const posts = state?.posts.filter((post) => post.promoId === promoId) ?? [];
  return posts.find((post) => post.state === 'published' || isGoing(post)) ?? posts[0];
}

const isOnItsWay = (post: InstagramPost | undefined): boolean =>
  isGoing(post) && (post.state !== 'planned' || (post.ownAt !== null && Date.parse(post.ownAt) <= Date.now()));

function NoInstagram() {
  return (
    <Stack gap="md" align="start">
      <Text>
        This video belongs to no class of this week and the next on your timetable, so nothing posts it or reminds you.
        Make a class’s video from your week, and it is posted at its time.
      </Text>
      <LinkButton variant="default" to="/week">
        Open the week
      </LinkButton>
    </Stack>
  );
}

type PlannedProps = { promoId: string; state: InstagramState };

function Planned({ promoId, state }: PlannedProps) {
  const { account } = state;
  const post = postOf(state, promoId);
  const [isChoosing, setChoosing] = useState(false);
  const cancel = useCancelPromo();
  if (!account && !post)
    return (
      <Stack gap="md">
        <Text>This video belongs to no class. Once Instagram is connected, you can have it posted at any time.</Text>
        <InstagramConnection alone />
      </Stack>
    );
  const mayChoose = account?.failing === null && (!post || post.isOpen);
  if (mayChoose && (!post || isChoosing))
    return <OwnChoice {...{ promoId }} before={post ?? null} onDone={() => setChoosing(false)} isFirst={!post} />;
  const isUnasked = post && ['planned', 'container', 'processing'].includes(post.state);
  return (
    <Stack gap="sm" align="start">
      {post && <PostLine post={post} />}
      {account?.failing && <Fails failing={account.failing} isSaid={post?.trouble === account.failing} />}
      <div className={classes.buttons}>
        {mayChoose && (
          <Button variant="default" onClick={() => setChoosing(true)}>
            {isGoing(post) ? 'Change time, place or caption' : 'Post to Instagram by itself'}
          </Button>
        )}
        {isUnasked && (
          <Button variant="subtle" loading={cancel.isPending} onClick={() => cancel.mutate(promoId)}>
            Do not post it there
          </Button>
        )}
      </div>
      <Failed error={cancel.error} />
    </Stack>
  );
}

/** @param isSaid the post says why already */
function Fails({ failing, isSaid }: { failing: string; isSaid: boolean }) {
  return (
    <>
      {!isSaid && (
        <Alert color="danger" role="alert">
          {failing}
        </Alert>
      )}
      <Connect label="Connect again" variant="gradient" />
    </>
  );
}

type ChoiceProps = { promoId: string; before: InstagramPost | null; isFirst: boolean; onDone: () => void };
type When = 'now' | 'then';

const pad = (value: number) => String(value).padStart(2, '0');
const clockOf = (moment: Date) => ({
  date: today(moment),
  time: `${pad(moment.getHours())}:${pad(moment.getMinutes())}`,
});
const TOMORROW_MS = 86_400_000;

function OwnChoice({ promoId, before, isFirst, onDone }: ChoiceProps) {
  const [kind, setKind] = useState<When>('then');
  // Whoever changes a plan finds it as it was.
  const [{ date, time }, setWhen] = useState(() =>
    isGoing(before ?? undefined) && before?.ownAt
      ? clockOf(new Date(before.ownAt))
      : { date: today(new Date(Date.now() + TOMORROW_MS)), time: '18:00' },
  );
  const plan = usePlanPromo();
  return (
    <PostChoice
      {...{ promoId, before, plan }}
      note="It is posted once. If its text changes before that, nothing is posted until you choose again."
      action={kind === 'now' ? 'Post it now' : 'Post it then'}
      onPlan={({ place, caption }) => {
        const at = kind === 'now' ? null : new Date(`${date}T${time}`).toISOString();
        plan.mutate({ promoId, place, caption, at }, { onSuccess: onDone });
      }}
      onLeave={isFirst ? undefined : onDone}
    >
      {isFirst && <Text>This video belongs to no class, so you say when it is posted to Instagram.</Text>}
      <ChoiceGroup<When>
        label="Post this video"
        choices={[
          { value: 'then', label: 'At this time' },
          { value: 'now', label: 'Now' },
        ]}
        value={kind}
        onChange={setKind}
        shape="pills"
      />
      {kind === 'then' && (
        <div className={classes.pair}>
          <TextInput
            type="date"
            label="Day"
            min={today()}
            value={date}
            onChange={({ currentTarget: { value } }) => value && setWhen({ date: value, time })}
          />
          <TextInput
            type="time"
            label="Time"
            value={time}
            onChange={({ currentTarget: { value } }) => value && setWhen({ date, time: value })}
          />
        </div>
      )}
    </PostChoice>
  );
}
