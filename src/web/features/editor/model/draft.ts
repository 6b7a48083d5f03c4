import { DEFAULT_CLASS_TIME, type Preferences } from '../../../../contract/profile.ts';
import { PROMO_VERSION, packContent, unpackContent } from '../../../../contract/promos.ts';
import type { Beginning } from '../../promos/open.ts';
import { formFromPreferences } from './class-form.ts';
import type { RenderTicket } from './film.ts';
import { lookByOf } from './look.ts';
import { type EditorState, type Names, newEditor } from './state.ts';

/** A film from an earlier visit or another device, and what it shows. */
export type KeptFilm = { ticket: RenderTicket; of: string };

/** The editor as a promo opens it: without a film, which is picked up again by its ticket. */
export type OpenedPromo = { state: EditorState; ticket: RenderTicket | null; film: KeptFilm | null };

/**
 * The editor of a promo's content, which stays as it is; otherwise this new one. Contents that cannot be read are dropped.
 * @param text as written by `contentOf`
 */
export function openContent(text: string | null, fresh: EditorState): OpenedPromo {
  const content = unpackContent(text);
  if (!content) return { state: fresh, ticket: null, film: null };
  const { version: _, ticket, ...rest } = content;
  const timeChosen = rest.timeChosen ?? (rest.origin !== 'default' || rest.form.time !== DEFAULT_CLASS_TIME);
  const lookBy = rest.lookBy ?? lookByOf(rest.promo);
  const state = { ...fresh, ...rest, timeChosen, lookBy, writing: rest.writing ?? null, caption: rest.caption ?? null };
  return { state, ticket, film: ticket && { ticket, of: shownBy(state) } };
}

/** `openContent`, where a new editor has the person's preferences. @param beginning of a new promo */
export function openPromo(text: string | null, preferences: Preferences, beginning?: Beginning): OpenedPromo {
  return openContent(text, newEditor(formFromPreferences(preferences), beginning?.background, beginning?.look));
}

/** What `openContent` restores the editor from; null while the editor holds what no promo may. @param kept a film that is still to be picked up */
export function contentOf(state: EditorState, { instructorName, studio }: Names, kept: KeptFilm | null): string | null {
  const { form, timeChosen, promo, background, caption, film } = state;
  const { origin, lookBy, replacedText, facts, replacedFacts, writing } = state;
  const ticket = film.ticket ?? (kept?.of === shownBy(state) ? kept.ticket : null);
  const savedNames = { instructorName, studio, ...state.savedNames };
  try {
    const texts = { origin, lookBy, replacedText, facts, replacedFacts, writing };
    return packContent({
      ...{ version: PROMO_VERSION, form, timeChosen, promo, background, ...texts, ticket, savedNames },
      ...(caption && { caption }),
    });
  } catch {
    return null;
  }
}

const shownBy = ({ form, promo, background }: EditorState) => JSON.stringify([form, promo, background?.publicId]);
