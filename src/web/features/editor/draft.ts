import { z } from 'zod';
import { clipSchema } from '../../../contract/library.ts';
import type { Preferences } from '../../../contract/profile.ts';
import { promoSchema } from '../../../scene/promo.ts';
import { classFormSchema, formFromPreferences, today } from './class-form.ts';
import type { RenderTicket } from './film.ts';
import { type EditorState, newEditor } from './state.ts';

/** Raised whenever an older draft would be misread; drafts of another version are ignored. */
const VERSION = 1;

const namesSchema = z.object({ instructorName: z.string(), studio: z.string() });
type Names = z.infer<typeof namesSchema>;

const draftSchema = z.object({
  version: z.literal(VERSION),
  form: classFormSchema,
  promo: promoSchema,
  background: clipSchema.nullable(),
  origin: z.enum(['default', 'written', 'edited']),
  replacedText: z.string().nullable(),
  /** The film under way or finished; it is picked up again. */
  ticket: z.object({ renderId: z.string(), overlayId: z.string().nullable(), watermark: z.boolean() }).nullable(),
  /** The names that the server had. Where it has others now, they were changed elsewhere and win over the draft's. */
  savedNames: namesSchema,
});

/** The part of the browser's storage that drafts need. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (userId: string) => `spinreel.draft.${userId}`;

/**
 * The editor as it was left, else a new one from the person's preferences. Drafts that cannot be read are dropped.
 * @param text as `draftOf` wrote it
 * @returns the state without a film, and the ticket of a render to pick up again
 */
export function openDraft(
  text: string | null,
  preferences: Preferences,
): { state: EditorState; ticket: RenderTicket | null } {
  const fresh = { state: newEditor(formFromPreferences(preferences)), ticket: null };
  const draft = read(text);
  if (!draft) return fresh;
  const { version: _, savedNames, ticket, ...rest } = draft;
  const form = { ...rest.form };
  for (const name of ['instructorName', 'studio'] as const) {
    if (preferences[name] !== savedNames[name]) form[name] = preferences[name];
  }
  if (form.date && form.date < today()) form.date = null;
  // A form that is another one now would have discarded the film.
  const unchanged = JSON.stringify(form) === JSON.stringify(rest.form);
  return { state: { ...fresh.state, ...rest, form }, ticket: unchanged ? ticket : null };
}

/** What `openDraft` makes the editor of again. */
export function draftOf(state: EditorState, savedNames: Names): string {
  const { form, promo, background, origin, replacedText, film } = state;
  const draft = { version: VERSION, form, promo, background, origin, replacedText, ticket: film.ticket, savedNames };
  return JSON.stringify(draft);
}

/** The draft that this browser has of the person; null where it has none, or lets nobody look. */
export function storedDraft(userId: string, store: DraftStore | null = browserStore()): string | null {
  try {
    return store?.getItem(keyOf(userId)) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a draft in this browser for the next visit. A full or forbidden storage costs the draft, not the work. */
export function storeDraft(userId: string, draft: string, store: DraftStore | null = browserStore()): void {
  try {
    store?.setItem(keyOf(userId), draft);
  } catch {
    // Nothing can be done, and nothing is lost until the page is left.
  }
}

function read(text: string | null): z.infer<typeof draftSchema> | null {
  try {
    return text ? draftSchema.parse(JSON.parse(text)) : null;
  } catch {
    return null;
  }
}

function browserStore(): DraftStore | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}
