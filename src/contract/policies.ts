import { entitlements, ownsTeam, planOf, type Subject } from './plans.ts';

/** Who may make a call. Each rule answers for a signed-in person; `public` alone needs nobody to be signed in. */
const POLICIES = {
  public: () => true,
  signedIn: () => true,
  ownClassTypes: (s) => ['own', 'universal'].includes(entitlements(s).customClassTypes),
  brandKit: (s) => entitlements(s).brandKit,
  personalUploads: (s) => entitlements(s).personalUploads,
  studioMember: (s) => ownsTeam(planOf(s)) || ['studio_team', 'admin'].includes(planOf(s)),
  studioOwner: (s) => ownsTeam(planOf(s)) || planOf(s) === 'admin',
  admin: (s) => planOf(s) === 'admin',
} as const satisfies Record<string, (subject: Subject) => boolean>;

export type PolicyName = keyof typeof POLICIES;

/** True if the person may make calls under this policy; null stands for a visitor. */
export function allows(policy: PolicyName, subject: Subject | null): boolean {
  return subject ? POLICIES[policy](subject) : policy === 'public';
}
