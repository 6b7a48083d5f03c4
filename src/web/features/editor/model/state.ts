import type { Clip } from '../../../../contract/library.ts';
import { defaultPromo, type Promo } from '../../../../scene/promo.ts';
import { stripSignature, withSignature } from '../../../../scene/script.ts';
import { type ClassForm, type ClassFormChange, changeForm, resetForm } from './class-form.ts';
import { type Film, type FilmAction, filmReducer, isBusy, NO_FILM } from './film.ts';

/** Where the promotional text comes from: the untouched default, written by the copywriter, or edited by the person. */
export type TextOrigin = 'default' | 'written' | 'edited';

/** Everything the editor knows; `draft.ts` says what survives a reload. */
export type EditorState = {
  form: ClassForm;
  promo: Promo;
  background: Clip | null;
  origin: TextOrigin;
  /** An edited text that a newly written one has replaced, kept so that it can be restored. */
  replacedText: string | null;
  film: Film;
};

export type StyleChange = Partial<
  Pick<
    Promo,
    | 'header'
    | 'fontFamily'
    | 'fontSize'
    | 'fontWeight'
    | 'textAlign'
    | 'textColor'
    | 'textShadow'
    | 'animationType'
    | 'videoDuration'
  >
>;

export type EditorAction =
  | { type: 'formChanged'; change: ClassFormChange }
  | { type: 'promoChanged'; change: StyleChange }
  | { type: 'textEdited'; text: string; signed: boolean }
  | { type: 'textWritten'; text: string }
  | { type: 'textBroughtBack' }
  | {
      type: 'backgroundChosen';
      background: Clip | null;
      /** The previous one no longer exists. */
      deleted?: boolean;
    }
  | { type: 'reset' }
  | { type: 'restored'; state: EditorState }
  | { type: 'film'; action: FilmAction };

/** The editor for a fresh start. */
export function newEditor(form: ClassForm): EditorState {
  return { form, promo: defaultPromo, background: null, origin: 'default', replacedText: null, film: NO_FILM };
}

/** The next state. Any change of the form, the promo or the background discards the film, finished or in progress. */
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  if (action.type === 'film') return { ...state, film: filmReducer(state.film, action.action) };
  if (action.type === 'restored') {
    // Nobody is working anymore on a film that was in progress then.
    return isBusy(action.state.film) ? { ...action.state, film: NO_FILM } : action.state;
  }
  const next = change(state, action);
  const { form, promo, background } = state;
  const same = equal(form, next.form) && equal(promo, next.promo) && background?.publicId === next.background?.publicId;
  // A finished film is its own file: it stays when its background is deleted.
  const kept = action.type === 'backgroundChosen' && action.deleted && state.film.url !== null;
  return same || kept ? next : { ...next, film: filmReducer(state.film, { type: 'discarded' }) };
}

type Change = Exclude<EditorAction, { type: 'film' | 'restored' }>;

function change(state: EditorState, action: Change): EditorState {
  const { promo } = state;
  switch (action.type) {
    case 'formChanged':
      return { ...state, form: changeForm(state.form, action.change) };
    case 'promoChanged':
      return { ...state, promo: { ...promo, ...action.change } };
    case 'textEdited':
      return {
        ...state,
        origin: 'edited',
        replacedText: null,
        promo: { ...promo, text: action.signed ? withSignature(action.text) : action.text },
      };
    case 'textWritten':
      return {
        ...state,
        origin: 'written',
        replacedText: replacedBy(state),
        promo: { ...promo, text: action.text },
      };
    case 'textBroughtBack':
      if (state.replacedText === null) return state;
      return { ...state, origin: 'edited', replacedText: null, promo: { ...promo, text: state.replacedText } };
    case 'backgroundChosen':
      return {
        ...state,
        background: action.background,
        promo: { ...promo, backgroundVideoUrl: action.background?.url ?? null },
      };
    case 'reset':
      return newEditor(resetForm(state.form));
  }
}

/** The edited text that a newly written one would overwrite; further versions do not displace it. */
function replacedBy({ origin, promo, replacedText }: EditorState): string | null {
  return origin === 'edited' && editableText(promo) !== '' ? promo.text : replacedText;
}

/** The text as the person edits it. */
export function editableText(promo: Promo): string {
  return stripSignature(promo.text);
}

/** The film would show words from the person or the copywriter. */
export function hasText(promo: Promo): boolean {
  return editableText(promo).trim() !== '' || promo.header.trim() !== '';
}

/** Whether an automatically offered clip may become the background: nothing is chosen, and no film without it is made or being made. */
export function takesOffer({ background, film }: EditorState): boolean {
  return background === null && film.url === null && !isBusy(film);
}

function equal(a: object, b: object): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
