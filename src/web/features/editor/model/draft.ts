import type { Preferences } from '../../../../contract/profile.ts';
import { PROMO_VERSION, type PromoContent, packContent, unpackContent } from '../../../../contract/promos.ts';
import type { Beginning } from '../../promos/open.ts';
import { formFromPreferences } from './class-form.ts';
import type { RenderTicket } from './film.ts';
import { lookByOf } from './look.ts';
import { type EditorState, newEditor, withForm } from './state.ts';

type Names = PromoContent['savedNames'];

/** A film from an earlier visit or another device, and what it shows. */
export type KeptFilm = { ticket: RenderTicket; of: string };

/** The editor as a promo opens it: without a film, which is picked up again by its ticket. */
export type OpenedPromo = { state: EditorState; ticket: RenderTicket | null; film: KeptFilm | null };

/**
 * The editor of a promo's content, otherwise a new one from the person's preferences. Contents that cannot be read are dropped.
 * @param text as written by `contentOf`
 * @param preferences null: the content's names stay as they are
 */
export function openContent(text: string | null, preferences: Preferences | null, fresh: EditorState): OpenedPromo {
  const content = unpackContent(text);
  if (!content) return { state: fresh, ticket: null, film: null };
  const { version: _, savedNames, ticket, ...rest } = content;
  const form = { ...rest.form };
  for (const name of ['instructorName', 'studio'] as const) {
    if (preferences && preferences[name] !== savedNames[name]) form[name] = preferences[name];
  }
  const kept = { ...fresh, ...rest, lookBy: rest.lookBy ?? lookByOf(rest.promo), writing: rest.writing ?? null };
  const state = withForm(kept, form);
  // A form or a text that has changed would have discarded the film.
  const film = ticket && shownBy(state) === shownBy(kept) ? { ticket, of: shownBy(state) } : null;
  return { state, ticket: film && ticket, film };
}

/** `openContent` for a person's preferences. @param beginning of a new promo */
export function openPromo(text: string | null, preferences: Preferences, beginning?: Beginning): OpenedPromo {
  return openContent(
    text,
    preferences,
    newEditor(formFromPreferences(preferences), beginning?.background, beginning?.look),
  );
}

/** What `openContent` restores the editor from; null while the editor holds what no promo may. @param kept a film that is still to be picked up */
export function contentOf(state: EditorState, { instructorName, studio }: Names, kept: KeptFilm | null): string | null {
  const { form, promo, background, origin, lookBy, replacedText, facts, replacedFacts, writing, film } = state;
  const ticket = film.ticket ?? (kept?.of === shownBy(state) ? kept.ticket : null);
  const savedNames = { instructorName, studio };
  try {
    const texts = { origin, lookBy, replacedText, facts, replacedFacts, writing };
    return packContent({ version: PROMO_VERSION, form, promo, background, ...texts, ticket, savedNames });
  } catch {
    return null;
  }
}

const shownBy = ({ form, promo, background }: EditorState) => JSON.stringify([form, promo, background?.publicId]);
