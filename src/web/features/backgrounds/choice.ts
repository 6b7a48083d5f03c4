import type { ReactNode } from 'react';
import type { Clip } from '../../../contract/library.ts';

/** Chooses a background, or removes it (null: black); `deleted` if that is because it no longer exists. */
export type ChooseClip = (clip: Clip | null, why?: 'deleted') => void;

/** The chosen background, and the function that chooses another. */
export type BackgroundChoice = { chosen: Clip | null; onChoose: ChooseClip };

/** What the library's Admin Panel tab shows, and what a press on it opens. */
export type AdminPanel = { content: ReactNode; open: () => void };
