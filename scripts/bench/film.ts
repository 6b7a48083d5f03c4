/** What a film costs, compared with a bare re-encode of its background. */
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import type { Animation } from '../../src/scene/animations.ts';
import { beatOf } from '../../src/scene/music.ts';
import { defaultPromo } from '../../src/scene/promo.ts';
import { mixed } from '../../src/server/features/renders/mix.ts';
import type { FilmParts, Piece } from '../../src/server/media/film/arguments.ts';
import { drawFrame, drawWatermark } from '../../src/server/media/film/draw-frame.ts';
import { drawSheet } from '../../src/server/media/film/draw-sheet.ts';
import { encodeFilm } from '../../src/server/media/film/encode.ts';
import type { Still } from '../../src/server/media/film/layers.ts';
import { readFrame } from '../../src/server/media/film/read-frame.ts';
import { measureLoudness } from '../../src/server/media/tool/loudness.ts';
import { FILE, PICTURE, SOUND } from '../../src/server/media/tool/mp4.ts';
import { runMedia } from '../../src/server/media/tool/run.ts';
import { lend } from '../../src/server/media/tool/sandbox.ts';
import { withScratch } from '../../src/server/media/tool/scratch.ts';
import { alternate, type Bench, type Line } from './measure.ts';

/** The settings of the baseline, which stay when those of films change. */
export const FLOOR = ['-preset', 'veryfast', '-crf', '22', '-maxrate', '7000k', '-bufsize', '7000k'];

export const SECONDS = 15;
const MUSIC = 'strobe' as const;
const tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };
const footage = join(import.meta.dirname, '../../test/samples/iphone_hevc_hlg10_short_rot90.mp4');
export const PARAGRAPHS = [
  'Ladies, **Spin Basics** is where the floor lets go of you',
  'Every Thursday, 7:00 PM at Sky Studio',
  'Jasmine takes you from first grip to first fireman spin',
  'Bring shorts, water and a friend',
  'Six poles. Save yours tonight.',
];
/** A clip as ingest makes it, from phone footage played back and forth up to 20 s, with sound. */
export async function makeClip(file: string, seconds = SECONDS): Promise<void> {
  const toSdr =
    'zscale=t=linear:npl=203,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv,format=yuv420p';
  const toAndFro = 'fps=30,split[a][b];[b]reverse[c];[a][c]concat=n=2,loop=-1:18,setpts=N/30/TB';
  await runMedia(
    'ffmpeg',
    [
      ...['-nostdin', '-v', 'error', '-y', '-i', footage, '-f', 'lavfi', '-i', 'anoisesrc=r=48000:a=0.1'],
      ...[
        '-filter_complex',
        `[0:v]${toSdr},${toAndFro},trim=end_frame=${seconds * 30}[v]`,
        '-map',
        '[v]',
        '-map',
        '1:a',
      ],
      ...[
        '-t',
        String(seconds),
        '-c:v',
        'libx264',
        '-preset',
        'superfast',
        '-crf',
        '18',
        '-g',
        '30',
        '-sc_threshold',
        '0',
      ],
      ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
      ...['-c:a', 'aac', '-ac', '2', '-movflags', '+faststart', file],
    ],
    { folder: dirname(file) },
  );
}

const promo = { ...defaultPromo, text: PARAGRAPHS.join('\n\n'), header: 'New term' };

/** A logo of the size that a medium one has. */
function drawLogo() {
  const canvas = createCanvas(240, 240);
  const context = canvas.getContext('2d');
  context.fillStyle = '#f5c542';
  context.arc(120, 120, 118, 0, 2 * Math.PI);
  context.fill();
  return { png: canvas.toBuffer('image/png'), x: 96, y: 290 };
}

/** Makes a film as a worker does, which draws the parts that move; frame and watermark are there before. */
export async function filmMaker(folder: string, background: Piece | null, seconds = SECONDS) {
  const ground = { hasBackground: background !== null };
  const [frame, mark] = [await readFrame(await drawFrame(promo, ground)), await drawWatermark()];
  if (!frame) throw new Error('the text frame is empty');
  const still = async (name: string, { png, x, y }: Pick<typeof mark, 'png' | 'x' | 'y'>): Promise<Still> => {
    const file = join(folder, `${name}-${ground.hasBackground}.png`);
    await writeFile(file, png);
    return { file, x, y };
  };
  const [text, watermark] = [await still('text', frame), await still('mark', mark)];
  const logo = await still('logo', drawLogo());
  const sound = await withMusic(folder, background, seconds);
  return (animation: Animation, mark?: 'watermark' | 'logo' | 'music') => async () => {
    const sheet = animation === 'none' ? null : await drawSheet(promo, ground, join(folder, 'text.rgba'));
    const parts: FilmParts = {
      ...{ duration: seconds, background, text, animation, ...(mark === 'music' ? sound : {}) },
      sheet: sheet && { ...sheet, file: await lend(sheet.file, folder) },
      watermark: mark === 'watermark' ? watermark : null,
      logo: mark === 'logo' ? logo : null,
    };
    return encodeFilm(tools, parts, join(folder, 'out.mp4'));
  };
}

/** What a film over `background` sounds like with music under it. */
async function withMusic(folder: string, background: Piece | null, duration: number) {
  const loudness = background && (await measureLoudness(tools, background.file));
  const still = { frame: null, drawn: null, animation: 'none' as const, coverFirst: false, watermark: false };
  const plan = {
    ...{ kind: 'film' as const, ...still, duration, music: MUSIC },
    background: background && { ...background, storageKey: '', sound: 'on' as const, loudness },
  };
  const place = { folder, signal: new AbortController().signal };
  return { ...(await mixed(tools, { background }, plan, place)), beat: beatOf(MUSIC) };
}

/** The bare re-encode of `file`, with sound: what everything is compared with. */
export function reencode(file: string, folder: string) {
  const settings = [...PICTURE, ...FLOOR, ...SOUND, ...FILE];
  const args = ['-nostdin', '-v', 'error', '-y', '-i', file, ...settings, join(folder, 'floor.mp4')];
  return () => runMedia('ffmpeg', args, { folder });
}

async function run(rounds: number): Promise<Line[]> {
  return withScratch(join(tmpdir(), 'spinreel-bench'), async (folder) => {
    const clip = join(folder, 'clip.mp4');
    await makeClip(clip);
    const background = { file: clip, start: 0, duration: SECONDS, hasAudio: true };
    const [over, black] = [await filmMaker(folder, background), await filmMaker(folder, null)];
    const variants = {
      floor: reencode(clip, folder),
      'over a clip, no motion': over('none'),
      'over a clip, fade': over('animate-fade-in'),
      'over a clip, fade, watermark': over('animate-fade-in', 'watermark'),
      'over a clip, slide, logo': over('animate-slide-up', 'logo'),
      'over a clip, fade out, logo': over('animate-fade-out', 'logo'),
      'over black, fade': black('animate-fade-in'),
      'over black, fade, watermark': black('animate-fade-in', 'watermark'),
      'over black, slide, logo': black('animate-slide-up', 'logo'),
      'over a clip, fade, music': over('animate-fade-in', 'music'),
      'over black, fade, music': black('animate-fade-in', 'music'),
    };
    const costs = await alternate(variants, rounds);
    const { floor: baseline, ...films } = costs;
    const [music, without] = [films['over a clip, fade, music'], films['over a clip, fade']];
    const figure = '15 s film over a clip, fade, with music / without';
    const musicLine = { figure, measured: music.cpu, baseline: without.cpu, unit: 'CPU-s', target: 1.05 };
    const lines = Object.entries(films).flatMap(([name, cost]) =>
      (['cpu', 'wall'] as const).map((of) => ({
        figure: `15 s film ${name} / bare re-encode of the clip`,
        measured: cost[of],
        baseline: baseline[of],
        unit: of === 'cpu' ? 'CPU-s' : 's',
        target: name.startsWith('over black') ? 0.19 : name.includes('motion') ? 0.65 : 0.75,
      })),
    );
    return [...lines, musicLine];
  });
}

/** A short film over a clip costs less than its bare re-encode, one over black a fraction. */
function quick(): Promise<Line[]> {
  const seconds = 5;
  return withScratch(join(tmpdir(), 'spinreel-bench'), async (folder) => {
    const clip = join(folder, 'clip.mp4');
    await makeClip(clip, seconds);
    const background = { file: clip, start: 0, duration: seconds, hasAudio: true };
    const [over, black] = [await filmMaker(folder, background, seconds), await filmMaker(folder, null, seconds)];
    const costs = await alternate(
      { floor: reencode(clip, folder), clip: over('animate-fade-in', 'watermark'), black: black('animate-fade-in') },
      1,
    );
    const line = (ground: 'clip' | 'black', target: number): Line => ({
      figure: `${seconds} s film over ${ground}, fade / bare re-encode of the clip`,
      ...{ measured: costs[ground].cpu, baseline: costs.floor.cpu, unit: 'CPU-s', target },
    });
    return [line('clip', 1), line('black', 0.5)];
  });
}

export const filmBench: Bench = { name: 'film', run, quick };
