/**
 * What settings of x264 make of films over clips: quality against a near-lossless film (crf 4), size and time. Needs a
 * folder with the clips that docs/samples.md names, in SAMPLES (../shared/samples if absent), and for VMAF an ffprobe
 * with libvmaf, in VMAF_FFPROBE; without it only SSIM is shown.
 */
import { execFile } from 'node:child_process';
import { stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { defaultPromo } from '../../src/scene/promo.ts';
import { type FilmParts, filmArguments } from '../../src/server/media/film/arguments.ts';
import { drawFrame } from '../../src/server/media/film/draw-frame.ts';
import { readFrame } from '../../src/server/media/film/read-frame.ts';
import { type MadePiece, normalise } from '../../src/server/media/ingest/normalise.ts';
import { probe } from '../../src/server/media/tool/probe.ts';
import { runMedia } from '../../src/server/media/tool/run.ts';
import { lend } from '../../src/server/media/tool/sandbox.ts';
import { withScratch } from '../../src/server/media/tool/scratch.ts';
import { FLOOR } from './film.ts';
import { alternate, type Bench, type Line } from './measure.ts';

const run = promisify(execFile);
const tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };
const samples = process.env.SAMPLES ?? join(import.meta.dirname, '../../../shared/samples');
const vmafProbe = process.env.VMAF_FFPROBE;
/** Whole seconds that each clip has. */
const SCENES = {
  'people, 1080p': ['derived_people_1080p_39s_aac.mp4', 5],
  'talk, enlarged from 404x720': ['portrait_people_talk_404x720_aac_12s.mp4', 5],
  'phone, HDR, in the hand': ['iphone_hevc_hlg10_portrait_rot90_editlist_vfr.mp4', 2],
  'animation, 1080p': ['bbb_hevc_mpegts.ts', 5],
  'flower, enlarged from 540p': ['flower_vp8_960x540.webm', 5],
  'gym, 1080x1920': ['portrait_treadmill_1080x1920_60fps_vp9_in_mp4.mp4', 1],
} as const;

const b0 = ['-x264-params', 'b-adapt=0'];
const limit = FLOOR.slice(4);
const settings = (preset: string, crf: number, ...more: string[]) => ['-preset', preset, '-crf', String(crf), ...more];
/** null: as films are made. */
const VARIANTS: Record<string, string[] | null> = {
  'veryfast 22, limited (until now)': FLOOR,
  'superfast 22, limited': settings('superfast', 22, ...limit),
  'superfast 22, limited, b-adapt=0': settings('superfast', 22, ...limit, ...b0),
  'superfast 22, b-adapt=0': null,
  'superfast 23, b-adapt=0': settings('superfast', 23, ...b0),
  'superfast 24, b-adapt=0': settings('superfast', 24, ...b0),
};

/** The film's arguments with another quality. */
function withQuality(film: FilmParts, out: string, quality: string[] | null): string[] {
  const args = filmArguments(film, out);
  if (!quality) return args;
  const at = args.indexOf('-preset');
  return [...args.slice(0, at), ...quality, ...args.slice(args.indexOf('-c:a', at))];
}

async function ssim(film: string, best: string): Promise<number> {
  const { stderr } = await run('ffmpeg', ['-nostdin', '-i', film, '-i', best, '-lavfi', 'ssim', '-f', 'null', '-']);
  return Number(/All:([\d.]+)/.exec(stderr)?.[1]);
}

/** Every fourth frame counts. null: no program that measures it was named. */
async function vmaf(film: string, best: string): Promise<number | null> {
  if (!vmafProbe) return null;
  const graph = `movie=${film}[film];movie=${best}[best];[film][best]libvmaf=n_threads=2:n_subsample=4`;
  const { stderr } = await run(vmafProbe, ['-f', 'lavfi', '-i', graph, '-show_entries', 'frame=pts'], {
    maxBuffer: 1 << 24,
  });
  return Number(/VMAF score: ([\d.]+)/.exec(stderr)?.[1]);
}

async function measureScene(name: string, [sample, seconds]: readonly [string, number], rounds: number) {
  return withScratch(join(tmpdir(), 'spinreel-bench'), async (folder) => {
    const source = await lend(join(samples, sample), folder);
    const signal = new AbortController().signal;
    let clip: string | undefined;
    const onPiece = async ({ index, file }: MadePiece) => {
      if (index > 0) return;
      clip = join(folder, 'clip.mp4');
      await run('cp', [file, clip]);
    };
    await normalise({ tools, file: source, facts: await probe(tools, source), folder, signal, onPiece });
    const promo = { ...defaultPromo, text: '**Spin Basics**\n\nEvery Thursday, 7:00 PM at Sky Studio' };
    const frame = await readFrame(await drawFrame(promo, { hasBackground: true }));
    if (!clip || !frame) throw new Error(`${sample} has no piece`);
    await writeFile(join(folder, 'text.png'), frame.png);
    const background = { file: await lend(clip, folder), start: 0, duration: seconds, hasAudio: false };
    const text = { file: await lend(join(folder, 'text.png'), folder), x: frame.x, y: frame.y };
    const film: FilmParts = { duration: seconds, background, text, animation: 'none', watermark: null };
    const make = (file: string, quality: string[] | null) => () =>
      runMedia('ffmpeg', withQuality(film, join(folder, file), quality), { folder });
    await make('best.mp4', settings('ultrafast', 4))();
    const files = Object.keys(VARIANTS).map((_, index) => `${index}.mp4`);
    const variants = Object.values(VARIANTS).map((quality, index) => [files[index]!, make(files[index]!, quality)]);
    const costs = await alternate<string>(Object.fromEntries(variants), rounds);
    const rows = [];
    for (const [index, variant] of Object.keys(VARIANTS).entries()) {
      const [path, best] = [join(folder, files[index]!), join(folder, 'best.mp4')];
      const found = { ssim: await ssim(path, best), vmaf: await vmaf(path, best) };
      const megabytes = ((await stat(path)).size / seconds) * 15e-6;
      rows.push({ scene: name, variant, megabytes, share: costs[files[index]!]!.cpu / costs['0.mp4']!.cpu, ...found });
    }
    return rows;
  });
}

/** Prints the table; as lines only what films must keep to. */
async function measureSettings(rounds: number): Promise<Line[]> {
  const lines: Line[] = [];
  process.stdout.write(
    '| scene | settings | VMAF | SSIM | MB in 15 s | CPU of the first |\n|---|---|---|---|---|---|\n',
  );
  for (const [name, sample] of Object.entries(SCENES)) {
    for (const { scene, variant, vmaf, ssim, megabytes, share } of await measureScene(name, sample, rounds)) {
      const cells = [scene, variant, vmaf?.toFixed(1) ?? '?', ssim.toFixed(4), megabytes.toFixed(1), share.toFixed(2)];
      process.stdout.write(`| ${cells.join(' | ')} |\n`);
      if (VARIANTS[variant] !== null) continue;
      lines.push({ figure: `${scene}: MB`, measured: megabytes, baseline: 15, unit: 'MB', target: 1 });
      lines.push({ figure: `${scene}: SSIM lost`, measured: 1 - ssim, baseline: 0.03, unit: '', target: 1 });
      if (vmaf !== null)
        lines.push({ figure: `${scene}: VMAF lost`, measured: 100 - vmaf, baseline: 7, unit: '', target: 1 });
    }
  }
  return lines;
}

export const settingsBench: Bench = { name: 'settings', run: measureSettings, onlyNamed: true };
