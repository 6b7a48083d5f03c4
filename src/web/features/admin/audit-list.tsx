import { Button, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuditEntry } from '../../../contract/activity.ts';
import cards from '../../ui/card-list.module.css';
import { momentOf } from '../../ui/dates.ts';
import { LoadState } from '../../ui/load-state.tsx';
import classes from './admin.module.css';
import { auditQuery } from './api.ts';
import { auditFacts, auditTitle } from './audit-words.ts';

/** What admins and owners did to other people's data; `userId`: only what was done to this person. */
export function AuditList({ userId }: { userId?: string }) {
  const audit = useInfiniteQuery(auditQuery(userId));
  const entries = audit.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <Stack gap="md">
      <LoadState queries={[audit]} title="The audit log could not be loaded.">
        {entries.length === 0 && (
          <Text c="dimmed">{userId ? 'Nothing yet.' : 'Nobody has changed other people’s data yet.'}</Text>
        )}
        <ul className={cards.list}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
        {audit.hasNextPage && (
          <Button
            variant="default"
            w="fit-content"
            loading={audit.isFetchingNextPage}
            onClick={() => audit.fetchNextPage()}
          >
            Show older
          </Button>
        )}
      </LoadState>
    </Stack>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { at, actorEmail, subjectEmail } = entry;
  const facts = auditFacts(entry);
  return (
    <li className={cards.card}>
      <div className={classes.line}>
        <Text fw={600}>{auditTitle(entry)}</Text>
        <Text size="sm" c="dimmed">
          {momentOf(at)}
        </Text>
      </div>
      <Text size="sm" className={cards.text}>
        {actorEmail || 'By itself'}
        {subjectEmail && subjectEmail !== actorEmail && ` → ${subjectEmail}`}
      </Text>
      {facts.length > 0 && (
        <Text size="sm" c="dimmed" className={cards.text}>
          {facts.join(' · ')}
        </Text>
      )}
    </li>
  );
}
