import { Badge, Button, Flex, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { exportDownloads, type summarizeDownloads } from '../../../contract/activity.ts';
import { addressOf } from '../../api/client.ts';
import cards from '../../ui/card-list.module.css';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { momentOf } from '../../ui/dates.ts';
import { Icon } from '../../ui/icons.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useSearch } from '../../ui/use-search.ts';
import classes from './admin.module.css';
import { downloadersQuery, historyQuery } from './api.ts';
import { type Period, PeriodFields } from './period.tsx';
import { badgeRole, roleLabel } from './roles.ts';
import { Chart, SumsTable } from './sums.tsx';

type Downloader = z.output<typeof summarizeDownloads.output>['users'][number];
const FAILED = 'Failed to load download activity';

type By = 'person' | 'studio' | 'month';

/** Downloads of a period: over time, and by person, studio or month; each person expands to a history. */
export function ActivityTab() {
  const search = useSearch();
  const [period, setPeriod] = useState<Period>({});
  const [by, setBy] = useState<By>('person');
  const shown = { ...period, by, ...(by === 'person' && search.query.search && { search: search.query.search }) };
  return (
    <Stack gap="md">
      <Flex direction={{ base: 'column', sm: 'row' }} gap="sm" align={{ sm: 'flex-end' }} wrap="wrap">
        <PeriodFields
          onPeriod={(next) => {
            setPeriod(next);
            search.setPage(1);
          }}
        />
        <ChoiceGroup
          label="Sums by"
          shape="pills"
          value={by}
          onChange={setBy}
          choices={[
            { value: 'person', label: 'By person' },
            { value: 'studio', label: 'By studio' },
            { value: 'month', label: 'By month' },
          ]}
        />
        <Button component="a" variant="default" href={addressOf(exportDownloads.path, { query: shown })} download>
          Export CSV
        </Button>
        <Button component="a" variant="default" href={addressOf(exportDownloads.path, { query: period })} download>
          Export downloads
        </Button>
      </Flex>
      <Chart period={period} />
      {by === 'person' ? <People search={search} period={period} /> : <SumsTable by={by} period={period} />}
    </Stack>
  );
}

/** Who has downloaded how often: the latest first, or of a period, the most first. */
function People({ search, period }: { search: ReturnType<typeof useSearch>; period: Period }) {
  const people = useQuery(downloadersQuery({ ...search.query, ...period }));
  return (
    <>
      <SearchField label="Search activity" placeholder="Name, email or studio" search={search} />
      <LoadState queries={[people]} title={FAILED}>
        {people.data && (
          <>
            <Pager {...people.data} what={people.data.total === 1 ? 'person' : 'people'} onPage={search.setPage} />
            {people.data.users.length === 0 && (
              <Text c="dimmed">
                Nobody {period.from || period.to ? 'downloaded a video then.' : 'has downloaded a video yet.'}
              </Text>
            )}
            <ul className={cards.list} aria-busy={people.isPlaceholderData}>
              {people.data.users.map((person) => (
                <DownloaderCard key={person.userId} person={person} period={period} />
              ))}
            </ul>
          </>
        )}
      </LoadState>
    </>
  );
}

function DownloaderCard({ person, period }: { person: Downloader; period: Period }) {
  const [open, setOpen] = useState(false);
  const { email, assignedInstructorName, downloads, lastDownloadedAt } = person;
  return (
    <li className={cards.card} aria-label={email}>
      <UnstyledButton className={classes.line} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Group gap="xs" className={cards.text}>
          <Text fw={600} className={cards.text}>
            {assignedInstructorName || email}
          </Text>
          <Badge variant="outline" color="gold.5" tt="none">
            {roleLabel(badgeRole(person))}
          </Badge>
        </Group>
        <Group gap={6} wrap="nowrap">
          <Text size="sm">
            {downloads.toLocaleString()} {downloads === 1 ? 'download' : 'downloads'}
          </Text>
          <Icon name={open ? 'collapse' : 'expand'} />
        </Group>
        <Text size="sm" c="dimmed" className={cards.text} w="100%">
          {assignedInstructorName && `${email} · `}last {momentOf(lastDownloadedAt)}
        </Text>
      </UnstyledButton>
      {open && <History userId={person.userId} period={period} />}
    </li>
  );
}

function History({ userId, period }: { userId: string; period: Period }) {
  const history = useInfiniteQuery(historyQuery(userId, period));
  const records = history.data?.pages.flatMap(({ activity }) => activity) ?? [];
  return (
    <LoadState queries={[history]} title={FAILED}>
      <ul className={classes.history}>
        {records.map(({ id, downloadedAt, instructorName, classType, userRole, userSubscriptionStatus }) => (
          <li key={id}>
            <span className={cards.text}>
              {classType || 'No class type'}
              {instructorName && ` with ${instructorName}`}
            </span>
            <Text span size="sm" c="dimmed">
              {momentOf(downloadedAt)} · as{' '}
              {roleLabel(badgeRole({ role: userRole, subscriptionStatus: userSubscriptionStatus }))}
            </Text>
          </li>
        ))}
      </ul>
      <Group gap="xs" mt="xs">
        {history.hasNextPage && (
          <Button
            variant="default"
            size="sm"
            loading={history.isFetchingNextPage}
            onClick={() => history.fetchNextPage()}
          >
            Show older
          </Button>
        )}
        <Button
          component="a"
          variant="default"
          size="sm"
          href={addressOf(exportDownloads.path, { query: { ...period, userId } })}
          download
        >
          Export this history
        </Button>
      </Group>
    </LoadState>
  );
}
