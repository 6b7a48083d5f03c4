/** The ffmpeg arguments that lay text, logo, QR code and watermark over a film's background. Pure: nothing is run here. */
import { type Animation, kindOf } from '../../../scene/animations.ts';
import { opposite } from '../../../scene/curve.ts';
import { FILM_SCALE } from '../../../scene/frame.ts';
import {
  betweenExpression,
  courseOf,
  curveExpression,
  FRAME_RATE,
  type Member,
  type Motion,
  restExpression,
} from '../../../scene/timeline.ts';
import { BT709 } from '../tool/mp4.ts';
import type { Sheet } from './draw-sheet.ts';

/**
 * A PNG with transparency and the position of its upper left corner on the 1080x1920 frame, in even pixels: chroma has
 * half the resolution.
 */
export type Still = { readonly file: string; readonly x: number; readonly y: number };

/** Of a list, what is seen from one second until another. */
export type FilmPage = {
  readonly from: number;
  readonly to: number;
  readonly motion: Motion;
  readonly text: Still;
  readonly sheet: Sheet | null;
};

export type Layered = {
  /** Whole seconds, 1 to 15. */
  readonly duration: number;
  /** The drawn text at rest, cropped to its rectangle; null: a film without text. */
  readonly text: Still | null;
  /** Its parts, which move one after the other; without them it moves as one. */
  readonly sheet?: Sheet | null;
  /** In place of both, of a list that has several. */
  readonly pages?: readonly FilmPage[] | null;
  readonly animation: Animation;
  /** The film begins with the text in its place. */
  readonly coverFirst?: boolean;
  /** Seconds between two beats of its music; absent or null: it has none. */
  readonly beat?: number | null;
  /** Static, as the watermark is. */
  readonly logo?: Still | null;
  readonly code?: Still | null;
  /** Static from the first frame to the last. */
  readonly watermark: Still | null;
};
export type Graph = { inputs: string[][]; graph: string[] };

/** The layer in the film's color space. ffmpeg's default for RGB is the matrix of standard definition, which turns reds orange. */
const STILL_PICTURE = `scale=out_color_matrix=bt709:out_range=tv,format=yuva420p,${BT709}`;
/** Fine enough for a curve's values to stand in for times. */
const FINE = 'settb=1/1000000';

/** Overlays text, logo, QR code and watermark on [ground]; `top` names the result. `inputsBefore`: how many inputs the background has. */
export function layersOver(ground: string, film: Layered, inputsBefore: number): Graph & { top: string } {
  const layers: Graph & { top: string } = { inputs: [], graph: [], top: ground };
  const read: Read = {
    graph: (chain) => layers.graph.push(chain),
    still: (input, name, filters = '') => {
      layers.graph.push(`[${inputsBefore + layers.inputs.length}:v]${STILL_PICTURE}${filters}${name}`);
      layers.inputs.push(input);
    },
  };
  const lay = (name: string, x: number, y: string, { enable = '', last = 'repeat' } = {}) => {
    layers.graph.push(`[${layers.top}][${name}]overlay=x=${x}:y=${y}:eof_action=${last}${enable}[on_${name}]`);
    layers.top = `on_${name}`;
  };
  for (const [index, page] of pagesOf(film).entries()) layPage(page, film, index === 0 ? '' : `_${index}`, read, lay);
  for (const [name, still] of Object.entries({ logo: film.logo, code: film.code, mark: film.watermark })) {
    if (!still) continue;
    read.still(['-i', still.file], `[${name}]`);
    lay(name, still.x, String(still.y));
  }
  return layers;
}

/** A film's text is one page, as long as the film. */
function pagesOf({ pages, text, sheet = null, duration, animation, coverFirst = false }: Layered): readonly Timed[] {
  if (pages) return pages.map((page) => ({ ...page, last: page.to < duration ? page.to : null }));
  if (!text) return [];
  const motion = { animationType: animation, videoDuration: duration, coverFirst };
  return [{ from: 0, to: duration, motion, text, sheet, last: null }];
}

/** `last`: when it ends, if another one follows. */
type Timed = FilmPage & { readonly last: number | null };

function layPage(
  { from, to, motion, text, sheet, last: ends }: Timed,
  { animation, beat = null }: Layered,
  name: string,
  read: Read,
  lay: (name: string, x: number, y: string, how?: { enable?: string; last?: string }) => void,
): void {
  const beaten = { ...motion, beat, begins: from };
  const moves = kindOf(animation).moves !== null;
  const rests = restExpression(motion, from);
  // A page is there from its first frame until the next one's.
  const there = from > 0 || ends !== null ? `*${betweenExpression({ from, to })}` : '';
  const parts = moves ? readParts(text, sheet, name, read) : [];
  // What has left is not there any more; what has arrived stays.
  const leaves = kindOf(animation).moves === 'end' ? 'pass' : 'repeat';
  for (const [index, { member, x, y, cut }] of parts.entries()) {
    const part = `part${name}${index}`;
    const still = member === 'still';
    read.graph(`[${part}]${cut}${still ? 'null' : opacity(member, beaten)}[${part}m]`);
    const enable = `:enable='not(${rests})${there}'`;
    lay(`${part}m`, x, still ? String(y) : position(member, beaten, y), { enable, last: still ? 'repeat' : leaves });
  }
  if (sheet || !moves) read.still(['-i', text.file], `[text${name}]`);
  const enable = moves
    ? there
      ? `:enable='(${rests})${there}'`
      : `:enable='${rests}'`
    : there.replace('*', ":enable='") + (there && "'");
  lay(`text${name}`, text.x, String(text.y), { enable });
}

type Read = {
  readonly graph: (chain: string) => void;
  readonly still: (input: string[], name: string, filters?: string) => void;
};
type Beaten = Motion & { readonly beat: number | null; readonly begins: number };
type MovingPart = { member: Member; x: number; y: number; cut: string };

/** Splits the sheet into a stream for each part; or the whole text into the one that moves and the one at rest. */
function readParts(text: Still, sheet: Sheet | null, name: string, read: Read): MovingPart[] {
  if (!sheet) {
    read.still(['-i', text.file], `[part${name}0][text${name}]`, ',split');
    return [{ member: { unit: 0, of: 1 }, x: text.x, y: text.y, cut: '' }];
  }
  const { file, width, height, parts } = sheet;
  const raw = ['-f', 'rawvideo', '-pixel_format', 'rgba', '-video_size', `${width}x${height}`];
  read.still(
    [...raw, '-framerate', String(FRAME_RATE), '-i', file],
    parts.map((_, index) => `[part${name}${index}]`).join(''),
    `,split=${parts.length}`,
  );
  return parts.map(({ member, x, y, row, width, height }) => ({
    ...{ member, x, y, cut: `crop=${width}:${height}:0:${row},` },
  }));
}

/**
 * The one picture, repeated only for the frames in which its opacity changes: before them it is not there, and
 * afterwards overlay holds the last one. ffmpeg only fades evenly, so each frame gets its opacity as its time for as
 * long as the fade lasts.
 */
function opacity(member: Member, { animationType, videoDuration, beat, seconds, begins }: Beaten): string {
  const course = courseOf(member, animationType, videoDuration, beat, seconds);
  const before = Math.round(begins * FRAME_RATE);
  const leaves = kindOf(animationType).moves === 'end';
  const first = Math.floor(course.from * FRAME_RATE);
  // Never beyond the film's last frame: overlay would repeat the background for it.
  const last = Math.min(Math.ceil(course.to * FRAME_RATE), Math.round(videoDuration * FRAME_RATE) - 1);
  const shown = leaves ? opposite(course.opacity) : course.opacity;
  const share = curveExpression(shown, course, `(N+${first})/${FRAME_RATE}`);
  const fade = `fade=t=${leaves ? 'out' : 'in'}:st=0:d=1:alpha=1`;
  // What leaves stands there before it does.
  const at = first + before;
  const frame = leaves && at > 0 ? `if(eq(N\\,0)\\,${before}\\,N+${at})` : `N+${at}`;
  return `loop=${last - first}:1,${FINE},setpts='(${share})/TB',${fade},settb=1/${FRAME_RATE},setpts='${frame}'`;
}

/** The y of ffmpeg's overlay filter for a part whose top rests at `y` pixels: a number, or an expression of t in steps of a layout unit. */
function position(member: Member, { animationType, videoDuration, beat, seconds, begins }: Beaten, y: number): string {
  const course = courseOf(member, animationType, videoDuration, beat, seconds);
  if (!course.dy) return String(y);
  const way = { from: course.from + begins, to: course.to + begins };
  return `'${y}+${FILM_SCALE}*round(${curveExpression(course.dy, way, 't')})':eval=frame`;
}
