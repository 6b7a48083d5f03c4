import { COVERAGE } from './coverage.ts';
import { FONT_SOURCES, FONT_WEIGHTS, FOUR, type FontFamily, type FontWeight } from './families.ts';
import { graphemes } from './graphemes.ts';

/** How a stretch of text should look; which file draws it depends on its characters too. */
export type Face = { readonly family: FontFamily; readonly weight: number; readonly italic: boolean };

/** Text that one font file draws in one go. */
export type FontRun = {
  readonly text: string;
  /** Private CSS family name, one per file; `fontPath` says where the file is. */
  readonly font: string;
  readonly slanted: boolean;
  /** One emoji, in its own colors: fill color and emphasis do not apply. */
  readonly emoji: boolean;
  /** No bundled file has it: the drawing machine uses a font of its own. */
  readonly foreign?: true;
};

const WEIGHTS = Object.keys(FONT_WEIGHTS) as FontWeight[];
export const EMOJI_FONT = 'noto-color-emoji';
const FALLBACKS: readonly { id: string; weights: readonly number[] }[] = [
  { id: 'noto-sans-arabic', weights: FOUR },
  { id: 'noto-sans-hebrew', weights: FOUR },
  { id: 'dejavu-sans', weights: [400, 700] },
];

/** The files with figures, of families whose own are old-style: in a time, 0 would look like o. */
const LINING = new Set(
  Object.values(FONT_SOURCES).flatMap(({ id, figures }) => (figures === 'made' ? [`${id}--latin`] : [])),
);

/** The font file's path below the project's root, from a run's private name. */
export function fontPath(font: string): string {
  if (font === EMOJI_FONT) return 'assets/fonts/noto-color-emoji.woff2';
  const id = font.slice(0, font.lastIndexOf('--'));
  const file = `${font.replace('--', '-')}.woff2`;
  return LINING.has(font.replace(/-\d+-\w+$/, ''))
    ? `assets/fonts/lining/${file}`
    : `node_modules/@fontsource/${id}/files/${file}`;
}

/** The Latin file used to show a family in a list of fonts. */
export function sampleFont(family: FontFamily): string {
  return fileName(FONT_SOURCES[family].id, 'latin', 400, false);
}

/**
 * Splits text by the file that draws it. A file is chosen per grapheme from the characters that it really has, so that
 * neither the browser nor the server ever falls back on a font of its own; files are named privately, one name each,
 * since both canvases mix up files that share a name.
 */
export function fontRuns(text: string, face: Face): FontRun[] {
  const { apart } = FONT_SOURCES[face.family];
  const runs = runsOf(text, face);
  if (!apart) return runs;
  // Tidied text has no such character.
  return runs.flatMap((run) =>
    run.text
      .replace(apart, '$&\0')
      .split('\0')
      .map((text) => ({ ...run, text })),
  );
}

function runsOf(text: string, face: Face): FontRun[] {
  // Every family has all of ASCII, and most words are nothing else.
  const lends = FONT_SOURCES[face.family].figures === 'lent' && /\d/.test(text);
  if (ASCII.test(text) && !lends) return text === '' ? [] : [{ ...runOf('a', face), text }];
  const runs: FontRun[] = [];
  for (const word of text.match(/\S*\s|\S+/g) ?? []) {
    const used = wordFace(word, face);
    for (const cluster of graphemes(word)) {
      const run = runOf(cluster, used);
      const last = runs.at(-1);
      // Every emoji is a run of its own, since it may be drawn from an image.
      if (last?.font === run.font && last.slanted === run.slanted && last.foreign === run.foreign && !run.emoji)
        runs[runs.length - 1] = { ...last, text: last.text + cluster };
      else runs.push(run);
    }
  }
  return runs;
}

const ASCII = /^[\x20-\x7e]*$/;

/**
 * The face, or its stand-in's where that has letters or figures of the word that the face lacks: half a word in another
 * font is worse than a whole one.
 */
function wordFace(word: string, face: Face): Face {
  const { id, standIn, figures } = FONT_SOURCES[face.family];
  if (figures === 'lent' && /\d/.test(word)) return { ...face, family: standIn };
  const letters = codePoints(word.match(/[\p{L}\p{M}]/gu)?.join('') ?? '');
  const has = (family: string) =>
    letters.every((point) => subsetsOf(family).some((subset) => covers(`${family} ${subset}`, [point])));
  return !has(id) && has(FONT_SOURCES[standIn].id) ? { ...face, family: standIn } : face;
}

function runOf(text: string, face: Face): FontRun {
  const points = codePoints(text);
  if (wantsEmoji(text) && covers(EMOJI_FONT, points)) return { text, font: EMOJI_FONT, slanted: false, emoji: true };
  const source = FONT_SOURCES[face.family];
  const italic = face.italic && source.italics === 'real';
  for (const subset of subsetsOf(source.id)) {
    if (!covers(`${source.id} ${subset}`, points)) continue;
    const font = fileName(source.id, subset, nearest(source.weights, face.weight), italic);
    return { text, font, slanted: face.italic && source.italics === 'slanted', emoji: false };
  }
  for (const { id, weights } of FALLBACKS)
    for (const subset of subsetsOf(id))
      if (covers(`${id} ${subset}`, points))
        return { text, font: fileName(id, subset, nearest(weights, face.weight), false), slanted: false, emoji: false };
  if (covers(EMOJI_FONT, points)) return { text, font: EMOJI_FONT, slanted: false, emoji: true };
  // Chinese, say.
  const font = fileName(source.id, 'latin', nearest(source.weights, face.weight), italic);
  return { text, font, slanted: false, emoji: false, foreign: true };
}

/** The characters that need a glyph. */
const codePoints = (text: string) =>
  Array.from(text, (char) => char.codePointAt(0)!).filter((point) => !invisible(point));

/** Joiners, variation selectors and direction marks: no glyph of their own. */
const invisible = (point: number) =>
  (point >= 0x200b && point <= 0x200f) || (point >= 0xfe00 && point <= 0xfe0f) || point === 0x2060 || point === 0xa0;

const wantsEmoji = (text: string) => /\p{Emoji_Presentation}|\ufe0f/u.test(text) && !text.includes('\ufe0e');

function fileName(id: string, subset: string, weight: number, italic: boolean): string {
  return `${id}--${subset}-${weight}-${italic ? 'italic' : 'normal'}`;
}

/** The weights that a family has files for; every other one would be set in one of these. */
export function weightsOf(family: FontFamily): FontWeight[] {
  const { weights } = FONT_SOURCES[family];
  const files = WEIGHTS.map((weight) => nearest(weights, FONT_WEIGHTS[weight].value));
  // If several share a file, the nearest one, so that Normal and Bold keep their names.
  return WEIGHTS.filter((weight, index) => {
    const file = files[index]!;
    const off = (other: FontWeight) => Math.abs(FONT_WEIGHTS[other].value - file);
    return WEIGHTS.every((other, at) => files[at] !== file || off(weight) <= off(other));
  });
}

/** The family's weight that a chosen weight is set in. */
export function weightShown(family: FontFamily, chosen: FontWeight): FontWeight {
  const { weights } = FONT_SOURCES[family];
  const file = nearest(weights, FONT_WEIGHTS[chosen].value);
  return weightsOf(family).find((weight) => nearest(weights, FONT_WEIGHTS[weight].value) === file) ?? chosen;
}

/** The file nearest in weight; if two are equally near, the lighter one, since it fills less. */
function nearest(weights: readonly number[], wanted: number): number {
  return weights.reduce((best, weight) => (Math.abs(weight - wanted) < Math.abs(best - wanted) ? weight : best));
}

const subsets = new Map<string, string[]>();

/** The bundled subsets of a family, Latin first. */
function subsetsOf(id: string): string[] {
  let list = subsets.get(id);
  if (!list) {
    list = Object.keys(COVERAGE)
      .filter((key) => key.startsWith(`${id} `))
      .map((key) => key.slice(id.length + 1));
    subsets.set(id, list);
  }
  return list;
}

const bounds = new Map<string, number[]>();

function covers(key: string, points: number[]): boolean {
  let list = bounds.get(key);
  if (!list) {
    list = (COVERAGE[key] ?? '').split(',').flatMap((range) => {
      const [from, to = from] = range.split('-');
      return [Number.parseInt(from!, 16), Number.parseInt(to!, 16)];
    });
    bounds.set(key, list);
  }
  const sorted = list;
  return points.every((point) => inside(sorted, point));
}

/** Binary search in [from, to, from, to, …], both ends included. */
function inside(sorted: number[], point: number): boolean {
  let low = 0;
  let high = sorted.length / 2 - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (point < sorted[middle * 2]!) high = middle - 1;
    else if (point > sorted[middle * 2 + 1]!) low = middle + 1;
    else return true;
  }
  return false;
}
