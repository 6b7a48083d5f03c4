import { Badge, Button, Group, NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AdminUser } from '../../../contract/admin.ts';
import { whyNoExpiry } from '../../../contract/consequences.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { entitlements, type Role } from '../../../contract/plans.ts';
import { siteQuery } from '../../api/site.ts';
import cards from '../../ui/card-list.module.css';
import { dayOf } from '../../ui/dates.ts';
import { LinkAnchor } from '../../ui/links.tsx';
import { CONSOLES, overPromo } from '../consoles/console.ts';
import { standingLine } from '../plans/standing.ts';
import classes from './admin.module.css';
import { badgeRole, nameOf, ROLE_LABELS, roleLabel, shortId, statusLabel } from './roles.ts';

export type UserActions = {
  onRole: (user: AdminUser, role: Role) => void;
  onExpiry: (user: AdminUser) => void;
  onCancel: (user: AdminUser) => void;
  onResetNames: (user: AdminUser) => void;
  onDelete: (user: AdminUser) => void;
};

/** A person with everything an admin may know and do; the name links to their own page. */
export function UserCard({ user, actions }: { user: AdminUser; actions: UserActions }) {
  return (
    <li className={cards.card} aria-label={user.email}>
      <Group gap="xs">
        <LinkAnchor
          to="/"
          search={overPromo({ ...CONSOLES.admin.address, person: user.id })}
          fw={600}
          py={4}
          className={cards.text}
          aria-label={`Open ${nameOf(user)}’s page: ${user.email}`}
        >
          {nameOf(user)}
        </LinkAnchor>
        <UserBadges user={user} />
      </Group>
      <Text size="sm" c="dimmed" className={cards.text}>
        {user.email}
      </Text>
      <UserFacts user={user} onExpiry={() => actions.onExpiry(user)} />
      <UserButtons user={user} actions={actions} />
    </li>
  );
}

/** A person's role and the state of their subscription. */
export function UserBadges({ user }: { user: AdminUser }) {
  return (
    <>
      <Badge variant="outline" color="gold.5" tt="none">
        {roleLabel(badgeRole(user))}
      </Badge>
      <Badge variant="light" color={user.standing.own?.state === 'past_due' ? 'danger' : 'gray'} tt="none">
        {statusLabel(user)}
      </Badge>
    </>
  );
}

/** What an admin may do to a person; actions without effect are not offered. */
export function UserButtons({ user, actions }: { user: AdminUser; actions: UserActions }) {
  const { own } = user.standing;
  const end = own?.state === 'ends' ? 'End now' : 'Cancel Sub';
  return (
    <div className={classes.actions}>
      <NativeSelect
        aria-label={`Role of ${user.email}`}
        size="sm"
        className={classes.role}
        value={user.role}
        onChange={(event) => actions.onRole(user, event.currentTarget.value as Role)}
        data={[...ROLE_LABELS]}
      />
      {own && (
        <Button
          variant="default"
          size="sm"
          aria-label={`${end} of ${user.email}`}
          onClick={() => actions.onCancel(user)}
        >
          {end}
        </Button>
      )}
      {user.stripeCustomerId && <DashboardLink customerId={user.stripeCustomerId} />}
      {limitsNames(user) && (
        <Button
          variant="default"
          size="sm"
          aria-label={`Reset Names of ${user.email}`}
          onClick={() => actions.onResetNames(user)}
        >
          Reset Names
        </Button>
      )}
      <Button
        variant="subtle"
        color="danger"
        size="sm"
        aria-label={`Delete ${user.email}`}
        onClick={() => actions.onDelete(user)}
      >
        Delete
      </Button>
    </div>
  );
}

/** Whether instructor name changes are limited, by role or by status. */
const limitsNames = (user: AdminUser) => entitlements(user).nameChanges !== null;

export function UserFacts({ user, onExpiry }: { user: AdminUser; onExpiry: () => void }) {
  return (
    <dl className={classes.facts}>
      <Fact label="Plan" className={classes.wide}>
        {standingLine(user.standing)}
      </Fact>
      <Fact label="Studio">
        <Studio user={user} />
      </Fact>
      <Fact label="Instructor name">{user.assignedInstructorName || 'None'}</Fact>
      <Fact label="Downloads used">{user.downloadCount}</Fact>
      <Fact label="Last seen">{user.lastSeenAt ? dayOf(user.lastSeenAt) : 'Not lately'}</Fact>
      {limitsNames(user) && (
        <Fact label="Name changes used">
          {user.nameChangeCount} of {LIMITS.nameChanges}
        </Fact>
      )}
      <Expiry user={user} onEdit={onExpiry} />
      <Fact label="Customer id" className={classes.long}>
        <span title={user.stripeCustomerId ?? undefined}>{shortId(user.stripeCustomerId)}</span>
      </Fact>
      <Fact label="Subscription id" className={classes.long}>
        <span title={user.stripeSubscriptionId ?? undefined}>{shortId(user.stripeSubscriptionId)}</span>
      </Fact>
    </dl>
  );
}

/** The studio that a person owns, or the one whose team they are in, which links to its owner. */
function Studio({ user: { standing, studioName } }: { user: AdminUser }) {
  if (!standing.studio) return studioName || 'None';
  const { name, ownerId, ownerEmail } = standing.studio;
  return (
    <LinkAnchor to="/" search={overPromo({ ...CONSOLES.admin.address, person: ownerId })} size="sm" py={4}>
      {name || ownerEmail}
    </LinkAnchor>
  );
}

/** The last day of a plan. If a date would end nothing, the control is disabled and says why; an existing date can still be removed. */
function Expiry({ user, onEdit }: { user: AdminUser; onEdit: () => void }) {
  const date = user.subscriptionExpiresAt?.slice(0, 10);
  const why = whyNoExpiry(user);
  return (
    <Fact label="Expires" className={classes.wide}>
      <Group gap={6}>
        <span>{date ?? 'Never'}</span>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          mih={24}
          disabled={why !== null && !date}
          aria-label={`Edit expiry date of ${user.email}`}
          onClick={onEdit}
        >
          {why !== null && date ? 'Remove' : 'Edit'}
        </Button>
      </Group>
      {why !== null && (
        <Text size="xs" c="dimmed">
          {date ? `This date has no effect. ${why}` : why}
        </Text>
      )}
    </Fact>
  );
}

type FactProps = { label: string; className?: string | undefined; children: ReactNode };

export function Fact({ label, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Where Stripe shows the customer; customers of non-production installations are in its test mode. */
function DashboardLink({ customerId }: { customerId: string }) {
  const site = useQuery(siteQuery);
  const mode = site.data?.production === false ? 'test/' : '';
  return (
    <Button
      component="a"
      variant="default"
      size="sm"
      href={`https://dashboard.stripe.com/${mode}customers/${encodeURIComponent(customerId)}`}
      target="_blank"
      rel="noreferrer"
    >
      View provider dashboard
    </Button>
  );
}
