import type { Clip } from '../../../contract/library.ts';

/** What the Admin Panel tab hands to the console in it: the editor's background, and the way to choose another (null: black). */
export type ConsoleProps = { chosen: Clip | null; onChoose: (clip: Clip | null) => void };
