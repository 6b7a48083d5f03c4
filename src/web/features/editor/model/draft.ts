import type { Preferences } from '../../../../contract/profile.ts';
import { PROMO_VERSION, type PromoContent, unpackContent } from '../../../../contract/promos.ts';
import { keep, kept } from '../../../api/storage.ts';
import { formFromPreferences, today } from './class-form.ts';
import type { RenderTicket } from './film.ts';
import { type EditorState, newEditor } from './state.ts';

type Names = PromoContent['savedNames'];

const keyOf = (userId: string) => `spinreel.draft.${userId}`;

/**
 * The editor as it was left, otherwise a new one from the person's preferences. Unreadable drafts are dropped.
 * @param text as written by `draftOf`
 * @returns the state without a film, and the ticket of a render to pick up again
 */
export function openDraft(
  text: string | null,
  preferences: Preferences,
): { state: EditorState; ticket: RenderTicket | null } {
  const fresh = { state: newEditor(formFromPreferences(preferences)), ticket: null };
  const draft = unpackContent(text);
  if (!draft) return fresh;
  const { version: _, savedNames, ticket, ...rest } = draft;
  const form = { ...rest.form };
  for (const name of ['instructorName', 'studio'] as const) {
    if (preferences[name] !== savedNames[name]) form[name] = preferences[name];
  }
  if (form.date && form.date < today()) form.date = null;
  // A form that has changed would have discarded the film.
  const unchanged = JSON.stringify(form) === JSON.stringify(rest.form);
  return { state: { ...fresh.state, ...rest, form }, ticket: unchanged ? ticket : null };
}

/** What `openDraft` restores the editor from. */
export function draftOf(state: EditorState, savedNames: Names): string {
  const { form, promo, background, origin, replacedText, film } = state;
  const draft: PromoContent = {
    version: PROMO_VERSION,
    form,
    promo,
    background,
    origin,
    replacedText,
    ticket: film.ticket,
    savedNames,
  };
  return JSON.stringify(draft);
}

/** The person's draft in this browser; null if it has none, or denies access. */
export const storedDraft = (userId: string) => kept(keyOf(userId)) ?? null;

/** Stores a draft in this browser for the next visit. If storage is full or forbidden, only the draft is lost, not the work. */
export const storeDraft = (userId: string, draft: string) => void keep(keyOf(userId), draft);
