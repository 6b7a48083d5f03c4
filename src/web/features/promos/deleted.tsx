import { Button, Collapse, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LIMITS } from '../../../contract/limits.ts';
import { type DeletedPromo, restorePromo } from '../../../contract/promos.ts';
import { callApi } from '../../api/client.ts';
import { failureOf } from '../../api/failure.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { dayOf } from '../../ui/dates.ts';
import { FailureText } from '../../ui/failure-text.tsx';
import { showError, showSuccess } from '../../ui/notify.tsx';
import { deletedQuery, refreshShelf } from './api.ts';
import { whenOf } from './present.ts';
import classes from './shelf.module.css';

/** Promos that were deleted and can still be brought back; nothing where there are none. */
export function RecentlyDeleted() {
  const deleted = useInfiniteQuery(deletedQuery);
  const [opened, setOpened] = useState(false);
  const promos = deleted.data?.pages.flatMap((page) => page.promos) ?? [];
  const total = deleted.data?.pages[0]?.total ?? 0;
  if (total === 0 && !opened) return null;
  return (
    <section className={classes.deleted} aria-labelledby="recently-deleted">
      <Title order={2} size="h4" id="recently-deleted">
        <Button
          variant="default"
          aria-expanded={opened}
          aria-controls="recently-deleted-list"
          onClick={() => setOpened((is) => !is)}
        >
          Recently deleted ({total})
        </Button>
      </Title>
      <Collapse expanded={opened} id="recently-deleted-list">
        <Text size="sm" c="dimmed" my="sm">
          {total === 0
            ? 'Nothing is left here.'
            : `Kept for ${LIMITS.deletedPromoDays} days, at most the last ${LIMITS.promos}. Then they are gone for good.`}
        </Text>
        {deleted.isError && (
          <Text size="sm" role="alert">
            <FailureText failure={failureOf(deleted.error, { what: 'They could not be loaded.' })} />
          </Text>
        )}
        <ul className={classes.deletedList} aria-label="Recently deleted promos">
          {promos.map((promo) => (
            <Row key={promo.id} promo={promo} />
          ))}
        </ul>
        {deleted.hasNextPage && (
          <Button
            variant="default"
            mt="md"
            loading={deleted.isFetchingNextPage}
            onClick={() => void deleted.fetchNextPage()}
          >
            Show more
          </Button>
        )}
      </Collapse>
    </section>
  );
}

function Row({ promo: { id, name, when, keptUntil } }: { promo: DeletedPromo }) {
  const restore = useMutation({
    mutationFn: () => callApi(restorePromo, { params: { id } }),
    onSuccess: () => showSuccess(`${name} is back.`),
    onError: (error) => showError(error, `${name} could not be brought back`),
    onSettled: refreshShelf,
  });
  return (
    <li className={classes.deletedRow}>
      <div className={classes.name}>
        {name}
        <Text size="sm" c="dimmed">
          {whenOf(when)}
        </Text>
        <Text size="sm" c="dimmed">
          Kept until {dayOf(keptUntil)}
        </Text>
      </div>
      <Button
        variant="default"
        size="sm"
        aria-label={`Restore ${name}`}
        loading={restore.isPending}
        onClick={() => restore.mutate()}
      >
        Restore
      </Button>
    </li>
  );
}
