import type { Facts } from '../facts.ts';

/** The first is a title; the others invite (it is never time for an event, which has its own), or speak of who teaches, which somebody who teaches alone does not do of herself. */
const PLAIN = ['**{class}** with {name}'];
const INVITES = ['Join {name} for **{class}**', 'Meet {name} at **{class}**', 'Time for **{class}** with {name}'];
const TAUGHT = ['**{class}**, taught by {name}', '{name} teach{es} **{class}**'];
const HOSTED = ['**{class}**, hosted by {name}', '{name} host{s} **{class}**'];
const TRIED = ['Try **{class}** with {name}'];

/** Nobody is taught there. */
const EVENT = /\b(?:jam|social|night|battle|retreat|brunch|party|open (?:day|house)|get[- ]together|meet[- ]?up)\b/i;
/** One that is for those who know it already. */
const KNOWN = /\b(?:advanced|intermediate|improvers?|level [2-9]|pro|elite)\b/i;
/** Nobody is met or taught at it: 'Jo teaches your Private Lesson'. */
const OWN = /\b(?:private|lesson|1:1)\b/i;

export const isEvent = ({ families, classType }: Pick<Facts, 'families' | 'classType'>): boolean =>
  EVENT.test(classType) || families.some((family) => family.is.has('event'));

/** 'Our students', 'das ganze Team', 'todo el equipo', 'Ana (sub for Kim)': lines that speak of somebody by name would be wrong of it. */
export const isNoName = (name: string): boolean =>
  /^(?:the|our|all|various|everyone|guests?|members|das|die|der|unsere?|alle|verschiedene|el|la|l[oa]s|nuestr[oa]s?|tod[oa]s?|vari[oa]s|alumn[oa]s|profes)(?: |$)|[()/:?!]|\b(?:tba|tbc|tbd)\b/iu.test(
    name,
  );

/** Nobody has a place any more, or a group of those that the class is for. */
export const isFull = ({ slots }: Pick<Facts, 'slots'>): boolean =>
  slots.some(({ kind, value, not }) => kind === 'soldOut' && value === 'sold out' && !not);

/** The class with who is there, as it stands under an arc's hook. */
export function titlesFor(facts: Facts): readonly string[] {
  const full = isFull(facts);
  const invites = full ? [] : INVITES;
  if (isNoName(facts.name)) return PLAIN;
  if (isEvent(facts)) return [...PLAIN, ...invites.slice(0, 2), ...HOSTED];
  if (OWN.test(facts.classType)) return [...PLAIN, ...invites.slice(0, 1)];
  return [...PLAIN, ...invites, ...TAUGHT, ...(full || KNOWN.test(facts.classType) ? [] : TRIED)];
}
