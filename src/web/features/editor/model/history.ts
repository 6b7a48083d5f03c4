import type { Survey } from '../../../../scene/survey.ts';
import { type EditorAction, type EditorState, editorReducer } from './state.ts';

/** How many steps can be undone. */
export const UNDO_STEPS = 50;
/** Milliseconds within which changes of the same thing, such as letters of a word or the way of a slider, are one step. */
const ONE_STEP_MS = 1000;

/** The editor, what it was before, and what was undone; the latest of each is last. */
export type History = {
  present: EditorState;
  past: readonly EditorState[];
  future: readonly EditorState[];
  /** What was changed last, and when (milliseconds); null: the next change is a step of its own. */
  last: { what: string; at: number } | null;
};

/** How a background moves, which the list that it was chosen from does not say. */
type Surveyed = { type: 'surveyed'; publicId: string; survey: Survey | null };

export type HistoryAction = EditorAction | Surveyed | { type: 'undone' } | { type: 'redone' };

/** The history of an editor that was just opened. */
export const historyOf = (present: EditorState): History => ({ present, past: [], future: [], last: null });

/**
 * The next state of the editor and its history. Every change of the form, the promo or the background can be undone; what happens to the film is no
 * step, but a finished film comes back with the state that it was made of.
 * @param at milliseconds on any clock that only goes forward
 */
export function historyReducer(history: History, { action, at }: { action: HistoryAction; at: number }): History {
  const { present, past, future, last } = history;
  if (action.type === 'undone' || action.type === 'redone') return step(history, action.type);
  if (action.type === 'surveyed') return surveyed(history, action);
  const next = editorReducer(present, action);
  if (next === present) return history;
  // What is typed after a film has begun or ended is not part of what it was made of; a caption is no part of it either.
  if (action.type === 'film' || action.type === 'captionChanged') return { ...history, present: next, last: null };
  if (action.type === 'backgroundChosen' && action.deleted) return withoutDeleted(history, next);
  const what = changed(action);
  const goesOn = last !== null && last.what === what && at - last.at < ONE_STEP_MS && future.length === 0;
  return {
    present: next,
    past: goesOn ? past : [...past, present].slice(-UNDO_STEPS),
    future: [],
    last: { what, at },
  };
}

function step({ present, past, future }: History, type: 'undone' | 'redone'): History {
  const [from, to] = type === 'undone' ? [past, future] : [future, past];
  const target = from.at(-1);
  const unchanged = { present, past, future, last: null };
  if (!target) return unchanged;
  const next = editorReducer(present, { type: 'restored', state: { ...target, caption: present.caption } });
  const [left, grown] = [from.slice(0, -1), [...to, present]];
  return type === 'undone'
    ? { present: next, past: left, future: grown, last: null }
    : { present: next, past: grown, future: left, last: null };
}

/** It was so all along: no step, wherever the background stands. */
function surveyed(history: History, { publicId, survey }: Surveyed): History {
  const known = (state: EditorState): EditorState =>
    state.background?.publicId === publicId ? { ...state, background: { ...state.background, survey } } : state;
  const { present, past, future } = history;
  return { ...history, present: known(present), past: past.map(known), future: future.map(known) };
}

/** A deleted background must not come back with an older state. */
function withoutDeleted({ present, past, future }: History, next: EditorState): History {
  const gone = present.background?.publicId;
  const clean = (states: readonly EditorState[]) =>
    states.map((state) =>
      state.background?.publicId === gone
        ? { ...state, background: null, promo: { ...state.promo, backgroundVideoUrl: null } }
        : state,
    );
  return { present: next, past: clean(past), future: clean(future), last: null };
}

/** Names what an action changes: further changes of the same belong to the same step. */
function changed(action: EditorAction): string {
  if (action.type === 'lookChosen') return `${action.type} ${action.look}`;
  if (action.type === 'versionChosen') return `${action.type} ${action.version}`;
  if (action.type === 'factStruck') return `${action.type} ${action.fact} ${action.value}`;
  return 'change' in action ? `${action.type} ${Object.keys(action.change).sort().join()}` : action.type;
}
