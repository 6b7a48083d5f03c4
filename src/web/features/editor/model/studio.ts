import { createContext, type ReactNode, useContext } from 'react';
import type { StaleFact } from '../../../../contract/facts/stale.ts';
import type { Preferences } from '../../../../contract/profile.ts';
import type { Rework } from '../../../../contract/promotion.ts';
import type { User } from '../../../../contract/session.ts';
import type { Failure } from '../../../api/failure.ts';
import type { FilmLogo } from '../../brand/use-logo.ts';
import type { KeptPromo } from '../../promos/use-kept-promo.ts';
import type { FilmScreen } from '../film/use-film-screen.ts';
import type { ButtonState, GenerateButton } from './buttons.ts';
import type { ClassFormChange, MissingFact } from './class-form.ts';
import type { EditorState } from './state.ts';
import type { EditorDispatch, Undoing } from './use-editor.ts';
import type { Preview } from './use-preview.ts';

/** The editor's four steps; on a phone one of them is open at a time. */
export type Tool = 'class' | 'text' | 'background' | 'style';

/** Which parts of the editor are open. */
export type OpenParts = {
  tool: Tool;
  show: (tool: Tool) => void;
  /** Counts the calls of `show`. */
  shown: number;
  /** The promotional text is open for editing. */
  text: boolean;
  setText: (open: boolean) => void;
  /** Opens the text and puts the cursor into it. */
  editText: () => void;
  /** Counts the calls of `editText`. */
  asked: number;
};

/** The step that moves the person on; only its button is primary. */
export type NextStep = 'promotion' | 'update' | 'video' | 'download';

/** The copywriter as the editor sees it. */
export type Promotion = {
  write: () => void;
  /** Makes something of the text that is there. */
  rework: (rework: Rework) => void;
  /** Tells what the person has made of the text, once a video is made of it. */
  tellEdits: () => void;
  /** What it asks for before it writes. */
  asks: readonly MissingFact[];
  /** Fills the form, and writes if nothing is missing anymore. */
  answer: (change: ClassFormChange) => void;
  /** Closes the question. */
  notNow: () => void;
  writing: boolean;
  /** How many texts it has just written. */
  written: number;
  /** Why there is no text; null if nothing failed. */
  failure: Failure | null;
  /** The model did not respond, and the built-in writer wrote the last text. */
  fellBack: boolean;
  /** Closes the message about a failure or fallback. */
  dismiss: () => void;
};

/** What is shown about a download beside its button. */
export type DownloadNotice =
  | { kind: 'tapAgain' }
  | { kind: 'link'; url: string }
  /** `link`: the film's URL, if this person may have it uncounted. */
  | { kind: 'failed'; failure: Failure; upgrade: boolean; link: string | null };

/** `share` sends the film on by the share sheet, where there is one. */
export type Download = { start: () => void; share: () => void; downloading: boolean; notice: DownloadNotice | null };

/** What the text says and the form does not, and what is done about it. */
export type FactsInText = {
  stale: readonly StaleFact[];
  /** Brings the text up to date, and the form too if its date has passed. */
  update: () => void;
  /** The promo says names that the account had before; null: it says those of today. */
  names: { words: string; update: () => void } | null;
  /** Asks before a film is made for a day that has passed. */
  question: ReactNode;
};

/** Everything that the editor's parts share. */
export type Studio = {
  user: User;
  /** As saved on the server. */
  preferences: Preferences;
  state: EditorState;
  dispatch: EditorDispatch;
  undoing: Undoing;
  parts: OpenParts;
  /** How the open promo is kept, and whether it was changed elsewhere. */
  kept: KeptPromo;
  preview: Preview;
  /** The logo that stands on the film. */
  logo: FilmLogo;
  promotion: Promotion;
  download: Download;
  facts: FactsInText;
  /** Why no film can be made of the current promo. */
  fault: string | null;
  next: NextStep;
  generate: GenerateButton & { press: () => void };
  downloadButton: ButtonState;
  cancelFilm: () => void;
  /** The finished film over everything. */
  watching: FilmScreen;
  refresh: () => void;
  /** Opens a new promo that is this one for the class's next date. */
  again: () => void;
};

export const StudioContext = createContext<Studio | null>(null);

/**
 * The editor around this part. Beside the fields that are typed in, it may be the one before: a letter is painted first, then what follows from it. What it
 * does, it does with the latest state.
 * @throws Error outside of an editor
 */
export function useStudio(): Studio {
  return inside(useContext(StudioContext));
}

/** What a context of the editor holds. @throws Error outside of an editor */
export function inside<T>(studio: T | null): T {
  if (!studio) throw new Error('This part of the editor stands outside of it.');
  return studio;
}
