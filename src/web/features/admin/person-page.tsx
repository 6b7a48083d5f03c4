import { Badge, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { formatBytes } from '../../../contract/bytes.ts';
import type { Holdings } from '../../../contract/consequences.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { ApiError } from '../../api/client.ts';
import cards from '../../ui/card-list.module.css';
import { dayOf } from '../../ui/dates.ts';
import { LinkButton } from '../../ui/links.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { DownloadData } from '../account/download-data.tsx';
import { CONSOLES, overPromo } from '../consoles/console.ts';
import classes from './admin.module.css';
import { personQuery } from './api.ts';
import { AuditList } from './audit-list.tsx';
import { nameOf } from './roles.ts';
import { useUserActions } from './use-user-actions.tsx';
import { Fact, UserBadges, UserButtons, UserFacts } from './user-card.tsx';

/** Everything about one person, at its own URL: plan and charges, team, what they have made, and what was done to them. */
export function PersonPage({ userId }: { userId: string }) {
  const person = useQuery(personQuery(userId));
  const { navigate } = useRouter();
  const toList = () => void navigate({ to: '/', search: overPromo(CONSOLES.admin.address) });
  const { actions, dialogs } = useUserActions(toList);
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = person.data !== undefined;
  useEffect(() => {
    if (isThere) heading.current?.focus({ preventScroll: true });
  }, [isThere]);
  const isGone = person.error instanceof ApiError && person.error.status === 404;

  return (
    <Stack gap="md">
      <LinkButton to="/" search={overPromo(CONSOLES.admin.address)} variant="default" size="sm" w="fit-content">
        All users
      </LinkButton>
      {isGone ? (
        <Text role="status">This account no longer exists. It may have been deleted.</Text>
      ) : (
        <LoadState queries={[person]} title="This person could not be loaded.">
          {person.data && (
            <>
              <Group gap="xs">
                <Title
                  order={2}
                  size="h3"
                  ref={heading}
                  tabIndex={-1}
                  className={cards.text}
                  style={{ outline: 'none' }}
                >
                  {nameOf(person.data.user)}
                </Title>
                <UserBadges user={person.data.user} />
              </Group>
              <Text c="dimmed" className={cards.text}>
                {person.data.user.email}, here since {dayOf(person.data.user.createdAt)}
              </Text>
              <section aria-label="Plan and account">
                <UserFacts user={person.data.user} onExpiry={() => actions.onExpiry(person.data.user)} />
                <UserButtons user={person.data.user} actions={actions} />
              </section>
              <DownloadData userId={person.data.user.id} />
              <Made holdings={person.data.holdings} />
              <Team team={person.data.holdings.team} />
            </>
          )}
        </LoadState>
      )}
      <Title order={3} size="h4">
        History of this account
      </Title>
      <AuditList filters={{ userId }} />
      {dialogs}
    </Stack>
  );
}

function Made({ holdings }: { holdings: Holdings }) {
  const { clips, libraryBytes, films, downloads, classTypes, classDescriptions } = holdings;
  return (
    <section aria-label="What they have made">
      <Title order={3} size="h4">
        What they have made
      </Title>
      <dl className={classes.facts}>
        <Fact label="Background videos">{clips.toLocaleString()}</Fact>
        <Fact label="Storage used">{formatBytes(libraryBytes)}</Fact>
        <Fact label="Finished videos">{films.toLocaleString()}</Fact>
        <Fact label="Downloads in the log">{downloads.toLocaleString()}</Fact>
        <Fact label="Their own class types">{classTypes.toLocaleString()}</Fact>
        <Fact label="Class descriptions">{classDescriptions.toLocaleString()}</Fact>
      </dl>
    </section>
  );
}

function Team({ team }: { team: Holdings['team'] }) {
  if (team.length === 0) return null;
  return (
    <section aria-label="Their team">
      <Title order={3} size="h4">
        Their team: {team.length} of {LIMITS.teamSeats} seats
      </Title>
      <ul className={classes.members}>
        {team.map(({ name, email, joined }) => (
          <li key={email} className={classes.member}>
            <div className={cards.text}>
              <Text size="sm" fw={500}>
                {name || email}
              </Text>
              <Text size="sm" c="dimmed">
                {email}
              </Text>
            </div>
            <Badge variant="outline" color={joined ? 'gold.5' : 'gray'} tt="none" flex="none">
              {joined ? 'Joined' : 'Invited'}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
