import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ANIMATION_NAMES } from '../../src/scene/animations.ts';
import { CODE_ADDRESS_MAX } from '../../src/scene/limits.ts';
import { LOOK_IDS, LOOKS } from '../../src/scene/looks.ts';
import { type Promo, promoSchema } from '../../src/scene/promo.ts';
import { type MadeFor, ZONES } from '../../src/scene/zones.ts';
import { drawCode, drawFrame } from '../../src/server/media/film/draw-frame.ts';
import { drawPages } from '../../src/server/media/film/draw-pages.ts';
import { drawSheet } from '../../src/server/media/film/draw-sheet.ts';
import { encodeFilm } from '../../src/server/media/film/encode.ts';
import type { CroppedFrame } from '../../src/server/media/film/ink.ts';
import { readFrame } from '../../src/server/media/film/read-frame.ts';
import { lend, openToSandbox } from '../../src/server/media/tool/sandbox.ts';
import { readCode } from '../read-code.ts';
import { weekOf } from '../scene/lists.ts';
import { SIX } from './cases.ts';

/*
 * QR codes read off finished films. `npm test` makes a sample; CODES=all makes a hundred films, which takes a quarter of an hour, and ZBARIMG=/usr/bin/zbarimg
 * has a second reader read them too (Debian: zbar-tools). CODES_REPORT=FILE lists what was read.
 */
const { CODES, ZBARIMG, CODES_REPORT } = process.env;
const run = promisify(execFile);

/** Black, and our loops that are bright, hectic, full of edges or of one color. */
const GROUNDS = [null, 'paper-waves', 'sunlit-water', 'city-lights', 'liquid-chrome', 'neon-studio'] as const;
const LENGTHS = [23, 42, 63, 84, 107, CODE_ADDRESS_MAX];
const address = (length: number) => `https://sky.studio/${'book-a-class-'.repeat(10)}`.slice(0, length);
const zones = Object.keys(ZONES) as MadeFor[];

type Film = { name: string; promo: Promo; ground: (typeof GROUNDS)[number] };

const looks: Film[] = LOOK_IDS.flatMap((id, look) =>
  GROUNDS.map((ground, at) => ({
    name: `${id} over ${ground ?? 'black'}`,
    ground,
    promo: promoSchema.parse({
      ...LOOKS[id].settings,
      ...{ text: SIX.slice(0, 5).join('\n\n'), videoDuration: 1 + ((look + at) % 3), madeFor: zones[(look + at) % 4] },
      code: address(LENGTHS[(look + at) % LENGTHS.length]!),
    }),
  })),
);
const lists: Film[] = Array.from({ length: 16 }, (_, at) => ({
  name: `a list of ${4 + at}, ${[1, 3, 8, 15][at % 4]} s`,
  ground: GROUNDS[at % GROUNDS.length]!,
  promo: promoSchema.parse({
    ...{ text: '', list: weekOf(4 + at), videoDuration: [1, 3, 8, 15][at % 4], madeFor: zones[(at >> 2) % 4] },
    ...{ animationType: ANIMATION_NAMES[at % ANIMATION_NAMES.length], code: address(LENGTHS[at % LENGTHS.length]!) },
  }),
}));
const ALL = [...looks, ...lists];
const SAMPLE = [looks[0]!, looks[45]!, lists[1]!];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spinreel-codes-'));
  await openToSandbox(folder);
});
afterAll(() => rm(folder, { recursive: true }));

async function still(name: string, frame: CroppedFrame) {
  const { png, x, y } = frame!;
  await writeFile(join(folder, name), png);
  return { file: await lend(join(folder, name), folder), x, y };
}

/** A film as a worker makes it. */
async function makeFilm({ promo, ground }: Film): Promise<string> {
  const behind = { hasBackground: ground !== null };
  const text = await readFrame(await drawFrame(promo, behind));
  const pages = await drawPages(promo, behind, folder);
  for (const { text, sheet } of pages ?? []) for (const each of [text, sheet]) if (each) await lend(each.file, folder);
  const sheet = pages ? null : await drawSheet(promo, behind, join(folder, 'text.rgba'));
  const clip = ground && join(folder, `${ground}.mp4`);
  if (clip) await writeFile(clip, await readFile(`assets/backgrounds/${ground}.mp4`));
  const film = {
    ...{ duration: promo.videoDuration, animation: promo.animationType, coverFirst: promo.coverFirst, pages },
    background: clip
      ? { file: await lend(clip, folder), start: 0, duration: promo.videoDuration, hasAudio: false }
      : null,
    ...{
      text: await still('text.png', text),
      code: await still('code.png', await drawCode(promo, null)),
      watermark: null,
    },
    sheet: sheet && { ...sheet, file: await lend(sheet.file, folder) },
  };
  return (await encodeFilm({ ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' }, film, join(folder, 'film.mp4'))).file;
}

/** The first, a middle and the last frame of a film at a width, as PNG files. */
async function framesOf(film: string, { videoDuration }: Promo, width: number): Promise<string[]> {
  const last = videoDuration * 30 - 1;
  const numbers = [0, Math.round(last / 3), last];
  const chosen = numbers.map((frame) => `eq(n,${frame})`).join('+');
  const args = ['-v', 'error', '-y', '-i', film, '-vf', `select='${chosen}',scale=${width}:-1`, '-vsync', '0'];
  await run('ffmpeg', [...args, join(folder, `${width}-%d.png`)]);
  return numbers.map((_, at) => join(folder, `${width}-${at + 1}.png`));
}

async function byJsQr(file: string): Promise<string | undefined> {
  const { data, width, height } = PNG.sync.read(await readFile(file));
  return readCode({ data: new Uint8ClampedArray(data), width, height })?.data;
}

async function byZbar(file: string): Promise<string | undefined> {
  const { stdout } = await run(ZBARIMG!, ['--quiet', '--raw', file]).catch(() => ({ stdout: '' }));
  return stdout.trim();
}

const readers = { jsqr: byJsQr, ...(ZBARIMG && { zbar: byZbar }) };

it.each(CODES === 'all' ? ALL : SAMPLE)(
  'the code is read off every frame of $name, at 1080 and at 540 pixels [B911]',
  async (made) => {
    const film = await makeFilm(made);
    for (const width of [1080, 540])
      for (const [at, file] of (await framesOf(film, made.promo, width)).entries())
        for (const [name, read] of Object.entries(readers)) {
          const found = await read(file);
          if (CODES_REPORT)
            await appendFile(CODES_REPORT, `${name}\t${width}\t${at}\t${found === made.promo.code}\t${made.name}\n`);
          expect(found, `${name}, ${width} pixels, frame ${at}`).toBe(made.promo.code);
        }
  },
);
