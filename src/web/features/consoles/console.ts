import { ownsTeam, type Plan } from '../../../contract/plans.ts';

/** For people who manage others: the text of links to their console, and the fragment of the studio's URL that opens it. */
export const CONSOLES = {
  admin: { label: 'Admin Panel', hash: 'admin-panel' },
  studio_owner: { label: 'Team', hash: 'team' },
} as const;

/** The console for this plan; null for people who manage nobody. */
export function consoleOf(plan: Plan) {
  if (plan === 'admin') return CONSOLES.admin;
  return ownsTeam(plan) ? CONSOLES.studio_owner : null;
}
