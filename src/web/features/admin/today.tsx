import { Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type AdminEvents, type getToday, TODAY_HOURS } from '../../../contract/admin.ts';
import type { CallOutput } from '../../../contract/call.ts';
import { LinkAnchor } from '../../ui/links.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { CONSOLES, overPromo } from '../consoles/console.ts';
import { todayQuery } from './api.ts';
import classes from './today.module.css';

/** The first thing an admin reads: what needs somebody today, and who has come. */
export function Today() {
  const today = useQuery(todayQuery);
  return (
    <section aria-labelledby="today-title">
      <Stack gap="sm">
        <Title order={2} size="h3" id="today-title">
          Today
        </Title>
        <LoadState queries={[today]} title="What needs you today could not be loaded.">
          {today.data && <Needs data={today.data} />}
        </LoadState>
      </Stack>
    </section>
  );
}

function Needs({ data }: { data: CallOutput<typeof getToday> }) {
  const { unmatchedPayments, overdue, failedFilms, failedUploads, newPeople } = data;
  const calm = unmatchedPayments + overdue.count + failedFilms.count + failedUploads.count === 0;
  return (
    <Card className={classes.card} data-calm={calm || undefined}>
      {calm && <Text fw={600}>Nothing needs you today.</Text>}
      <ul className={classes.list}>
        {unmatchedPayments > 0 && (
          <li className={classes.need}>
            <Text fw={600}>{counted(unmatchedPayments, 'payment')} without an account</Text>
            <Text size="sm" c="dimmed">
              Listed below, where they can be ended and refunded.
            </Text>
          </li>
        )}
        <Need what={[overdue, 'overdue payment']} hint="Stripe is trying the card again." />
        <Need what={[failedFilms, 'video']} end="could not be made" />
        <Need what={[failedUploads, 'upload']} end="failed" />
      </ul>
      <Arrived people={newPeople} />
    </Card>
  );
}

type NeedProps = { what: [AdminEvents, string]; end?: string; hint?: string };

function Need({ what: [events, noun], end = '', hint }: NeedProps) {
  if (events.count === 0) return null;
  return (
    <li className={classes.need}>
      <Text fw={600}>{`${counted(events.count, noun)} ${end}`.trim()}</Text>
      {hint && (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
      <People {...events} />
    </li>
  );
}

function Arrived({ people }: { people: AdminEvents }) {
  return (
    <div className={classes.arrived}>
      <Text size="sm" c="dimmed">
        {people.count === 0
          ? 'Nobody has'
          : `${people.count.toLocaleString()} ${people.count === 1 ? 'person has' : 'people have'}`}{' '}
        joined in the last {TODAY_HOURS} hours.
      </Text>
      <People {...people} />
    </div>
  );
}

/** Links to the latest of them, which is said where more are counted; a person may have had several. */
function People({ count, people }: AdminEvents) {
  if (people.length === 0) return null;
  return (
    <Group gap="0 var(--mantine-spacing-md)">
      {people.length < count && (
        <Text span size="sm" c="dimmed">
          Latest:
        </Text>
      )}
      {people.map(({ id, email }) => (
        <LinkAnchor
          key={id}
          to="/"
          search={overPromo({ ...CONSOLES.admin.address, person: id })}
          size="sm"
          className={classes.person}
        >
          {email}
        </LinkAnchor>
      ))}
    </Group>
  );
}

const counted = (count: number, noun: string) => `${count.toLocaleString()} ${noun}${count === 1 ? '' : 's'}`;
