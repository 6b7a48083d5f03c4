/** What lines of a block begin with, in the order in which they stand. */
export const MARKS = { '? ': 'says', '> ': 'hooks', '- ': 'bodies', '< ': 'closes' } as const;
export type Kind = (typeof MARKS)[keyof typeof MARKS];
const isMark = (mark: string): mark is keyof typeof MARKS => mark in MARKS;
const AFTER = {
  says: ['hooks', 'bodies', 'closes'],
  hooks: ['bodies', 'closes'],
  bodies: ['closes'],
  closes: [],
} as const;

export interface CopyLine {
  /** Of its file, from 1. */
  at: number;
  /** Without its mark; ' / ' begins a new line, and `*` stands for the class in gold, but for a condition's. */
  text: string;
}

/** Lines between two blank ones. */
export type Block = Record<Kind, CopyLine[]> & {
  at: number;
  section: string;
  /** What it is about, after '= '; '' if it does not say so. */
  about: string;
  /** The class of a fresh installation, after '@ '. */
  starter: string;
};

/** What is wrong, as 'copy/en/humor.txt:12: …'. */
export type Fault = string;

/**
 * Reads the blocks of a file of copy; copy/README.md explains the form. What has no such form is among the faults and not in the blocks.
 * @param path for the faults
 */
export function readForm(path: string, text: string): { blocks: Block[]; faults: Fault[] } {
  const blocks: Block[] = [];
  const faults: Fault[] = [];
  let [section, at] = ['', 0];
  let open: Block | undefined;
  const fault = (what: string) => faults.push(`${path}:${at}: ${what}`);
  for (const line of text.split('\n')) {
    at++;
    if (line === '') {
      open = undefined;
      continue;
    }
    if (line.startsWith('#')) continue;
    if (line.startsWith(' ') || /\s$/.test(line)) fault('a line begins and ends without spaces');
    const mark = line.slice(0, 2);
    if (line.startsWith('== ')) [section, open] = [line.slice(3), undefined];
    else if (mark === '= ' || mark === '@ ') {
      if (open) fault(`"${line}" begins a block: it needs a blank line before it`);
      else {
        open = emptyBlock(at, section);
        open[mark === '= ' ? 'about' : 'starter'] = line.slice(2);
        blocks.push(open);
      }
    } else if (isMark(mark)) {
      if (!open) {
        open = emptyBlock(at, section);
        blocks.push(open);
      }
      const kind = MARKS[mark];
      const later = AFTER[kind].find((each) => open![each].length > 0);
      if (later) fault(`"${mark.trim()}" stands before "${markOf(later)}" in a block`);
      open[kind].push({ at, text: kind === 'says' ? line.slice(2) : lineOf(line.slice(2)) });
    } else fault(`"${line}" begins with none of the marks == = @ ? > - < and a space`);
  }
  return { blocks, faults };
}

const markOf = (kind: Kind): string =>
  Object.entries(MARKS)
    .find(([, each]) => each === kind)![0]
    .trim();

const emptyBlock = (at: number, section: string): Block => ({
  ...{ at, section, about: '', starter: '' },
  ...{ says: [], hooks: [], bodies: [], closes: [] },
});

/** Few lines have any of these. */
function lineOf(text: string): string {
  const verse = text.includes(' / ') ? text.replaceAll(' / ', '\n') : text;
  return verse.includes('*') ? verse.replace(/(?<!\*)\*(?!\*)/g, '**{class}**') : verse;
}
