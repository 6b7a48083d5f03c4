import { Button, Flex, NativeSelect, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AuditAction, type AuditEntry, auditActionSchema, exportAudit } from '../../../contract/activity.ts';
import { addressOf } from '../../api/client.ts';
import cards from '../../ui/card-list.module.css';
import { momentOf } from '../../ui/dates.ts';
import { LoadState } from '../../ui/load-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useSearch } from '../../ui/use-search.ts';
import classes from './admin.module.css';
import { type AuditFilters, auditQuery } from './api.ts';
import { auditFacts, auditTitle } from './audit-words.ts';
import { type Period, PeriodFields } from './period.tsx';

/** The log of everybody, by action, person and time, with a file of what is listed. */
export function AuditLog() {
  const search = useSearch();
  const [action, setAction] = useState<AuditAction | ''>('');
  const [period, setPeriod] = useState<Period>({});
  const person = search.query.search;
  const filters: AuditFilters = { ...period, ...(person && { person }), ...(action !== '' && { action }) };
  return (
    <Stack gap="md">
      <Flex direction={{ base: 'column', sm: 'row' }} gap="sm" align={{ sm: 'flex-end' }} wrap="wrap">
        <SearchField label="Search the log" placeholder="Part of an email address" search={search} />
        <NativeSelect
          label="Action"
          value={action}
          onChange={(event) => setAction(event.currentTarget.value as AuditAction | '')}
          data={[
            { value: '', label: 'All' },
            ...auditActionSchema.options.map((each) => ({ value: each, label: auditTitle({ action: each }) })),
          ]}
        />
        <PeriodFields onPeriod={setPeriod} />
        <Button component="a" variant="default" href={addressOf(exportAudit.path, { query: filters })} download>
          Export CSV
        </Button>
      </Flex>
      <AuditList filters={filters} />
    </Stack>
  );
}

/** What admins, owners and the program did to people's data, newest first. */
export function AuditList({ filters }: { filters: AuditFilters }) {
  const audit = useInfiniteQuery(auditQuery(filters));
  const entries = audit.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <Stack gap="md">
      <LoadState queries={[audit]} title="The audit log could not be loaded.">
        {entries.length === 0 && <Text c="dimmed">{sayEmpty(filters)}</Text>}
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

function sayEmpty({ userId, ...filters }: AuditFilters): string {
  if (userId) return 'Nothing yet.';
  return Object.keys(filters).length > 0 ? 'No entry matches this.' : 'Nobody has changed other people’s data yet.';
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
