import { Button, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuditEntry } from '../../../contract/admin.ts';
import cards from '../../ui/card-list.module.css';
import { momentOf } from '../../ui/dates.ts';
import { LoadState } from '../../ui/load-state.tsx';
import classes from './admin.module.css';
import { auditQuery } from './api.ts';

/** What admins and owners did to other people's data. */
export function AuditList() {
  const audit = useInfiniteQuery(auditQuery);
  const entries = audit.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <Stack gap="md">
      <LoadState queries={[audit]} title="The audit log could not be loaded.">
        {entries.length === 0 && <Text c="dimmed">Nothing has been done to other people's data yet.</Text>}
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

function Entry({ entry: { action, at, actorEmail, subjectEmail, details } }: { entry: AuditEntry }) {
  // Ids are for programs; they stay in the log.
  const facts = Object.entries(details)
    .filter(([name]) => !name.endsWith('Id'))
    .map(([name, value]) => `${name}: ${plain(value)}`);
  return (
    <li className={cards.card}>
      <div className={classes.line}>
        <Text fw={600}>{sentenceCase(action)}</Text>
        <Text size="sm" c="dimmed">
          {momentOf(at)}
        </Text>
      </div>
      <Text size="sm" className={cards.text}>
        {actorEmail}
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

function plain(value: unknown): string {
  if (value === null || value === '') return 'none';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** 'member-added' as 'Member added'. */
const sentenceCase = (action: string) => action[0]!.toUpperCase() + action.slice(1).replaceAll('-', ' ');
