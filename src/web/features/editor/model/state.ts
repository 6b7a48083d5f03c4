import { afterEdit, followForm } from '../../../../contract/facts/apply.ts';
import { isOver, nextWeek, updateFacts } from '../../../../contract/facts/stale.ts';
import type { Binding } from '../../../../contract/facts.ts';
import type { Clip } from '../../../../contract/library.ts';
import type { PromoContent, Writing } from '../../../../contract/promos.ts';
import { newPromo, overClip, replacedBy, withForm, written } from '../../../../contract/written.ts';
import type { List } from '../../../../scene/list-schema.ts';
import type { LookId, LookSettings } from '../../../../scene/looks.ts';
import type { Promo } from '../../../../scene/promo.ts';
import { withSignature } from '../../../../scene/script.ts';
import { urlForLength, urlFrom } from '../../backgrounds/part.ts';
import { type ClassForm, type ClassFormChange, changeForm, resetForm, today } from './class-form.ts';
import { type Film, type FilmAction, filmReducer, isBusy, NO_FILM } from './film.ts';
import { lastOne } from './last-one.ts';
import { isOwnStyle, type LookBy, promoInLook } from './look.ts';
import { keepStruck, toggleStruck } from './writing.ts';

export { editableText } from '../../../../contract/written.ts';

/** Where the promotional text comes from: the untouched default, written by the copywriter, or edited by the person. */
export type TextOrigin = 'default' | 'written' | 'edited';

/** Who teaches and where, as the account has it. */
export type Names = PromoContent['savedNames'];

type Caption = NonNullable<PromoContent['caption']>;

/** Everything the editor knows; `draft.ts` says what survives a reload. */
export type EditorState = {
  form: ClassForm;
  /** Somebody has said when the class begins; otherwise the form's time is a guess. */
  timeChosen: boolean;
  promo: Promo;
  background: Clip | null;
  origin: TextOrigin;
  lookBy: LookBy;
  /** An edited text that a newly written one has replaced, kept so that it can be restored. */
  replacedText: string | null;
  /** The account's names when the promo took them; a name that the person has chosen or brought up to date since is not there. */
  savedNames: Partial<Names>;
  /** Where the text says the form's facts, and where the replaced one does. */
  facts: Binding[];
  replacedFacts: Binding[];
  /** What the copywriter wrote last; its other texts can be chosen for as long as there is no next one. */
  writing: Writing | null;
  /** What the person has made of the caption; null: nothing. */
  caption: Caption | null;
  film: Film;
};

/** What the style tool changes beside what belongs to a look. */
type OwnStyle = 'header' | 'fontSize' | 'madeFor' | 'textY' | 'coverFirst' | 'showLogo' | 'videoDuration' | 'code';
type HeardStyle = 'sound' | 'music' | 'ownTrack';
export type StyleChange = Partial<LookSettings & Pick<Promo, OwnStyle | HeardStyle>>;

export type EditorAction =
  | { type: 'formChanged'; change: ClassFormChange }
  | { type: 'promoChanged'; change: StyleChange }
  | { type: 'listChanged'; list: List }
  | { type: 'textEdited'; text: string; signed: boolean }
  | {
      type: 'textWritten';
      text: string;
      /** What it was written from, if the form may have changed since. */
      from?: ClassForm;
      writing?: Writing;
      /** The background that the look of its style brings, where nobody has chosen one. */
      background?: Clip | null;
    }
  | { type: 'versionChosen'; version: number }
  | { type: 'lastTaken'; content: PromoContent }
  /** It is not meant; or it is, if it was struck before. */
  | { type: 'factStruck'; fact: string; value: string }
  | { type: 'lookChosen'; look: LookId; background: Clip | null }
  | { type: 'factsUpdated' }
  /** The promo takes the account's names of today. */
  | { type: 'namesUpdated'; names: Partial<Names> }
  | { type: 'captionChanged'; caption: Caption | null }
  | { type: 'textBroughtBack' }
  | {
      type: 'backgroundChosen';
      background: Clip | null;
      /** The previous one no longer exists. */
      deleted?: boolean;
    }
  | {
      type: 'startChosen';
      /** Where in the background the film begins, in seconds. */
      start: number;
    }
  | { type: 'reset' }
  | { type: 'restored'; state: EditorState }
  | { type: 'film'; action: FilmAction };

const NOTHING_REPLACED = { replacedText: null, replacedFacts: [] };

/** The editor for a fresh start. @param background what it begins with; null: black @param look that has been chosen for all new promos */
export function newEditor(form: ClassForm, background: Clip | null = null, look: LookId | null = null): EditorState {
  return { ...newPromo(form, background, look), caption: null, film: NO_FILM };
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
    case 'formChanged': {
      const next = withForm(withOwnNames(state, action.change), changeForm(state.form, action.change), today());
      return { ...next, timeChosen: state.timeChosen || action.change.time !== undefined };
    }
    case 'promoChanged':
      return {
        ...state,
        promo: styled(state, action.change),
        lookBy: isOwnStyle(action.change) ? 'person' : state.lookBy,
      };
    case 'listChanged':
      return { ...state, promo: { ...promo, list: action.list } };
    case 'lookChosen':
      return inLook(state, action.look, action.background);
    case 'textEdited':
      return edited(state, action.signed ? withSignature(action.text) : action.text);
    case 'textWritten':
      return newlyWritten(state, action);
    case 'versionChosen':
      return versionChosen(state, action.version);
    case 'lastTaken':
      return withLastOne(state, action.content);
    case 'factStruck':
      return { ...state, writing: state.writing && toggleStruck(state.writing, action) };
    case 'captionChanged':
      return { ...state, caption: action.caption };
    case 'textBroughtBack': {
      if (state.replacedText === null) return state;
      const brought = { text: state.replacedText, facts: state.replacedFacts };
      // The form may have changed since the text was replaced.
      const { text, facts } = followForm(brought, state.form, state.form, today());
      return { ...state, origin: 'edited', ...NOTHING_REPLACED, facts, promo: { ...promo, text } };
    }
    case 'factsUpdated':
      return upToDate(state);
    case 'namesUpdated':
      return nothingStale(withForm(withOwnNames(state, action.names), { ...state.form, ...action.names }, today()));
    case 'backgroundChosen':
      return {
        ...state,
        background: action.background,
        promo: overClip(promo, action.background, state.background),
      };
    case 'startChosen': {
      const { background } = state;
      const url = background && urlFrom(background, action.start, promo.videoDuration);
      return { ...state, promo: { ...promo, backgroundVideoUrl: url } };
    }
    case 'reset':
      return { ...newEditor(resetForm(state.form)), savedNames: state.savedNames };
  }
}

/** The promo with other settings. In a longer film the background begins earlier if it would end too soon. */
function styled({ promo, background }: EditorState, change: StyleChange): Promo {
  const next = { ...promo, ...change };
  const { backgroundVideoUrl, videoDuration } = promo;
  return {
    ...next,
    backgroundVideoUrl: urlForLength(background, backgroundVideoUrl, videoDuration, next.videoDuration),
  };
}

function inLook(state: EditorState, look: LookId, background: Clip | null): EditorState {
  const promo = promoInLook(state, look, background);
  return { ...state, promo, background, lookBy: 'person' };
}

function edited(state: EditorState, text: string): EditorState {
  const { promo } = state;
  const facts = afterEdit(promo.text, state.facts, text);
  return { ...state, origin: 'edited', ...NOTHING_REPLACED, facts, promo: { ...promo, text } };
}

function newlyWritten(
  state: EditorState,
  { text, from = state.form, writing, background = state.background }: Action<'textWritten'>,
): EditorState {
  const next = written(state, text, { from, day: today(), today: today() });
  const over = next.lookBy === 'style' ? withBackground(next, background) : next;
  return { ...over, writing: writing ? keepStruck(writing, state.writing) : null };
}

type Action<T> = Extract<EditorAction, { type: T }>;

/** One that stays also stays where it begins. */
function withBackground(state: EditorState, background: Clip | null): EditorState {
  if (background?.publicId === state.background?.publicId) return state;
  return { ...state, background, promo: { ...state.promo, backgroundVideoUrl: background?.url ?? null } };
}

/** Another of the three, as it was written; the form may have changed since. */
function versionChosen(state: EditorState, version: number): EditorState {
  const { writing } = state;
  const text = writing?.texts[version]?.text;
  if (!writing || text === undefined) return state;
  return {
    ...written(state, text, { from: writing.form, day: writing.day, today: today() }),
    writing: { ...writing, chosen: version },
  };
}

/** The text and look of an earlier promo; the background stays. */
function withLastOne(state: EditorState, content: PromoContent): EditorState {
  const { form, text, facts } = lastOne(content, state.form, state.timeChosen);
  const replacedText = replacedBy(state);
  const replacedFacts = replacedText === state.replacedText ? state.replacedFacts : state.facts;
  const promo = { ...styled(state, content.promo), text };
  const timeChosen = state.timeChosen || content.timeChosen === true;
  const taken = { origin: content.origin, lookBy: 'person' as const, writing: null, timeChosen };
  return { ...state, ...taken, form, facts, promo, replacedText, replacedFacts };
}

/** The editor with the class's next date if its date has passed, and with nothing in the text that the form does not say. */
function upToDate(state: EditorState): EditorState {
  return nothingStale(
    withForm(state, isOver(state.form, today()) ? nextWeek(state.form, today()) : state.form, today()),
  );
}

function nothingStale(state: EditorState): EditorState {
  if (state.origin === 'default') return state;
  const { text, facts } = updateFacts(state.promo.text, state.facts, state.form, today(), state.timeChosen);
  return { ...state, facts, promo: { ...state.promo, text } };
}

/** What the person decides about a name is the promo's own, whatever the account's name was. */
function withOwnNames(state: EditorState, change: ClassFormChange): EditorState {
  const savedNames = { ...state.savedNames };
  if ('instructorName' in change) delete savedNames.instructorName;
  if ('studio' in change) delete savedNames.studio;
  return { ...state, savedNames };
}

/**
 * Whether an automatically offered clip may become the background: nothing is chosen, and no film without it is made or being made.
 * @param starter what new promos begin with: nobody has chosen it
 */
export function takesOffer({ background, film }: EditorState, starter: Clip | null): boolean {
  const chosen = background !== null && background.publicId !== starter?.publicId;
  return !chosen && film.url === null && !isBusy(film);
}

function equal(a: object, b: object): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
