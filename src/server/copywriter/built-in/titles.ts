import type { Facts } from '../facts.ts';
import type { FamilyId } from '../lexicon/families.ts';

/** A title with a name; and invitations, which somebody who teaches alone does not write of herself. */
const COMMON = [
  '**{class}** with {name}',
  'Join {name} for **{class}**',
  'Meet {name} at **{class}**',
  'Time for **{class}** with {name}',
];
const TAUGHT = ['**{class}**, taught by {name}', '{name} teach{es} **{class}**'];
const HOSTED = ['**{class}**, hosted by {name}', '{name} host{s} **{class}**'];
const TRIED = ['Try **{class}** with {name}'];

/** Nobody is taught there. */
const EVENTS: ReadonlySet<FamilyId> = new Set(['party', 'photo', 'practice', 'showcase']);
const EVENT = /\b(?:jam|social|night|battle|retreat|brunch|party|open (?:day|house)|get[- ]together|meet[- ]?up)\b/i;
/** One that is for those who know it already, or that is one's own. */
const KNOWN = /\b(?:advanced|intermediate|improvers?|level [2-9]|pro|elite|private|lesson)\b/i;
/** Only somebody else's lesson is taught: 'Jo teaches your Private Lesson'. */
const OWN = /\b(?:private|lesson|1:1)\b/i;

export const isEvent = ({ families, classType }: Pick<Facts, 'families' | 'classType'>): boolean =>
  EVENT.test(classType) || families.some(({ id }) => EVENTS.has(id));

/** The class with who is there, as it stands under an arc's hook. */
export function titlesFor(facts: Facts): readonly string[] {
  if (isEvent(facts)) return [...COMMON, ...HOSTED];
  if (OWN.test(facts.classType)) return COMMON;
  return [...COMMON, ...TAUGHT, ...(KNOWN.test(facts.classType) ? [] : TRIED)];
}
