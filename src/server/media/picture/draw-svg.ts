import { Worker } from 'node:worker_threads';
import { PictureError } from './refusal.ts';

/** What the thread is handed. `side`: pixels of the longer side of the picture. */
export type SvgOrder = { svg: string; side: number; memoryBytes: number };

const MOST_BYTES = 1_000_000;
const MEMORY_BYTES = 256 * 2 ** 20;
const TIME_MS = 8_000;

const PNG_INSTEAD = 'Export the logo as a PNG with a transparent background and use that.';
/**
 * What a logo needs nothing of; each pattern takes time in proportion to the file. Whatever slips through finds no
 * files, no network, little memory.
 */
const REFUSED: readonly [RegExp, string][] = [
  [/<!ENTITY/i, `This SVG declares entities of its own, which we do not read. ${PNG_INSTEAD}`],
  [/<(?:[\w-]+:)?script\b|[\s"']on[a-z]{1,30}\s{0,9}=|javascript:/i, 'This SVG contains a script, so it was refused.'],
  [/<(?:[\w-]+:)?(?:foreignObject|iframe|object|embed|video|audio)\b/i, `This SVG has a page inside. ${PNG_INSTEAD}`],
  [/<(?:[\w-]+:)?text\b/i, `This SVG has text that needs its font. Convert the text to outlines, or: ${PNG_INSTEAD}`],
  [/<(?:[\w-]+:)?(?:image|feImage)\b/i, `This SVG has a picture inside. ${PNG_INSTEAD}`],
  [/\bhref\s{0,9}=\s{0,9}["']?\s{0,9}[^"'#\s]/i, `This SVG refers to other files. ${PNG_INSTEAD}`],
  [/\burl\(\s{0,9}(?:["']|&quot;)?\s{0,9}[^"'#&\s]|@import/i, `This SVG refers to other files. ${PNG_INSTEAD}`],
];

/** Whether a file is meant to be an SVG: a tag of that name, after declarations and comments. */
export function isSvg(file: Buffer): boolean {
  return /<(?:[\w-]+:)?svg[\s>]/i.test(file.toString('utf8', 0, 20_000));
}

/** Comments may say anything; one that does not end hides the rest. */
function withoutComments(text: string): string {
  const [first = '', ...others] = text.split('<!--');
  return first + others.map((part) => (part.includes('-->') ? part.slice(part.indexOf('-->') + 3) : '')).join('');
}

/**
 * Draws an SVG as a PNG whose longer side has `side` pixels. Hostile input: it is drawn by a program in WebAssembly, on a thread that is
 * ended after some seconds.
 * @throws PictureError
 */
export async function drawSvg(file: Buffer, side: number): Promise<Buffer> {
  if (file.length > MOST_BYTES)
    throw new PictureError(`This SVG is larger than ${MOST_BYTES / 1_000_000} MB. ${PNG_INSTEAD}`);
  const svg = withoutComments(file.toString('utf8'));
  for (const [pattern, message] of REFUSED) if (pattern.test(svg)) throw new PictureError(message);
  return draw({ svg, side, memoryBytes: MEMORY_BYTES });
}

async function draw(order: SvgOrder): Promise<Buffer> {
  const worker = new Worker(new URL('./svg-worker.ts', import.meta.url), {
    workerData: order,
    env: {},
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const timer = setTimeout(() => reject(new PictureError(`This SVG takes too long to draw. ${PNG_INSTEAD}`)), TIME_MS);
  worker.once('message', resolve);
  const unreadable = () => reject(new PictureError(`This SVG cannot be drawn. ${PNG_INSTEAD}`));
  worker.once('error', unreadable);
  worker.once('exit', unreadable);
  try {
    return Buffer.from(await promise);
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
