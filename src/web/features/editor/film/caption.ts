import { cutTo } from '../../../../scene/length.ts';
import type { Promo } from '../../../../scene/promo.ts';
import { parseScript } from '../../../../scene/script.ts';
import { type ClassForm, dayName } from '../model/class-form.ts';
import { editableText } from '../model/state.ts';

/** The longest caption that Instagram takes, in UTF-16 units, which are never fewer than what it counts. */
export const CAPTION_MAX = 2200;

/**
 * What goes under the film where it is posted: its text without marks and signature, what class it is and when, and hashtags of the facts. A fact that
 * nobody has given is left out; only the text is shortened if it is all too long.
 */
export function captionOf(promo: Promo, form: ClassForm): string {
  const tail = [factsOf(form), tagsOf(form)].filter((part) => part !== '').join('\n\n');
  const room = CAPTION_MAX - (tail === '' ? 0 : tail.length + 2);
  return [shortened(wordsOf(promo), room), tail].filter((part) => part !== '').join('\n\n');
}

/** The text as it is read, its paragraphs apart. */
function wordsOf(promo: Promo): string {
  return parseScript(editableText(promo))
    .paragraphs.map(({ lines }) =>
      lines
        .map((spans) =>
          spans
            .map(({ text }) => text)
            .join('')
            .trim(),
        )
        .join('\n'),
    )
    .join('\n\n')
    .trim();
}

/** 'Spin Basics · Every Thursday · 7:00 PM'. The time alone is no fact: there is always one in the form. */
function factsOf({ classType, schedule, date, time }: ClassForm): string {
  const day = schedule || (date ? dayName(date, 'en-US') : '');
  const named = [classType.trim(), day].filter((part) => part !== '');
  return named.length === 0 ? '' : [...named, time].join(' · ');
}

function tagsOf({ classType, studio, instructorName }: ClassForm): string {
  const tags = new Map<string, string>();
  for (const fact of [classType, studio, instructorName]) {
    const tag = tagOf(fact);
    if (tag !== '' && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), `#${tag}`);
  }
  return [...tags.values()].join(' ');
}

/** 'Luna's Pole Loft' becomes 'LunasPoleLoft'. Empty if there is no letter in it: a number alone is no hashtag. */
function tagOf(fact: string): string {
  const words =
    fact
      .normalize('NFC')
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const tag = words.map((word) => word.charAt(0).toLocaleUpperCase('en-US') + word.slice(1)).join('');
  return /\p{L}/u.test(tag) ? tag : '';
}

/** At most `max` long, cut between words. */
function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = cutTo(text, max - 1);
  const word = cut.search(/\s\S*$/);
  return `${(word > 0 ? cut.slice(0, word) : cut).trimEnd()}…`;
}
