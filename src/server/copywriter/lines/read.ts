import { SLOT_KINDS, type SlotKind } from '../understand/slots.ts';
import { type Block, type Fault, type Kind, MARKS, readForm } from './form.ts';
import type { Topics } from './topics.ts';
import { type Arc, MESSAGES, type Message, type StyleCopy } from './types.ts';

/** What blocks may name. */
export interface Names {
  topics: Topics;
  families: ReadonlySet<string>;
  /** Classes of a fresh installation. */
  starters: ReadonlySet<string>;
}

/** How many lines of each kind a block of a section has, at least and at most; what it may be about; and where they go. */
interface Section {
  lines: Partial<Record<Kind, readonly [least: number, most: number]>>;
  about: (about: string, names: Names) => boolean;
  starters?: true;
  add: (copy: StyleCopy, block: Block, topics: Topics) => void;
}

const MANY = Number.POSITIVE_INFINITY;
const ANY = [0, MANY] as const;
const SOME = [1, MANY] as const;
const NONE = [0, 0] as const;
const MARKS_AND_KINDS = Object.entries(MARKS);
const oneOf =
  (names: readonly string[]) =>
  (about: string): boolean =>
    names.includes(about);
const isFamilies = (about: string, { families }: Names) =>
  about === 'any' || about.split(' ').every((id) => families.has(id));
const familiesOf = (about: string): Arc['families'] => (about === '' || about === 'any' ? 'any' : about.split(' '));
const textsOf = (block: Block, kind: Kind): string[] => block[kind].map(({ text }) => text);
const conditionsOf = (block: Block, topics: Topics) => block.says.map(({ text }) => topics.conditions.get(text) ?? []);

const SECTIONS: Readonly<Record<string, Section>> = {
  voice: {
    lines: { bodies: [1, 1] },
    about: oneOf(['']),
    add: (copy, block) => {
      copy.voice = textsOf(block, 'bodies')[0] ?? '';
    },
  },
  'whole texts': {
    lines: { says: ANY, hooks: [1, 1], bodies: ANY, closes: SOME },
    about: isFamilies,
    starters: true,
    add: ({ arcs }, block, topics) =>
      arcs.push({
        families: familiesOf(block.about),
        // Its own lines say it, which they do of the first alone.
        says: conditionsOf(block, topics).flatMap(([first]) => first ?? []),
        ...(block.starter !== '' && { starter: block.starter }),
        hook: `${block.hooks[0]?.text}\n**{class}**`,
        bodies: textsOf(block, 'bodies'),
        closes: textsOf(block, 'closes'),
      }),
  },
  answers: {
    lines: { says: SOME, closes: SOME },
    about: (about, names) => about === '' || isFamilies(about, names),
    add: ({ answers }, block, topics) =>
      answers.push({
        families: familiesOf(block.about),
        says: conditionsOf(block, topics).flat(),
        closes: textsOf(block, 'closes'),
      }),
  },
  classes: {
    lines: { hooks: ANY, bodies: ANY, closes: ANY },
    about: (about, names) => about === 'told' || (about !== 'any' && isFamilies(about, names)),
    add: ({ classes }, block) => {
      for (const id of block.about.split(' ')) {
        const lines = classes[id] ?? { hooks: [], bodies: [], closes: [] };
        classes[id] = lines;
        for (const kind of ['hooks', 'bodies', 'closes'] as const) lines[kind].push(...textsOf(block, kind));
      }
    },
  },
  messages: {
    lines: { hooks: ANY, bodies: ANY, closes: ANY },
    about: oneOf(MESSAGES),
    add: ({ frames }, block) => {
      const message = block.about as Message;
      const [hooks, closes] = [textsOf(block, 'hooks'), textsOf(block, 'closes')];
      if (hooks.length > 0) frames.threads[message] = [...(frames.threads[message] ?? []), { hooks, closes }];
      if (block.bodies.length > 0)
        frames.bodies[message] = [...(frames.bodies[message] ?? []), ...textsOf(block, 'bodies')];
    },
  },
  facts: {
    lines: { bodies: SOME },
    about: oneOf(SLOT_KINDS),
    add: ({ frames }, block) => {
      const kind = block.about as SlotKind;
      frames.say[kind] = [...(frames.say[kind] ?? []), ...textsOf(block, 'bodies')];
    },
  },
  'who teaches': {
    lines: { bodies: ANY, closes: ANY },
    about: oneOf(['they', 'i']),
    add: ({ frames }, block) => {
      const who = block.about as 'they' | 'i';
      frames.teacher[who].push(...textsOf(block, 'bodies'));
      frames.signed[who].push(...textsOf(block, 'closes'));
    },
  },
  'short films': {
    lines: { hooks: SOME, closes: SOME },
    about: oneOf(['']),
    add: ({ frames }, block) => {
      frames.quick = { hooks: textsOf(block, 'hooks'), closes: textsOf(block, 'closes') };
    },
  },
  'spare lines': {
    lines: { hooks: ANY, bodies: ANY, closes: ANY },
    about: oneOf(['mood', 'who teaches', 'no class', 'pairs']),
    add: ({ stock }, block) => {
      const [hooks, bodies, closes] = (['hooks', 'bodies', 'closes'] as const).map((kind) => textsOf(block, kind));
      if (block.about === 'mood') Object.assign(stock, { intros: hooks, details: bodies, closings: closes });
      else if (block.about === 'who teaches') stock.teacher = bodies!;
      else if (block.about === 'no class') stock.openings = hooks!;
      else stock.endings = closes!.map((pair) => pair.split(' | ') as [string, string]);
    },
  },
};

const emptyCopy = (): StyleCopy => ({
  voice: '',
  ...{ arcs: [], answers: [], classes: {} },
  frames: {
    ...{ threads: {}, bodies: {}, teacher: { they: [], i: [] }, signed: { they: [], i: [] } },
    ...{ say: {}, quick: { hooks: [], closes: [] } },
  },
  stock: { intros: [], openings: [], teacher: [], details: [], closings: [], endings: [] },
});

/**
 * Reads a file of copy: what one style says in one language.
 * @param path for the faults
 */
export function readStyle(path: string, text: string, names: Names): { copy: StyleCopy; faults: Fault[] } {
  const { blocks, faults } = readForm(path, text);
  const copy = emptyCopy();
  for (const block of blocks) {
    const section = SECTIONS[block.section];
    const wrong = section
      ? [...faultsOfBlock(block, section, names), ...faultsOfTopics(block, names.topics)]
      : [`${block.at}: there is no section "${block.section}"; there are ${Object.keys(SECTIONS).join(', ')}`];
    if (wrong.length === 0) section?.add(copy, block, names.topics);
    faults.push(...wrong.map((fault) => `${path}:${fault}`));
  }
  return { copy, faults };
}

function faultsOfBlock(block: Block, { lines, about, starters }: Section, names: Names): string[] {
  const { at, section } = block;
  const faults: string[] = [];
  const isAbout = block.starter === '' ? about(block.about, names) : starters && names.starters.has(block.starter);
  if (!isAbout)
    faults.push(
      `${at}: a block of "${section}" cannot be about "${block.starter || block.about}": copy/README.md says what it is about`,
    );
  if (section === 'messages' && (block.hooks.length === 0) !== (block.closes.length === 0))
    faults.push(`${at}: what begins with ">" is answered by "<"`);
  for (const [mark, kind] of MARKS_AND_KINDS) {
    const [least, most] = lines[kind] ?? NONE;
    const { length } = block[kind];
    if (length < least) faults.push(`${at}: a block of "${section}" needs a line with "${mark.trim()}"`);
    if (length > most)
      faults.push(`${block[kind][most]!.at}: one "${mark.trim()}" too many for a block of "${section}"`);
  }
  return faults;
}

/** A topic that is a part of another one is answered where that is. */
const faultsOfTopics = ({ says, section }: Block, { conditions, partOf }: Topics): string[] =>
  says.flatMap(({ at, text }) => {
    if (!conditions.has(text)) return [`${at}: "${text}" is no topic of copy/topics.txt`];
    const whole = section === 'answers' ? partOf.get(text) : undefined;
    return whole === undefined ? [] : [`${at}: "${text}" is a part of "${whole}": answer that one`];
  });
