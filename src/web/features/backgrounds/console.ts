import type { Clip } from '../../../contract/library.ts';

/** Chooses a background, or gives it up (null: black); `deleted` where that is because it is not there any more. */
export type ChooseClip = (clip: Clip | null, why?: 'deleted') => void;

/** What the Admin Panel tab hands to the console in it: the editor's background, and the way to choose another. */
export type ConsoleProps = { chosen: Clip | null; onChoose: ChooseClip };
