import { listText } from '../scene/list.ts';
import { LOOKS, type LookId } from '../scene/looks.ts';
import { defaultPromo, type Promo } from '../scene/promo.ts';
import { parseScript, stripSignature } from '../scene/script.ts';
import type { CallOutput } from './call.ts';
import { followForm } from './facts/apply.ts';
import { bindFacts } from './facts/bind.ts';
import { sayName } from './facts/names.ts';
import type { Clip } from './library.ts';
import { STYLE_LOOKS } from './looks.ts';
import { CLASS_TIMES, DEFAULT_CLASS_TIME, type Preferences, WRITING_STYLES, type WritingStyle } from './profile.ts';
import type { PromoContent, Writing } from './promos.ts';
import type { generatePromotion, PromotionInput } from './promotion.ts';

/** What Step 1 asks for. */
export type ClassForm = PromoContent['form'];
/** Who has chosen how the film looks: nobody, the style that its text was written in, or the person. */
export type LookBy = NonNullable<PromoContent['lookBy']>;

type TextFields = 'form' | 'promo' | 'origin' | 'replacedText' | 'facts' | 'replacedFacts';
/** Of a promo what a text changes: the editor and a stored content have it alike. */
type Texts = Pick<PromoContent, TextFields> & { lookBy?: LookBy | undefined };

export const EMPTY_FORM: ClassForm = {
  instructorName: '',
  studio: '',
  classType: '',
  schedule: '',
  date: null,
  time: DEFAULT_CLASS_TIME,
  details: '',
  writingStyle: WRITING_STYLES[0],
};

/** A new form for these preferences. A saved time that is no longer offered becomes the default. */
export function formFromPreferences(preferences: Preferences): ClassForm {
  const { instructorName, studio, lastClassTime, writingStyle } = preferences;
  const time = lastClassTime !== null && CLASS_TIMES.includes(lastClassTime) ? lastClassTime : DEFAULT_CLASS_TIME;
  return { ...EMPTY_FORM, instructorName, studio, time, writingStyle };
}

/** What an untouched promo shows: the default text in the person's own name, 'Jasmine’s Awesome Pole Class'. */
function exampleText({ instructorName }: ClassForm): string {
  const manner = {
    fact: 'name',
    article: false,
    first: true,
    possessive: '’',
    cased: 'plain',
    language: 'en',
  } as const;
  const whose = instructorName.trim() === '' ? '' : sayName(manner, instructorName, '', '');
  return whose === '' ? defaultPromo.text : defaultPromo.text.replace(/^Your/, () => whose);
}

/** A promo before its first text. @param background null: black @param look that has been chosen for all new promos */
export function newPromo(form: ClassForm, background: Clip | null, look: LookId | null) {
  const lookBy: LookBy = look ? 'person' : 'nobody';
  const styled = { ...defaultPromo, ...(look && LOOKS[look].settings), text: exampleText(form) };
  const promo = overClip(styled, background, null);
  const texts = { origin: 'default' as const, lookBy, replacedText: null, facts: [], replacedFacts: [] };
  const savedNames = { instructorName: form.instructorName, studio: form.studio };
  return { form, timeChosen: false, promo, background, ...texts, savedNames, writing: null };
}

/** The promo over another background. Text in the middle of a black film looks for the calmest place of its first clip. */
export function overClip(promo: Promo, background: Clip | null, before: Clip | null): Promo {
  const seeks = background !== null && before === null && promo.textPlace === defaultPromo.textPlace;
  return { ...promo, backgroundVideoUrl: background?.url ?? null, ...(seeks && { textPlace: 'auto' }) };
}

/** A promo in the look of the style that its text was just written in. Text that stands somewhere on purpose stays there. */
export function inLookOfStyle(promo: Promo, style: WritingStyle): Promo {
  const { textPlace, ...settings } = LOOKS[STYLE_LOOKS[style]].settings;
  const free = promo.textPlace === defaultPromo.textPlace || promo.textPlace === 'auto';
  return { ...promo, ...settings, ...(free && textPlace !== 'auto' && { textPlace }) };
}

/** The text as the person edits it. */
export const editableText = (promo: Promo): string => stripSignature(promo.text);

/** What a promo says as it is read, without marks and signature, its paragraphs apart; of a list, its rows. */
export function readableText(promo: Promo): string {
  if (promo.list) return listText(promo.list);
  const lineOf = (spans: readonly { text: string }[]) =>
    spans
      .map(({ text }) => text)
      .join('')
      .trim();
  return parseScript(editableText(promo))
    .paragraphs.map(({ lines }) => lines.map(lineOf).join('\n'))
    .join('\n\n')
    .trim();
}

/** The edited text that a newly written one would overwrite; further versions do not displace it. */
export function replacedBy({ origin, promo, replacedText }: Texts): string | null {
  return origin === 'edited' && editableText(promo) !== '' ? promo.text : replacedText;
}

/**
 * What a text that was written for `from` makes of a promo, whose form may have changed since.
 * @param day on which it was written, which tells the year of its dates
 */
export function written<T extends Texts>(
  state: T,
  text: string,
  { from, day, today }: { from: ClassForm; day: string; today: string },
): T {
  const replacedText = replacedBy(state);
  const replacedFacts = replacedText === state.replacedText ? state.replacedFacts : state.facts;
  const facts = bindFacts(text, from, day);
  const chosen = state.lookBy === 'person';
  const promo = chosen ? state.promo : inLookOfStyle(state.promo, from.writingStyle);
  const next = {
    ...{ ...state, origin: 'written' as const, replacedText, replacedFacts, facts },
    ...{ promo: { ...promo, text }, lookBy: chosen ? ('person' as const) : ('style' as const) },
  };
  return withForm({ ...next, form: from }, state.form, today);
}

/** A promo with this form: the facts in the text follow it. */
export function withForm<T extends Texts>(state: T, form: ClassForm, today: string): T {
  // Whoever has not chosen a text yet sees an example.
  if (state.origin === 'default') {
    const text = form.instructorName === state.form.instructorName ? state.promo.text : exampleText(form);
    return { ...state, form, promo: { ...state.promo, text } };
  }
  const { text, facts } = followForm({ text: state.promo.text, facts: state.facts }, state.form, form, today);
  return { ...state, form, facts, promo: { ...state.promo, text } };
}

/** The copywriter's input. The day is in English, like the text. */
export function promotionInput(form: ClassForm): PromotionInput {
  const { instructorName, studio, classType, time, details, about, writingStyle } = form;
  const schedule = form.schedule || (form.date ? englishDay(form.date) : '');
  return { instructorName, studio, classType, schedule, time, details, writingStyle, ...(about && { about }) };
}

/** 'Friday, December 4' */
const englishDay = (date: string) =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  );

/** What the copywriter has answered, as a promo keeps it. @param asked what it was asked for, and on which day */
export function writingOf(
  answer: CallOutput<typeof generatePromotion>,
  asked: Pick<Writing, 'form' | 'seconds' | 'heeded' | 'day'>,
): Writing {
  const { id, promotionalText: text, leftOut, alternatives, understood, classSentence } = answer;
  return {
    ...{ id, texts: [{ text, leftOut }, ...alternatives], chosen: 0, understood, struck: [], ...asked },
    ...(classSentence !== undefined && { classSentence }),
  };
}
