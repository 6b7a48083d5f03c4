import type { Writing } from '../../../../contract/promos.ts';
import { type LeftOut, QUOTED, type Understood } from '../../../../contract/promotion.ts';
import { capitalise } from '../../../../contract/strings.ts';
import type { ClassForm } from './class-form.ts';

type Fact = Pick<Understood, 'fact' | 'value'>;
const isFact =
  ({ fact, value }: Fact) =>
  (other: Fact) =>
    other.fact === fact && other.value === value;

/** A new writing with what the person has struck of the one before, as far as it is understood again. */
export function keepStruck(writing: Writing, before: Writing | null): Writing {
  const struck = (before?.struck ?? []).filter((fact) => writing.understood.some(isFact(fact)));
  return { ...writing, struck };
}

/** Strikes a fact, or takes that back. */
export function toggleStruck(writing: Writing, { fact, value }: Fact): Writing {
  const others = writing.struck.filter((each) => !isFact({ fact, value })(each));
  const struck = others.length < writing.struck.length ? others : [...others, { fact, value }];
  return { ...writing, struck };
}

export const isStruck = ({ struck }: Writing, fact: Fact): boolean => struck.some(isFact(fact));

/** The text does not heed yet what is struck now. */
export const isUnheeded = ({ struck, heeded, understood }: Writing): boolean =>
  understood.some((fact) => struck.some(isFact(fact)) !== heeded.some(isFact(fact)));

/** What was understood is about these details and this class. */
export const isAbout = ({ form }: Writing, { details, classType }: ClassForm): boolean =>
  form.details === details && form.classType === classType;

const LEVELS: Record<string, string> = {
  beginner: 'beginners',
  intermediate: 'intermediates',
  advanced: 'advanced students',
  'intermediate and advanced': 'intermediate and advanced students',
};

function sayLevel({ value, of, not }: Understood): string {
  if (of === 'no experience') return 'No experience needed';
  if (value === 'needs') return `You need ${of}`;
  if (value === 'all') return 'All levels';
  const who = LEVELS[value];
  if (!who) return capitalise(value);
  if (of === 'only') return `${capitalise(who)} only`;
  return not ? `Not for ${who}` : `For ${who}`;
}

function sayPlaces(value: string): string {
  if (value === 'few') return 'Few places left';
  const left = /^(\S+) left$/.exec(value)?.[1];
  if (left) return /^(?:1|one)$/.test(left) ? 'One place left' : `${capitalise(left)} places left`;
  return capitalise(value.replace(/^max (\d+)$/, 'at most $1 people'));
}

function sayThings({ value, of, not }: Understood, verb: 'Bring' | 'Wear'): string {
  if (not) return verb === 'Bring' ? `No ${value} needed` : `No ${value}`;
  return of ? capitalise(`${value} ${of}`) : `${verb} ${value}`;
}

/** A fact in a few words of the page: 'First class free', 'Bring knee pads', 'No heels needed'. */
export function sayFact(known: Understood): string {
  const { fact, value, of, not, typed } = known;
  switch (fact) {
    case 'cancelled':
      if (value === 'closed') return capitalise(typed ?? 'closed');
      return value === 'cancelled' ? 'Cancelled' : `No class on ${value}`;
    case 'soldOut':
      return value === 'waitlist' ? 'Waitlist open' : 'Sold out';
    case 'substitute':
      return of ? `${value} teaches for ${of}` : `${value} teaches`;
    case 'guest':
      return of ? `Guest: ${value} from ${of}` : `Guest: ${value}`;
    case 'level':
      return sayLevel(known);
    case 'places':
      return sayPlaces(value);
    case 'bring':
      return sayThings(known, 'Bring');
    case 'wear':
      return sayThings(known, 'Wear');
    case 'music':
      return `Music: ${value}`;
    default:
      return capitalise([not ? `no ${value}` : value, of].filter(Boolean).join(fact === 'price' ? ' ' : ', '));
  }
}

/** What of the details was not understood, in a sentence; nothing if all was. */
export function sayQuoted({ understood }: Writing): string | null {
  const quoted = understood.filter(({ fact }) => fact === QUOTED).map(({ value }) => `“${value}”`);
  return quoted.length > 0 ? `Said word for word: ${quoted.join(', ')}` : null;
}

/** Why these words are not in the text, in a sentence. @param seconds of the film */
export function sayLeftOut({ text, reason }: LeftOut, seconds: number): string {
  switch (reason) {
    case 'no room':
      return `No room in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}: “${text}” goes in the caption.`;
    case 'link':
      return `Nobody can tap a link in a video, so “${text}” is left out.`;
    case 'markup':
      return `“${text}” looks like code, so it is left out.`;
    case 'instruction':
      return `“${text}” reads like a note to the writer, so it is left out.`;
  }
}
