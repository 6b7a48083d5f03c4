import type { Clip } from '../../../contract/library.ts';
import type { Plan } from '../../../contract/plans.ts';

/** Chooses a background, or gives it up (null: black); `deleted` where that is because it is not there any more. */
export type ChooseClip = (clip: Clip | null, why?: 'deleted') => void;

/** What the Admin Panel tab hands to the console in it: the editor's background, and the way to choose another. */
export type ConsoleProps = { chosen: Clip | null; onChoose: ChooseClip };

/** Of those who manage others: what the links to their console read, and the fragment of the studio's address that opens it. */
export const CONSOLES = {
  admin: { label: 'Admin Panel', hash: 'admin-panel' },
  studio_owner: { label: 'Team', hash: 'team' },
} as const;

/** The console of a person with this plan; null for who manages nobody. */
export const consoleOf = (plan: Plan) => (plan === 'admin' || plan === 'studio_owner' ? CONSOLES[plan] : null);
