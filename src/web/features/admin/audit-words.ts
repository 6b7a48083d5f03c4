import type { AuditEntry } from '../../../contract/activity.ts';
import { roleSchema } from '../../../contract/plans.ts';
import { roleLabel } from './roles.ts';

/** What was done, as a heading. */
const TITLES: Record<AuditEntry['action'], string> = {
  'role-changed': 'Role changed',
  'user-deleted': 'User deleted',
  'name-changes-reset': 'Name changes reset',
  'expiration-changed': 'Expiration changed',
  'subscription-canceled': 'Subscription canceled',
  'subscription-refunded': 'Subscription refunded',
  'member-added': 'Member added',
  'member-renamed': 'Member renamed',
  'member-removed': 'Member removed',
  'member-joined': 'Joined a team',
  'member-left': 'Left a team',
  'team-closed': 'Team closed',
  'plan-ended': 'Plan ended',
  'invitation-sent-again': 'Invitation resent',
  'video-uploaded': 'Video uploaded',
  'video-deleted': 'Video deleted',
  'class-type-added': 'Shared class type added',
  'class-type-renamed': 'Shared class type renamed',
  'class-type-deleted': 'Shared class type deleted',
  'class-description-changed': 'Shared class description changed',
  'class-description-deleted': 'Shared class description deleted',
  'job-canceled': 'Stopped in the queue',
  'job-retried': 'Tried again',
  'data-exported': 'Data downloaded for them',
  'token-made': 'Access token made',
  'token-revoked': 'Access token revoked',
  'tokens-ended': 'Access tokens ended by a new password',
};

/** Labels of the details kept in the log. */
const NAMES: Record<string, string> = {
  classType: 'class',
  expirationDate: 'last day',
  endsAt: 'ends',
};

export const auditTitle = ({ action }: Pick<AuditEntry, 'action'>): string => TITLES[action];

/** The details of an entry for people; ids are for programs and stay in the log. */
export function auditFacts({ action, details }: Pick<AuditEntry, 'action' | 'details'>): string[] {
  const { from, to, ...others } = details;
  const change = 'to' in details ? [`${plain(from, action)} → ${plain(to, action)}`] : [];
  if (action === 'subscription-canceled') return [details.immediate === true ? 'at once' : 'with its period'];
  const facts = Object.entries(others)
    .filter(([name]) => !name.endsWith('Id'))
    .map(([name, value]) => `${NAMES[name] ?? name}: ${plain(value, action)}`);
  return [...change, ...facts];
}

function plain(value: unknown, action: AuditEntry['action']): string {
  if (value === null || value === undefined || value === '') return action === 'expiration-changed' ? 'never' : 'none';
  const role = roleSchema.safeParse(value);
  if (role.success && (action === 'role-changed' || action === 'user-deleted')) return roleLabel(role.data);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
