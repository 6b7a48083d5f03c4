import { Alert, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { LIMITS } from '../../../contract/limits.ts';
import type { User } from '../../../contract/session.ts';
import { failureOf } from '../../api/failure.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { FailureText } from '../../ui/failure-text.tsx';
import frame from '../../ui/frame.module.css';
import { LinkButton } from '../../ui/links.tsx';
import { showError } from '../../ui/notify.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { preferencesQuery } from '../profile/api.ts';
import { refreshShelf, shelfQuery } from './api.ts';
import { type HandOverFilm, ShelfCard } from './card.tsx';
import { RecentlyDeleted } from './deleted.tsx';
import { startNew } from './open.ts';
import { itemsOf } from './present.ts';
import { keepSending } from './send.ts';
import classes from './shelf.module.css';
import { NEW_LIST, startList } from './start-list.ts';
import { onEntries, readEntries } from './store.ts';

/** From this share of the limit on, the shelf says how many fit. */
const NEARLY_FULL = 0.9;

type Props = {
  user: User;
  /** Gives a counted film to the person. */
  handOver: HandOverFilm;
};

/** Everything that the person has made, as a shelf of pictures. */
export function Shelf({ user, handOver }: Props) {
  const shelf = useInfiniteQuery(shelfQuery);
  const here = useEntries(user.id);
  const navigate = useNavigate();
  const begin = () => navigate({ to: '/', search: { promo: startNew(user.id) } });
  useEffect(() => keepSending(user.id), [user.id]);
  const listed = shelf.data?.pages.flatMap(({ promos }) => promos) ?? null;
  const items = shelf.isPending ? [] : itemsOf(listed, here);
  return (
    <div className={frame.page}>
      <div className={frame.top}>
        <div>
          <PageTitle>My promos</PageTitle>
          <Text c="dimmed">Everything you have made, on every device you sign in on.</Text>
        </div>
        <Group gap="sm">
          <LinkButton variant="default" to="/week">
            The week
          </LinkButton>
          <NewList user={user} />
          <Button variant="gradient" onClick={begin}>
            New promo
          </Button>
        </Group>
      </div>
      {shelf.isError && (
        <Alert color="danger" role="alert" mb="lg" title="Your promos could not be loaded.">
          <Stack gap="sm" align="flex-start">
            <Text size="sm" component="div">
              <FailureText
                failure={failureOf(shelf.error, {
                  kept: items.length > 0 ? 'What this browser has is below.' : undefined,
                })}
              />
            </Text>
            <Button variant="default" size="compact-md" onClick={() => void refreshShelf()}>
              Try again
            </Button>
          </Stack>
        </Alert>
      )}
      <Room total={shelf.data?.pages[0]?.total} />
      {shelf.isPending && <Waiting />}
      {!shelf.isPending && !shelf.isError && items.length === 0 && <Empty />}
      {items.length > 0 && (
        <ul className={classes.grid} aria-label="Promos">
          {items.map((item) => (
            <ShelfCard key={item.id} item={item} user={user} handOver={handOver} />
          ))}
        </ul>
      )}
      {shelf.hasNextPage && (
        <Button variant="default" mt="xl" loading={shelf.isFetchingNextPage} onClick={() => void shelf.fetchNextPage()}>
          Show more
        </Button>
      )}
      <RecentlyDeleted />
    </div>
  );
}

/** Prices, workshops, a team. */
function NewList({ user }: { user: User }) {
  const navigate = useNavigate();
  const { data: preferences } = useQuery(preferencesQuery);
  const begin = useMutation({
    mutationFn: () => startList(user, preferences, NEW_LIST),
    onSuccess: (promo) => void navigate({ to: '/', search: { promo } }),
    onError: (error) => showError(error, 'The list could not be started'),
  });
  return (
    <Button variant="default" loading={begin.isPending} onClick={() => begin.mutate()}>
      New list
    </Button>
  );
}

/** How much room is left, once it is little. */
function Room({ total = 0 }: { total: number | undefined }) {
  if (total < LIMITS.promos * NEARLY_FULL) return null;
  return (
    <Alert color="gold" mb="lg">
      You have {total} of {LIMITS.promos} promos.{' '}
      {total < LIMITS.promos ? 'Delete some that you no longer need.' : 'Delete some to make room for new ones.'}
    </Alert>
  );
}

function Empty() {
  return (
    <div className={classes.empty}>
      <Title order={2} size="h3" mb="xs">
        Nothing here yet
      </Title>
      <Text c="dimmed">Your first promo appears here as soon as you write it. Next week it takes two taps.</Text>
    </div>
  );
}

function Waiting() {
  return (
    <div className={classes.grid} role="status" aria-label="Loading">
      {['first', 'second', 'third', 'fourth'].map((name) => (
        <Skeleton key={name} style={{ aspectRatio: '9 / 16' }} radius="lg" />
      ))}
    </div>
  );
}

/** What this browser has of the person's. */
function useEntries(userId: string) {
  const text = useSyncExternalStore(onEntries, () => JSON.stringify(readEntries(userId)));
  return JSON.parse(text) as ReturnType<typeof readEntries>;
}
