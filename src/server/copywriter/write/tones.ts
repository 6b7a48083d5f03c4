import type { Language, Tone } from '../../../contract/promotion.ts';
import { readerOf } from '../check/index.ts';
import type { Facts } from '../facts.ts';
import { wordCount } from '../limits.ts';
import { HOUSE } from './house.ts';
import { MOST_PARAGRAPHS, subsetsOf } from './keep.ts';
import { isOver } from './plan.ts';
import type { Written } from './written.ts';

/** Last lines of a tone, those for what does not take place or has no room, and lines that may stand above. */
interface Lines {
  closes: readonly string[];
  off: readonly string[];
  bodies: readonly string[];
}

/** True of every class, and of one who teaches alone as of a studio. */
const LINES: Record<Language, Record<Tone, Lines>> = {
  en: {
    shorter: { closes: ['See you.'], off: ['Thank you.'], bodies: [] },
    warmer: {
      closes: ['Can’t wait to see you.', 'It’s better with you in it.', 'You’ll be in good company.'],
      off: ['Thank you. It means a lot.', 'Thank you for being here.'],
      bodies: ['Come exactly as you are', 'Whatever your day was like, you’re welcome here'],
    },
    direct: {
      closes: ['Come.', 'Be there.', 'Say yes.'],
      off: ['Please tell your friends.', 'Please pass it on.'],
      bodies: [],
    },
  },
  de: {
    shorter: { closes: ['Bis bald.'], off: ['Danke.'], bodies: [] },
    warmer: {
      closes: ['Schön, wenn du dabei bist.', 'Mit dir wird es schöner.', 'Du bist in guter Gesellschaft.'],
      off: ['Danke dir. Das bedeutet viel.', 'Danke, dass du da bist.'],
      bodies: ['Komm genau so, wie du bist', 'Wie auch immer dein Tag war: Du bist willkommen'],
    },
    direct: {
      closes: ['Komm.', 'Sei dabei.', 'Sag Ja.'],
      off: ['Bitte weitersagen.', 'Sag es bitte weiter.'],
      bodies: [],
    },
  },
  es: {
    shorter: { closes: ['Nos vemos.'], off: ['Gracias.'], bodies: [] },
    warmer: {
      closes: ['Qué ganas de verte.', 'Contigo es más bonito.', 'Estarás en buena compañía.'],
      off: ['Gracias. Significa mucho.', 'Gracias por estar ahí.'],
      bodies: ['Ven tal y como eres', 'Sea como sea tu día, aquí tienes tu sitio'],
    },
    direct: {
      closes: ['Ven.', 'No faltes.', 'Di que sí.'],
      off: ['Por favor, pasa la voz.', 'Avisa a tus compis, por favor.'],
      bodies: [],
    },
  },
};

/** A shorter text has at most this share of the words, where one is right. */
const SHORTER = 0.85;

/**
 * The present text in another tone: its first line, when and where, what it says of the details and the lines in `keep` stay; lines that say no fact make
 * room. Fewer than `count` where there are no others; none where the text cannot be more so.
 * @param text its paragraphs
 */
export function inTone(
  facts: Facts,
  text: readonly string[],
  { tone, keep, count }: { tone: Tone; keep: readonly number[]; count: number },
): Written[] {
  const signed = text.slice(text.at(-1) === facts.signOff ? -1 : text.length);
  const present = text.slice(0, text.length - signed.length);
  const reader = readerOf(facts, text);
  const isOff =
    isOver(facts) || facts.slots.some(({ kind, not }) => !not && (kind === 'cancelled' || kind === 'soldOut'));
  const own = LINES[facts.language][tone];
  const isNew = (line: string) =>
    !present.some((each) => each.toLowerCase().includes(line.toLowerCase().replace('.', '')));
  const closes = (isOff ? own.off : own.closes).filter(isNew);
  const bodies = isOff ? [] : own.bodies.filter(isNew);
  const stays = (line: string, at: number) => at < 2 || keep.includes(at) || /[\d@]/.test(line);
  const before = wordsOf(present);
  const named = facts.name !== '' && present.some((line) => line.includes(facts.name));
  // What the present text does not say is named beside it, and stays so.
  const unsaid = facts.details.map(({ typed }) => typed).filter((typed) => reader.loses(typed, text));
  const isTrue = (paragraphs: readonly string[]) =>
    reader.faultOf({ paragraphs: [...paragraphs, ...signed], leftOut: unsaid }) === undefined;
  const isNamed = (paragraphs: readonly string[]) => !named || paragraphs.some((line) => line.includes(facts.name));
  const isRight = (paragraphs: readonly string[]) =>
    paragraphs.length > 2 &&
    paragraphs.length + signed.length <= MOST_PARAGRAPHS &&
    isNamed(paragraphs) &&
    isTrue(paragraphs);
  const free = present
    .map((_line, at) => at)
    .filter((at) => !stays(present[at]!, at) && isTrue(present.filter((_line, other) => other !== at)));
  const last = present.length - 1;
  const texts = subsetsOf(free).flatMap((left) => {
    const rest = present.filter((_line, at) => !free.includes(at) || left.includes(at));
    const isOpen = !left.includes(last) && (tone !== 'shorter' || free.includes(last));
    const signed = isNamed(rest) ? '' : `${HOUSE[facts.language].with} ${facts.name}. `;
    const ends = (isOpen ? closes : []).map((close) => signed + close);
    const bare = tone === 'shorter' ? [rest] : [];
    return [...bare, ...ends.flatMap((close) => [[...rest, close], ...bodies.map((body) => [...rest, body, close])])];
  });
  const right = texts.filter(isRight).filter((each) => tone !== 'shorter' || wordsOf(each) < before);
  return ranked(right, tone, before)
    .slice(0, count)
    .map((paragraphs) => ({
      paragraphs: [...paragraphs, ...signed],
      leftOut: unsaid,
      used: { frames: [], grams: [] },
      message: 'mood',
    }));
}

/** The best first: shorter by a line or so, warmer with all that is warm beside what stays, direct with nothing else. */
function ranked(texts: readonly string[][], tone: Tone, before: number): string[][] {
  const words = (text: readonly string[]) => wordsOf(text);
  if (tone === 'direct') return texts.toSorted((a, b) => words(a) - words(b));
  if (tone === 'shorter') {
    const much = texts.filter((text) => words(text) <= SHORTER * before);
    return (much.length > 0 ? much : [...texts]).toSorted((a, b) => words(b) - words(a));
  }
  const near = (text: readonly string[]) => Math.abs(words(text) - before);
  return texts.toSorted((a, b) => near(a) - near(b));
}

const wordsOf = (text: readonly string[]) => text.reduce((sum, line) => sum + wordCount(line), 0);
