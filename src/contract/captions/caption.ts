import { cutTo } from '../../scene/length.ts';
import type { Promo } from '../../scene/promo.ts';
import { scheduleIn, timeIn } from '../days.ts';
import { mentions } from '../facts/bind.ts';
import { findDays } from '../facts/days.ts';
import { findTimes } from '../facts/times.ts';
import { CAPTION_MAX } from '../instagram.ts';
import { guessLanguage } from '../languages.ts';
import { NO_WORDS, type OwnWords } from '../own-words.ts';
import type { PromoContent } from '../promos.ts';
import type { Language, LeftOut } from '../promotion.ts';
import { capitalise } from '../strings.ts';
import { type ClassForm, readableText } from '../written.ts';
import { type Hashtags, hashtagsOf } from './hashtags.ts';
import { handleOf, placeOf } from './own.ts';
import { hashtagsFor } from './places.ts';

/** Says what the link is for, to one as to several, to whom one says du as to whom one does not. */
const BOOK: Record<Language, string> = { en: 'Book your spot', de: 'Platz buchen', es: 'Reservas' };

/**
 * What goes under the film where it is posted, in its text's language: the text without marks and signature and with
 * what the film had no room for, a line of those of class, day, time and studio that the text does not say, where to
 * book, and hashtags; sign-off, city, handle and hashtags of the person's own where they have any. A fact that nobody
 * has given is left out; only the text is shortened if it is all too long.
 * @param hashtags what is known of them
 * @param today YYYY-MM-DD
 * @param timeSaid false: the form's time is a guess, which nobody is told
 * @param link where people book; empty: nowhere
 * @param leftOut of the details, what the film's text does not say
 */
export function captionOf(
  hashtags: Hashtags,
  promo: Promo,
  form: ClassForm,
  today: string,
  { timeSaid = true, words = NO_WORDS, link = '', leftOut = [] }: CaptionWith = {},
): string {
  const { list } = promo;
  const text = withLeftOut(readableText(promo), list ? [] : leftOut, words);
  const language = guessLanguage(`${text}\n${form.details}`);
  // A list is of no one class.
  const facts = list ? { ...form, classType: '', schedule: '' as const, date: null } : form;
  const tail = [
    saysIt(text, words.signOff) ? '' : words.signOff,
    missingIn(text, facts, { language, today, timeSaid, words }),
    link === '' || saysIt(text, link) ? '' : `${BOOK[language]}: ${link}`,
    hashtagsOf(hashtags, facts, language, words, hashtagsFor(promo.madeFor)).join(' '),
  ];
  const end = tail.filter((part) => part !== '').join('\n\n');
  return [shortened(text, CAPTION_MAX - end.length - 2), end].filter((part) => part !== '').join('\n\n');
}

interface CaptionWith {
  timeSaid?: boolean;
  words?: OwnWords;
  link?: string;
  leftOut?: readonly LeftOut[];
}

/** What of the details the film's text does not say; nothing once the person has edited it. */
export const leftOutOf = ({ origin, writing }: Pick<PromoContent, 'origin' | 'writing'>): readonly LeftOut[] =>
  origin === 'written' ? (writing?.texts[writing.chosen]?.leftOut ?? []) : [];

/** Paragraphs with which every text begins: its hook, and when and where. */
const OPENING = 2;

/** The text with what the film had no room for, before its closing. */
function withLeftOut(text: string, leftOut: readonly LeftOut[], { signOff }: OwnWords): string {
  const typed = leftOut.filter(({ text: each, reason }) => reason === 'no room' && !saysIt(text, each));
  if (text === '' || typed.length === 0) return text;
  const facts = typed
    .map(({ text: each }) => capitalise(each))
    .reduce((all, each) => `${/[.!?…:)]$/.test(all) ? all : `${all}.`} ${each}`);
  const paragraphs = text.split('\n\n');
  const isSigned = signOff !== '' && paragraphs.at(-1) === signOff;
  return paragraphs.toSpliced(Math.max(OPENING, paragraphs.length - (isSigned ? 2 : 1)), 0, facts).join('\n\n');
}

type Captioned = Pick<PromoContent, 'promo' | 'form'> & { caption?: PromoContent['caption'] | null };

/**
 * What would be written, and the caption that is copied and posted: the person's own, as long as what it was changed
 * from is still what would be written. From when a caption did not say what the film had no room for, theirs is kept as
 * well.
 */
export function captionFor(
  hashtags: Hashtags,
  { promo, form, caption: kept }: Captioned,
  today: string,
  how: CaptionWith = {},
): { written: string; shown: string; isOutdated: boolean } {
  const write = (by: CaptionWith) => captionOf(hashtags, promo, form, today, by);
  const written = write(how);
  const isTheirs = kept != null && (kept.of === written || kept.of === write({ ...how, leftOut: [] }));
  return { written, shown: isTheirs ? kept.words : written, isOutdated: kept != null && !isTheirs };
}

type Reading = { language: Language; today: string; timeSaid: boolean; words: OwnWords };

/** 'Thursday, December 3' */
const dayName = (date: string) =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  );

const saysIt = (text: string, words: string) => text.toLowerCase().includes(words.toLowerCase());

/**
 * 'Spin Basics · Jeden Donnerstag · 19 Uhr · Luna', of which the text says nothing. A text with another day or time
 * than the form's has said it.
 */
function missingIn(text: string, form: ClassForm, { language, today, timeSaid, words }: Reading): string {
  const said = new Set(mentions(text, form, today).map(({ manner }) => manner.fact));
  const isCertain = ({ certainty }: { certainty: string }) => certainty === 'certain';
  const day = form.schedule || (form.date ? dayName(form.date) : '');
  const [studio, handle] = [form.studio.trim(), handleOf(words)];
  // A city alone says less than the studio in it.
  const place = saysIt(text, words.city) ? (said.has('studio') ? '' : studio) : placeOf(studio, words.city);
  return [
    said.has('class') ? '' : form.classType.trim(),
    said.has('day') || findDays(text, today).some(isCertain) ? '' : capitalise(scheduleIn(language, day)),
    // A time is nothing without its day.
    !timeSaid || day === '' || said.has('time') || findTimes(text).some(isCertain) ? '' : timeIn(language, form.time),
    place,
    saysIt(text, handle) ? '' : handle,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** At most `max` long, cut between words. */
function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = cutTo(text, max - 1);
  const word = cut.search(/\s\S*$/);
  return `${(word > 0 ? cut.slice(0, word) : cut).trimEnd()}…`;
}
