import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../contract/promotion.ts';
import { gatherFacts } from '../facts.ts';
import { faultOfFrame } from '../truth.ts';
import { copyIn } from './index.ts';
import type { StyleFrames } from './types.ts';

const sets = LANGUAGES.flatMap((language) =>
  Object.entries(copyIn(language)).map(([style, { frames }]) => [`${language}/${style}`, frames] as const),
);

/** Without a name; or with one that is after a word that rules it, or that signs the line. */
const AROUND_NAME =
  /^(?!.*\{name\})|(?:(?<!\p{L})(?:mit|bei|von|zu|auf|an|nach|frag|triff|folge|vertrau|stell dich|zeig es|bin|hast du|und|con|de|a|por|sigue|soy|pregunta) |: )\{name\}|^\{name\} (?:vorn|an der)|[,.!?] \{name\}[.!]?$/isu;

describe.each(sets)('the frames of %s', (name, { threads, bodies, teacher, signed, say, quick }) => {
  const all = [...Object.values(threads).flat(), quick];
  const [hooks, closes] = [all.flatMap((thread) => thread.hooks), all.flatMap((thread) => thread.closes)];
  const details = [...Object.values(bodies).flat(), ...teacher.they, ...teacher.i, ...Object.values(say).flat()];
  const ends = [...closes, ...signed.they, ...signed.i];

  it('have a verb that agrees with whoever teaches', () => {
    const lines = [...hooks, ...details, ...ends];
    for (const line of lines) {
      // A verb must not need to agree with the name: 'Jo teaches', and 'Mit Jo und Max' where nothing else is said.
      if (name.startsWith('en')) expect(line).not.toMatch(/\{name\} (?:is|has|does|\w+s)\b(?!\{)/);
      else expect(line).toMatch(AROUND_NAME);
    }
  });
});

const everyFrame = ({ threads, bodies, teacher, signed, say, quick }: StyleFrames) => [
  ...Object.entries(threads).flatMap(([message, list]) =>
    list.flatMap(({ hooks, closes }) => [...hooks, ...closes].map((frame) => ({ frame, message }))),
  ),
  ...Object.entries(bodies).flatMap(([message, list]) => list.map((frame) => ({ frame, message }))),
  ...[teacher.they, teacher.i, signed.they, signed.i, quick.hooks, quick.closes, ...Object.values(say)]
    .flat()
    .map((frame) => ({ frame, message: 'mood' })),
];

it.each(['de', 'es'] as const)('notices in %s have ten plain hooks [B245]', (language) => {
  const { threads } = copyIn(language).plain.frames;
  for (const message of ['cancelled', 'substitute'] as const)
    expect(threads[message]?.flatMap(({ hooks }) => hooks).length, message).toBeGreaterThanOrEqual(10);
});

it.each(LANGUAGES)('every frame in %s is true of some class: none claims by itself what nobody gave', (language) => {
  const of = (classType: string, details: string) =>
    gatherFacts({
      ...{ writingStyle: 'elegant', instructorName: 'Jo', studio: 'Sky', schedule: '', time: '' },
      ...{ classType, details, language },
    });
  // Words that a message or a slot brings with it.
  const facts: Record<string, ReturnType<typeof of>> = {
    children: of('Kids Pole', ''),
    soldOut: of('Pole', 'Sold out'),
    cancelled: of('Pole', 'Cancelled'),
    offer: of('Pole', 'First class free'),
    level: of('Pole', 'All levels'),
  };
  const neutral = of('Pole', 'Wear what you like');
  for (const frames of Object.values(copyIn(language)).map((copy) => copy.frames))
    for (const { frame, message } of everyFrame(frames))
      expect(faultOfFrame(frame, facts[message] ?? neutral), frame).toBeUndefined();
});
