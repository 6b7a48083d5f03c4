import { z } from 'zod';
import { LANGUAGES } from './promotion.ts';

/** How a fact's letters are written: as a sentence has them, always with a capital, or all in one size. */
export const CASES = ['plain', 'title', 'lower', 'upper'] as const;
export type Case = (typeof CASES)[number];

/** Absent in facts of texts that were written before there were others. */
const languageSchema = z.enum(LANGUAGES).default('en');

/** How a text says a day. */
const dayMannerSchema = z.object({
  fact: z.literal('day'),
  /** 'Thursday, December 3', 'Every Thursday', 'Thursdays', 'Thursday', 'this Thursday' or 'Tomorrow'. */
  as: z.enum(['date', 'every', 'plural', 'weekday', 'coming', 'relative']),
  /** 'on Thursday' */
  on: z.boolean(),
  /** The word before the weekday: 'each', 'next'; for a date what stands between it and the month. */
  link: z.string(),
  /** 'Thu' */
  short: z.boolean(),
  /** Of a date: 'Dec', '3 December', '3rd', and whether it begins with the weekday. */
  month: z.object({ short: z.boolean(), last: z.boolean(), ordinal: z.boolean(), named: z.boolean() }).nullable(),
  cased: z.enum(CASES),
  language: languageSchema,
  /** Its words with tokens for what changes; absent in facts of earlier versions, for which the fields above say it. */
  template: z.string().optional(),
  /** It begins a sentence without a capital. */
  small: z.boolean().optional(),
});
export type DayManner = z.infer<typeof dayMannerSchema>;

/** How a text says a time of day. */
const clockSchema = z.object({
  /** Between hours and minutes: ':', '.', 'h', ' Uhr ' or nothing. */
  colon: z.string(),
  /** '7:00 PM' rather than '7 PM'; half past is said in both. */
  minutes: z.boolean(),
  /** Between the number and AM or PM. */
  gap: z.string(),
  /** AM and PM as this text writes them; empty for none. */
  marks: z.tuple([z.string(), z.string()]),
  /** '19:00' */
  whole: z.boolean(),
  /** 'Uhr' of '19 Uhr', with its space. */
  unit: z.string().default(''),
  /** What stands before it and changes with it: 'a las '. */
  lead: z.string().optional(),
  /** The language of the part of the day behind it: '7 in the evening'. */
  part: z.enum(LANGUAGES).optional(),
});
export type ClockManner = z.infer<typeof clockSchema>;

/** How a text says the class's time, and until when it lasts: '7-8pm'. */
const timeMannerSchema = clockSchema.extend({
  fact: z.literal('time'),
  /** `link` stands between the two. */
  until: z.object({ link: z.string(), minutes: z.number(), clock: clockSchema }).optional(),
});
export type TimeManner = z.infer<typeof timeMannerSchema>;

/** How a text says a class, a studio or an instructor. */
const nameMannerSchema = z.object({
  fact: z.enum(['class', 'studio', 'name']),
  /** 'a' or 'an' stands before it. */
  article: z.boolean(),
  /** Only the first of an instructor's names. */
  first: z.boolean(),
  /** What makes it a possessive: an apostrophe, with the s that follows it even after an s ('Chris’s'), or the s alone; empty for none. */
  possessive: z.string(),
  cased: z.enum(CASES),
  language: languageSchema,
  /** A hashtag. */
  tag: z.boolean().optional(),
});
export type NameManner = z.infer<typeof nameMannerSchema>;

/** 'a' or 'an' before a class. */
const articleMannerSchema = z.object({ fact: z.literal('article'), cased: z.enum(CASES) });

/** A verb after the instructor's name: 'Jo teaches', 'Jo & Max teach'. */
const verbMannerSchema = z.object({ fact: z.literal('verb'), base: z.string() });
export type VerbManner = z.infer<typeof verbMannerSchema>;

/** Between the day and the time of the highlight: a comma, or a line break where they do not fit on one line. */
const joinMannerSchema = z.object({ fact: z.literal('join') });

/**
 * Words of a text that say a fact of the class form, by their place in the text without its asterisks. A class without any (start and end are the same) is
 * the one that the text's lines are about.
 */
const bindingSchema = z.object({
  start: z.number(),
  end: z.number(),
  manner: z.discriminatedUnion('fact', [
    dayMannerSchema,
    timeMannerSchema,
    nameMannerSchema,
    articleMannerSchema,
    verbMannerSchema,
    joinMannerSchema,
  ]),
  /** The words as they were found, and the form's fact then: whenever that is the fact again, they are the words again. */
  said: z.object({ key: z.string(), words: z.string() }),
  /**
   * Where asterisks stood inside the words when these last were `words`. Other words are gold as a whole: `edges` tells
   * at which of their ends asterisks stand for it.
   */
  gold: z
    .object({ words: z.string(), at: z.array(z.number()), edges: z.object({ start: z.boolean(), end: z.boolean() }) })
    .optional(),
  /** They are as they were, although the form has changed since: they are only reported. */
  loose: z.boolean().optional(),
});
export type Binding = z.infer<typeof bindingSchema>;

/** How many facts of a text are bound; the copywriter's texts have about ten. */
export const BINDINGS_MAX = 40;

/** The facts of a text. Texts of earlier versions, and facts that cannot be read, have none: the text is what matters. */
export const bindingsSchema = z.array(bindingSchema).max(BINDINGS_MAX).catch([]).default([]);
