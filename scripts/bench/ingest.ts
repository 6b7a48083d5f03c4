/** What ingesting an upload costs, compared with a bare transcode with the same settings, and when its first piece is usable. */
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { normaliseArguments } from '../../src/server/media/ingest/arguments.ts';
import { normalise } from '../../src/server/media/ingest/normalise.ts';
import { RAW } from '../../src/server/media/ingest/survey.ts';
import type { FileFacts } from '../../src/server/media/tool/facts.ts';
import { SOUND } from '../../src/server/media/tool/mp4.ts';
import { probe } from '../../src/server/media/tool/probe.ts';
import { runMedia } from '../../src/server/media/tool/run.ts';
import { lend, openToSandbox } from '../../src/server/media/tool/sandbox.ts';
import { withScratch } from '../../src/server/media/tool/scratch.ts';
import { filmMaker, reencode } from './film.ts';
import { alternate, type Bench, type Cost, type Line } from './measure.ts';

/** Two pieces. */
const SECONDS = 30;
const tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };
const phone = join(import.meta.dirname, '../../test/samples/iphone_hevc_hlg10_short_rot90.mp4');

const LARGE = { fileBytes: 1e9, cpuSeconds: 3000 };

type Camera = { readonly size: string; readonly encoding: readonly string[] };
const FULL_HD: Camera = {
  size: '1920:1080',
  encoding: ['-c:v', 'libx264', '-preset', 'veryfast', '-b:v', '16000k'],
};
const HEVC_4K: Camera = {
  size: '3840:2160',
  encoding: ['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=error', '-b:v', '45000k'],
};

/** A phone's video of `seconds`, footage played back and forth, stored sideways as phones do, with sound. */
export async function makeUpload(file: string, seconds: number, camera = FULL_HD): Promise<void> {
  const toSdr =
    'zscale=t=linear:npl=203,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv,format=yuv420p';
  const frames = seconds * 30;
  const toAndFro = `fps=30,split[a][b];[b]reverse[c];[a][c]concat=n=2,loop=-1:18,setpts=N/30/TB,transpose=cclock,scale=${camera.size}`;
  const args = [
    ...['-nostdin', '-v', 'error', '-y', '-i', phone, '-f', 'lavfi', '-i', 'anoisesrc=r=44100:a=0.1'],
    ...['-filter_complex', `[0:v]${toSdr},${toAndFro},trim=end_frame=${frames}[v]`, '-map', '[v]', '-map', '1:a'],
    ...['-t', String(seconds), ...camera.encoding, '-g', '30'],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
    ...['-c:a', 'aac', '-ac', '2', file],
  ];
  await runMedia('ffmpeg', args, { folder: dirname(file), limits: LARGE });
}

/**
 * The ingest pass without splitting into pieces: one file of the large picture with its sound and, if requested, what
 * else the pass makes of it. Takes the arguments from `pass`, so that filters and settings are the same.
 */
function inOneFile(pass: string[], folder: string, all: boolean): string[] {
  const at = pass.indexOf('-filter_complex');
  const graph = pass[at + 1]!.split(';');
  const first = pass.indexOf('-c:v');
  const encodings = [first, pass.indexOf('-c:v', first + 1)].map((from) =>
    pass.slice(from, pass.indexOf('-map_metadata', from)),
  );
  const picture = graph[0]!.replace(',split[picture][copy]', '[picture]');
  return [
    ...pass.slice(0, at),
    ...['-filter_complex', all ? graph.join(';') : [picture, graph.at(-1)].join(';')],
    ...['-map', '[picture]', ...encodings[0]!, '-map', '[sound]', ...SOUND, join(folder, 'one.mp4')],
    ...(all ? ['-map', '[preview]', ...encodings[1]!, join(folder, 'preview.mp4')] : []),
    ...(all ? ['-map', '[looks]', ...RAW, join(folder, 'looks.rgb')] : []),
  ];
}

/** Probes an upload and cuts it, as a job does. @param first where the first piece is kept */
async function cut(file: string, work: string, facts: FileFacts, first?: string): Promise<void> {
  await rm(work, { recursive: true, force: true });
  await mkdir(work);
  await openToSandbox(work);
  await normalise({
    ...{ tools, file: await lend(file, work), facts, folder: work, signal: new AbortController().signal },
    onPiece: async ({ file, index }) => {
      if (index === 0 && first) await copyFile(file, first);
    },
  });
}

const line = (figure: string, measured: Cost, baseline: Cost, target: number): Line => ({
  ...{ figure, measured: measured.cpu, baseline: baseline.cpu, unit: 'CPU-s', target },
});

function run(rounds: number): Promise<Line[]> {
  return withScratch(join(tmpdir(), 'spinreel-bench'), async (folder) => {
    const [file, work] = [join(folder, 'upload.mp4'), join(folder, 'work')];
    await makeUpload(file, SECONDS);
    const facts = await probe(tools, file);
    const pass = normaliseArguments(file, facts, work);
    const costs = await alternate(
      {
        bare: () => runMedia('ffmpeg', inOneFile(pass, folder, false), { folder }),
        uncut: () => runMedia('ffmpeg', inOneFile(pass, folder, true), { folder }),
        cut: () => cut(file, work, facts),
        ingest: async () => cut(file, work, await probe(tools, file)),
      },
      rounds,
    );
    return [
      line(`${SECONDS} s upload: ingest / bare transcode`, costs.ingest, costs.bare, 1.15),
      line(`${SECONDS} s upload: in pieces / in one file`, costs.cut, costs.uncut, 1.03),
      await firstPiece(folder, file),
      ...(await from4K(folder, rounds)),
    ];
  });
}

/** What a phone's largest videos cost: ingest against a bare transcode, and a film over their piece against the piece's bare re-encode. */
async function from4K(folder: string, rounds: number): Promise<Line[]> {
  const [seconds, file, work] = [5, join(folder, '4k.mp4'), join(folder, 'work')];
  await makeUpload(file, seconds, HEVC_4K);
  const facts = await probe(tools, file);
  const bare = inOneFile(normaliseArguments(file, facts, work), folder, false);
  const clip = join(folder, 'clip.mp4');
  await cut(file, work, facts, clip);
  await openToSandbox(folder);
  const film = await filmMaker(folder, { file: clip, start: 0, duration: seconds, hasAudio: true }, seconds);
  const costs = await alternate(
    {
      bare: () => runMedia('ffmpeg', bare, { folder, limits: LARGE }),
      ingest: async () => cut(file, work, await probe(tools, file)),
      floor: reencode(clip, folder),
      film: film('animate-fade-in'),
    },
    rounds,
  );
  return [
    line(`${seconds} s upload, HEVC, 2160x3840: ingest / bare transcode`, costs.ingest, costs.bare, 1.15),
    line(`${seconds} s film over it, fade / bare re-encode of the piece`, costs.film, costs.floor, 0.75),
  ];
}

/** A short upload costs about what its bare transcode does. */
function quick(): Promise<Line[]> {
  return withScratch(join(tmpdir(), 'spinreel-bench'), async (folder) => {
    const [seconds, file, work] = [4, join(folder, 'upload.mp4'), join(folder, 'work')];
    await makeUpload(file, seconds);
    const facts = await probe(tools, file);
    const bare = inOneFile(normaliseArguments(file, facts, work), folder, false);
    const costs = await alternate(
      {
        bare: () => runMedia('ffmpeg', bare, { folder }),
        ingest: async () => cut(file, work, await probe(tools, file)),
      },
      1,
    );
    return [line(`${seconds} s upload: ingest / bare transcode`, costs.ingest, costs.bare, 1.7)];
  });
}

/** When the first piece of a two-minute upload is usable. */
async function firstPiece(folder: string, half: string): Promise<Line> {
  const [file, work] = [join(folder, 'long.mp4'), join(folder, 'work')];
  const again = ['-stream_loop', String(120 / SECONDS - 1), '-i', half, '-c', 'copy', '-t', '120', file];
  await runMedia('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...again], { folder, limits: LARGE });
  await rm(work, { recursive: true, force: true });
  await mkdir(work);
  await openToSandbox(work);
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  let first: number | null = null;
  const facts = await probe(tools, file);
  await normalise({
    ...{ tools, file: await lend(file, work), facts, folder: work, signal: new AbortController().signal },
    onPiece: async () => {
      first ??= seconds();
    },
  });
  const whole = seconds();
  return {
    figure: '120 s upload: first piece / whole',
    measured: first ?? whole,
    baseline: whole,
    unit: 's',
    target: 0.5,
  };
}

export const ingestBench: Bench = { name: 'ingest', run, quick };
