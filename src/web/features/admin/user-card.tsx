import { Badge, Button, Group, NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AdminUser } from '../../../contract/admin.ts';
import type { Role } from '../../../contract/plans.ts';
import cards from '../../ui/card-list.module.css';
import { siteQuery } from '../account/api.ts';
import classes from './admin.module.css';
import { badgeRole, canCancel, nameOf, ROLE_LABELS, roleLabel, shortId } from './roles.ts';

export type UserActions = {
  onRole: (user: AdminUser, role: Role) => void;
  onExpiry: (user: AdminUser) => void;
  onCancel: (user: AdminUser) => void;
  onResetNames: (user: AdminUser) => void;
  onDelete: (user: AdminUser) => void;
};

/** A person with everything that an admin may know and do. */
export function UserCard({ user, actions }: { user: AdminUser; actions: UserActions }) {
  const name = nameOf(user);
  return (
    <li className={cards.card} aria-label={user.email}>
      <Group gap="xs">
        <Text fw={600} className={cards.text}>
          {name}
        </Text>
        <Badge variant="outline" color="gold.5" tt="none">
          {roleLabel(badgeRole(user))}
        </Badge>
        <Badge variant="light" color={user.subscriptionStatus === 'past_due' ? 'danger' : 'gray'} tt="none">
          {user.subscriptionStatus}
        </Badge>
      </Group>
      <Text size="sm" c="dimmed" className={cards.text}>
        {user.email}
      </Text>
      <Facts user={user} onExpiry={() => actions.onExpiry(user)} />
      <div className={classes.actions}>
        <NativeSelect
          aria-label={`Role of ${user.email}`}
          size="sm"
          className={classes.role}
          value={user.role}
          onChange={(event) => actions.onRole(user, event.currentTarget.value as Role)}
          data={[...ROLE_LABELS]}
        />
        {canCancel(user) && (
          <Button variant="default" size="sm" onClick={() => actions.onCancel(user)}>
            Cancel Sub
          </Button>
        )}
        {user.stripeCustomerId && <DashboardLink customerId={user.stripeCustomerId} />}
        {user.role === 'pro' && (
          <Button variant="default" size="sm" onClick={() => actions.onResetNames(user)}>
            Reset Names
          </Button>
        )}
        <Button variant="subtle" color="danger" size="sm" onClick={() => actions.onDelete(user)}>
          Delete
        </Button>
      </div>
    </li>
  );
}

function Facts({ user, onExpiry }: { user: AdminUser; onExpiry: () => void }) {
  const expires = user.subscriptionExpiresAt?.slice(0, 10) ?? 'Never';
  return (
    <dl className={classes.facts}>
      <Fact label="Studio">{user.studioName || 'None'}</Fact>
      <Fact label="Instructor name">{user.assignedInstructorName || 'None'}</Fact>
      <Fact label="Downloads used">{user.downloadCount}</Fact>
      <Fact label="Expires">
        <Group gap={6}>
          <span>{expires}</span>
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            mih={24}
            aria-label={`Edit expiry date of ${user.email}`}
            onClick={onExpiry}
          >
            Edit
          </Button>
        </Group>
      </Fact>
      <Fact label="Customer id" wide>
        <span title={user.stripeCustomerId ?? undefined}>{shortId(user.stripeCustomerId)}</span>
      </Fact>
      <Fact label="Subscription id" wide>
        <span title={user.stripeSubscriptionId ?? undefined}>{shortId(user.stripeSubscriptionId)}</span>
      </Fact>
      {user.role === 'pro' && <Fact label="Name changes used">{user.nameChangeCount}</Fact>}
    </dl>
  );
}

function Fact({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? classes.wide : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Where Stripe shows the customer; installations that are not in production have their customers in its test mode. */
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
