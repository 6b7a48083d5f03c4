/** What ingesting an upload costs, compared with a bare transcode with the same settings, and when its first piece is usable. */
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { normaliseArguments } from '../../src/server/media/ingest/arguments.ts';
import { normalise } from '../../src/server/media/ingest/normalise.ts';
import type { FileFacts } from '../../src/server/media/tool/facts.ts';
import { SOUND } from '../../src/server/media/tool/mp4.ts';
import { probe } from '../../src/server/media/tool/probe.ts';
import { runMedia } from '../../src/server/media/tool/run.ts';
import { lend, openToSandbox } from '../../src/server/media/tool/sandbox.ts';
import { withScratch } from '../../src/server/media/tool/scratch.ts';
import { alternate, type Bench, type Cost, type Line } from './measure.ts';

/** Two pieces. */
const SECONDS = 30;
const tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };
const phone = join(import.meta.dirname, '../../test/samples/iphone_hevc_hlg10_short_rot90.mp4');

const LARGE = { fileBytes: 1e9, cpuSeconds: 3000 };

/** A phone's 1080p H.264 video of `seconds`: footage played back and forth, stored sideways as phones do, with sound. */
async function makeUpload(file: string, seconds: number): Promise<void> {
  const toSdr =
    'zscale=t=linear:npl=203,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv,format=yuv420p';
  const frames = seconds * 30;
  const toAndFro = `fps=30,split[a][b];[b]reverse[c];[a][c]concat=n=2,loop=-1:18,setpts=N/30/TB,transpose=cclock`;
  const args = [
    ...['-nostdin', '-v', 'error', '-y', '-i', phone, '-f', 'lavfi', '-i', 'anoisesrc=r=44100:a=0.1'],
    ...['-filter_complex', `[0:v]${toSdr},${toAndFro},trim=end_frame=${frames}[v]`, '-map', '[v]', '-map', '1:a'],
    ...['-t', String(seconds), '-c:v', 'libx264', '-preset', 'veryfast', '-b:v', '16000k', '-g', '30'],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
    ...['-c:a', 'aac', '-ac', '2', file],
  ];
  await runMedia('ffmpeg', args, { folder: dirname(file), limits: LARGE });
}

/**
 * The ingest pass without splitting into pieces: one file of the large picture with its sound and, if requested, one of the preview. Takes the
 * arguments from `pass`, so that filters and settings are the same.
 */
function inOneFile(pass: string[], folder: string, withPreview: boolean): string[] {
  const at = pass.indexOf('-filter_complex');
  const graph = pass[at + 1]!.split(';');
  const encodings = [pass.indexOf('-c:v'), pass.lastIndexOf('-c:v')].map((from) =>
    pass.slice(from, pass.indexOf('-map_metadata', from)),
  );
  const picture = graph[0]!.replace(',split[picture][copy]', '[picture]');
  return [
    ...pass.slice(0, at),
    ...['-filter_complex', withPreview ? graph.join(';') : [picture, graph[2]].join(';')],
    ...['-map', '[picture]', ...encodings[0]!, '-map', '[sound]', ...SOUND, join(folder, 'one.mp4')],
    ...(withPreview ? ['-map', '[preview]', ...encodings[1]!, join(folder, 'preview.mp4')] : []),
  ];
}

async function run(rounds: number): Promise<Line[]> {
  return withScratch(join(tmpdir(), 'spinreel-bench'), async (folder) => {
    const [file, work] = [join(folder, 'upload.mp4'), join(folder, 'work')];
    const cut = async (facts: FileFacts) => {
      await rm(work, { recursive: true, force: true });
      await mkdir(work);
      await openToSandbox(work);
      const signal = new AbortController().signal;
      await normalise({ tools, file: await lend(file, work), facts, folder: work, signal, onPiece: async () => {} });
    };
    await makeUpload(file, SECONDS);
    const facts = await probe(tools, file);
    const pass = normaliseArguments(file, facts, work);
    const costs = await alternate(
      {
        bare: () => runMedia('ffmpeg', inOneFile(pass, folder, false), { folder }),
        uncut: () => runMedia('ffmpeg', inOneFile(pass, folder, true), { folder }),
        cut: () => cut(facts),
        ingest: async () => cut(await probe(tools, file)),
      },
      rounds,
    );
    const line = (figure: string, measured: Cost, baseline: Cost, target: number): Line => ({
      ...{ figure: `${SECONDS} s upload: ${figure}`, measured: measured.cpu, baseline: baseline.cpu },
      ...{ unit: 'CPU-s', target },
    });
    return [
      line('ingest / bare transcode', costs.ingest, costs.bare, 1.15),
      line('in pieces / in one file', costs.cut, costs.uncut, 1.03),
      await firstPiece(folder, file),
    ];
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

export const ingestBench: Bench = { name: 'ingest', run };
