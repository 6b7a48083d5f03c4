import { z } from 'zod';
import { cutTo, upTo } from '../scene/length.ts';
import { promoSchema } from '../scene/promo.ts';
import { stripSignature } from '../scene/script.ts';
import { call, messageSchema, WRITES } from './call.ts';
import { SCHEDULES } from './classes.ts';
import { daySchema } from './days.ts';
import { bindingsSchema } from './facts.ts';
import { clipSchema } from './library.ts';
import { CLASS_TIMES, writingStyleSchema } from './profile.ts';
import { aboutSchema, leftOutSchema, struckSchema, understoodSchema } from './promotion.ts';
import { lineSchema, pack, packedSchema, unpack } from './strings.ts';

/** Raised whenever an older content would be misread; contents of other versions are ignored. */
export const PROMO_VERSION = 1;
/** Maximum characters of a content; the longest texts that a promo may have use a quarter of it. */
export const CONTENT_MAX = 40_000;
const TITLE_MAX = 60;
/** More than a film takes: a text that is still too long for one is kept while it is shortened. */
const TEXT_MAX = 20_000;

/** What Step 1 asks for. The header is not here: it is drawn, so it belongs to the film's settings. */
export const promoFormSchema = z.object({
  instructorName: z.string(),
  studio: z.string(),
  /** Name of a class type; empty while none is chosen. */
  classType: z.string(),
  /** A value of `SCHEDULES`; empty means a single date. */
  schedule: z.enum(SCHEDULES.map(({ value }) => value)),
  /** YYYY-MM-DD in the person's time zone; only with an empty schedule. */
  date: daySchema.nullable(),
  time: z.enum(CLASS_TIMES as [string, ...string[]]),
  details: z.string(),
  /** What the person says that the post is about. Absent: what the details say. */
  about: aboutSchema.optional(),
  writingStyle: writingStyleSchema,
});

/** What the copywriter wrote last: texts to choose from, and what it has understood. */
const writingSchema = z.object({
  id: z.string(),
  /** The texts as they were written, for the form of then. */
  texts: z.array(z.object({ text: z.string(), leftOut: z.array(leftOutSchema) })).min(1),
  /** Which of them was chosen. */
  chosen: z.number(),
  /** The form, the film's seconds and the day (YYYY-MM-DD) for which they were written. */
  form: promoFormSchema,
  seconds: z.number(),
  day: daySchema,
  understood: z.array(understoodSchema),
  /** What of it is not meant, now and when they were written. */
  struck: struckSchema,
  heeded: struckSchema,
  classSentence: z.string().nullable().optional(),
});
export type Writing = z.infer<typeof writingSchema>;

/** Characters of a caption that is kept: more than any place takes. */
export const CAPTION_KEPT = 6_000;
const captionText = upTo(z.string(), CAPTION_KEPT, `A caption has at most ${CAPTION_KEPT} characters.`);
const keptText = upTo(z.string(), TEXT_MAX, `At most ${TEXT_MAX} characters.`);

/** All that a promo is: what the editor is opened from, on any device. */
export const promoContentSchema = z.object({
  version: z.literal(PROMO_VERSION),
  form: promoFormSchema,
  /** Somebody has said when the class begins; otherwise the form's time is a guess. Absent in older promos. */
  timeChosen: z.boolean().optional(),
  promo: promoSchema.extend({ text: keptText, header: keptText }),
  background: clipSchema.nullable(),
  origin: z.enum(['default', 'written', 'edited']),
  /** Who has chosen how it looks: nobody, the style that its text was written in, or the person. Absent before there were looks. */
  lookBy: z.enum(['nobody', 'style', 'person']).optional(),
  replacedText: z.string().nullable(),
  /** Where the text says the form's facts. */
  facts: bindingsSchema,
  replacedFacts: bindingsSchema,
  /** Absent if the text was not written by the copywriter; one that cannot be read is dropped: the promo is what matters. */
  writing: writingSchema.nullish().catch(null),
  /** The film in progress or finished, to be picked up again. */
  ticket: z.object({ renderId: z.string(), overlayId: z.string().nullable(), watermark: z.boolean() }).nullable(),
  /** What the person has made of the caption, and of which. Absent: nothing. */
  caption: z.object({ of: captionText, words: captionText }).optional(),
  /** The account's names when the promo took them. A promo that still says them is offered those that the account has now. */
  savedNames: z.object({ instructorName: z.string(), studio: z.string() }),
});
export type PromoContent = z.infer<typeof promoContentSchema>;

/** Of a content what names its promo. */
const namingSchema = z.object({
  form: z.object({ classType: z.string() }),
  promo: z.object({ text: z.string(), header: z.string(), list: z.object({ title: z.string() }).optional() }),
});
type NamingContent = z.infer<typeof namingSchema>;

/** What a promo goes by: its own name, its class, or the beginning of its text. */
export function promoName({
  title,
  content: { form, promo },
}: {
  title: string | null;
  content: NamingContent;
}): string {
  const line = stripSignature(promo.text).replaceAll('*', '').trim().split('\n')[0] ?? '';
  const words = line.length > 40 ? `${cutTo(line, 39)}…` : line;
  return title || promo.list?.title || form.classType || promo.header || words || 'Promo without text';
}

/** A content as it is sent and stored: the same content is always the same text, in the browser and on the server. */
export function packContent(content: PromoContent): string {
  return pack(promoContentSchema.parse(content));
}

/** The content of such a text; null if it cannot be read. */
export function unpackContent(text: string | null): PromoContent | null {
  try {
    return text === null ? null : promoContentSchema.parse(unpack(text));
  } catch {
    return null;
  }
}

/** What a promo without a name of its own goes by, of whose stored content nothing else is read; null if it cannot be. */
export function packedName(text: string): string | null {
  try {
    return promoName({ title: null, content: namingSchema.parse(JSON.parse(text)) });
  } catch {
    return null;
  }
}

/** Characters of a text, and of details, that a sketch has: more than a film or a card can show. */
const SKETCHED = 2_000;

/** What a shelf shows of a content: how it looks and what it is about, without what was written beside it. */
export function sketchOf(content: PromoContent): PromoContent {
  const { form, promo, caption: _, ...rest } = content;
  return {
    ...rest,
    form: { ...form, details: cutTo(form.details, SKETCHED) },
    promo: { ...promo, text: cutTo(promo.text, SKETCHED), header: cutTo(promo.header, SKETCHED) },
    ...{ facts: [], replacedText: null, replacedFacts: [], writing: null },
  };
}

const promoParams = z.object({ id: z.uuid() });

/** The version of a promo that a change continues. @param least the lowest that there is */
export const versionFrom = (least: number) =>
  z
    .number('Send the version.')
    .int('Send the version.')
    .min(least, 'Send the version.')
    .max(2_000_000_000, 'Send the version.');
const titleSchema = lineSchema(TITLE_MAX);

/** A promo as it stands on the server. */
export const promoRecordSchema = z.object({
  id: z.string(),
  /** The name that the person has given it; null: it goes by its class. */
  title: z.string().nullable(),
  /** 1 when it was first saved, one more with each save. */
  version: z.number(),
  /** See `promoContentSchema`. */
  content: z.string(),
  /** ISO 8601. */
  updatedAt: z.string(),
});
export type PromoRecord = z.infer<typeof promoRecordSchema>;

/**
 * none: it has no film as it stands now. making, ready, failed: the film of its content. gone: its file was removed,
 * and it is made again when it is asked for.
 */
export const promoFilmSchema = z.object({
  state: z.enum(['none', 'making', 'ready', 'failed', 'gone']),
  renderId: z.string().nullable(),
  /** It was downloaded before: again is free. */
  counted: z.boolean(),
});

export const shelfPromoSchema = promoRecordSchema.omit({ content: true }).extend({
  /** A content as `sketchOf` leaves it. */
  sketch: z.string(),
  film: promoFilmSchema,
});
export type ShelfPromo = z.infer<typeof shelfPromoSchema>;

export const listPromos = call({
  method: 'GET',
  path: '/api/promos',
  summary: 'The person’s promos, last changed first, in pages',
  policy: 'signedIn',
  query: z.object({ before: z.uuid('Load the list again.').optional() }),
  output: z.object({
    promos: z.array(shelfPromoSchema),
    /** Another page follows. */
    more: z.boolean(),
    total: z.number(),
  }),
});

export const getCurrentPromo = call({
  method: 'GET',
  path: '/api/current-promo',
  summary: 'The promo that was changed last, which the editor opens',
  policy: 'signedIn',
  output: z.object({ promo: promoRecordSchema.nullable() }),
});

export const getPromo = call({
  method: 'GET',
  path: '/api/promos/:id',
  summary: 'One promo',
  policy: 'signedIn',
  params: promoParams,
  output: promoRecordSchema,
});

export const savePromo = call({
  method: 'PUT',
  path: '/api/promos/:id',
  summary: 'Save a promo that continues the given version; 409 with the current one if it has changed since',
  policy: 'signedIn',
  params: promoParams,
  body: z.object({
    /** The version that the content continues; 0: it is new, under an id that the browser has made. */
    version: versionFrom(0),
    content: packedSchema(promoContentSchema, CONTENT_MAX, {
      missing: 'The promo is missing.',
      tooLong: 'The promo is too long to save.',
      unreadable: 'This promo cannot be read. Reload the page and try again.',
    }),
    /** Only for a new one. */
    title: titleSchema.optional(),
  }),
  output: promoRecordSchema.pick({ version: true, updatedAt: true }),
  rate: WRITES,
  bodyLimit: 5 * CONTENT_MAX,
});

export const renamePromo = call({
  method: 'PATCH',
  path: '/api/promos/:id',
  summary: 'Give a promo a name; an empty one takes it away',
  policy: 'signedIn',
  params: promoParams,
  body: z.object({ title: titleSchema }),
  output: messageSchema,
  rate: WRITES,
});

export const deletePromo = call({
  method: 'DELETE',
  path: '/api/promos/:id',
  summary: 'Delete a promo; it can be brought back for a while',
  policy: 'signedIn',
  params: promoParams,
  output: messageSchema,
  rate: WRITES,
});

/** A deleted promo that can still be brought back: what it goes by, without its content. */
export const deletedPromoSchema = z.object({
  id: z.string(),
  name: z.string(),
  when: promoFormSchema.pick({ date: true, schedule: true, time: true }),
  /** ISO 8601. */
  deletedAt: z.iso.datetime(),
  /** When it is removed for good. */
  keptUntil: z.iso.datetime(),
});
export type DeletedPromo = z.infer<typeof deletedPromoSchema>;

export const listDeletedPromos = call({
  method: 'GET',
  path: '/api/deleted-promos',
  summary: 'The person’s deleted promos that can still be brought back, deleted last first, in pages',
  policy: 'signedIn',
  query: z.object({ before: z.uuid('Load the list again.').optional() }),
  output: z.object({
    promos: z.array(deletedPromoSchema),
    /** Another page follows. */
    more: z.boolean(),
    total: z.number(),
  }),
});

export const restorePromo = call({
  method: 'POST',
  path: '/api/promos/:id/restore',
  summary: 'Bring a deleted promo back',
  policy: 'signedIn',
  params: promoParams,
  output: messageSchema,
  rate: WRITES,
});
