import { type AuditEntry, listAudit, sumDownloads } from '../../src/contract/activity.ts';
import { type AdminUser, getToday, listUsers } from '../../src/contract/admin.ts';
import { listUnmatched } from '../../src/contract/billing.ts';
import { getConsequences, getPerson, type Holdings } from '../../src/contract/consequences.ts';
import type { Plan } from '../../src/contract/plans.ts';
import { answer } from './answers.ts';
import { person } from './people.ts';

export const IN_20_DAYS = new Date(Date.now() + 20 * 86_400_000).toISOString();

/** Somebody with that plan, as admins see them. */
export function adminUser(plan: Plan = 'free', columns: Partial<AdminUser> = {}): AdminUser {
  const { id, email, role, subscriptionStatus } = person(plan, { email: `${plan}-person@example.com` });
  return {
    id,
    email,
    username: 'dancer',
    firstName: '',
    lastName: '',
    role,
    subscriptionStatus,
    studioName: 'Moon Studio',
    assignedInstructorName: 'Zelda',
    stripeCustomerId: null,
    stripeSubscriptionId: null,
    subscriptionExpiresAt: null,
    downloadCount: 3,
    nameChangeCount: 0,
    standing: { plan, payer: 'nobody', studio: null, own: null, grantedUntil: null, ended: null },
    createdAt: '2026-01-05T10:00:00Z',
    updatedAt: '2026-01-05T10:00:00Z',
    lastSeenAt: '2026-01-05T10:00:00Z',
    ...columns,
  };
}

/** Somebody who pays for Individual Pro. */
export function payer(state: 'renews' | 'ends' = 'renews', columns: Partial<AdminUser> = {}): AdminUser {
  const own = { planId: 'individual_pro', state, at: IN_20_DAYS, amount: 699, currency: 'usd', isMock: false } as const;
  const user = adminUser('individual', columns);
  return { ...user, standing: { ...user.standing, payer: 'self', own } };
}

/** Nothing has happened. */
const NONE = { count: 0, people: [] };
export const QUIET_DAY = {
  unmatchedPayments: 0,
  overdue: NONE,
  failedFilms: NONE,
  failedUploads: NONE,
  newPeople: NONE,
};

export const NOTHING: Holdings = {
  team: [],
  clips: 0,
  libraryBytes: 0,
  films: 0,
  downloads: 0,
  classTypes: 0,
  classDescriptions: 0,
};

/** A server with these people, whom a test may change; its search looks for parts of addresses, its pages have five. */
export function keepPeople(people: AdminUser[], holdings: Holdings = NOTHING, log: AuditEntry[] = []): void {
  const byId = (id: string) => people.find((one) => one.id === id)!;
  answer(listUnmatched, { subscriptions: [] });
  answer(getToday, QUIET_DAY);
  answer(listUsers, ({ query: { search = '', role, page } }) => {
    const pageSize = 5;
    const found = people.filter((one) => one.email.includes(search) && (!role || one.role === role));
    return { users: found.slice((page - 1) * pageSize, page * pageSize), total: found.length, page, pageSize };
  });
  answer(getPerson, ({ params }) => ({ user: byId(params.userId), holdings }));
  answer(getConsequences, ({ params, query: { role } }) => {
    return {
      refusal: null,
      user: byId(params.userId),
      holdings,
      planAfter: role === 'pro' ? ('individual' as const) : ('free' as const),
    };
  });
  answer(listAudit, { entries: log, next: null });
  answer(sumDownloads, { sums: [] });
}
