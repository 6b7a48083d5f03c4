/** What compressing a video to a size costs, compared with a bare encode at the same rate. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressVideo } from '../../src/server/media/compress/compress.ts';
import { planCompression } from '../../src/server/media/compress/plan.ts';
import { SOUND } from '../../src/server/media/tool/mp4.ts';
import { probe } from '../../src/server/media/tool/probe.ts';
import { runMedia } from '../../src/server/media/tool/run.ts';
import { withScratch } from '../../src/server/media/tool/scratch.ts';
import { makeUpload } from './ingest.ts';
import { alternate, type Bench, type Line } from './measure.ts';

const SECONDS = 20;
/** A third of the upload. */
const BYTES = 12_000_000;
const tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };

function run(rounds: number): Promise<Line[]> {
  return withScratch(join(tmpdir(), 'spinreel-bench'), async (folder) => {
    const file = join(folder, 'upload.mp4');
    await makeUpload(file, SECONDS);
    const facts = await probe(tools, file);
    const { video, width, height } = planCompression(facts, SECONDS, BYTES);
    const rate = ['-b:v', String(video), '-maxrate', String(video * 1.2), '-bufsize', String(video * 1.2)];
    const bare = [
      ...['-nostdin', '-v', 'error', '-y', '-i', file, '-vf', `scale=${width}:${height}`],
      ...['-c:v', 'libx264', '-preset', 'veryfast', ...rate, ...SOUND, join(folder, 'bare.mp4')],
    ];
    const signal = new AbortController().signal;
    const costs = await alternate(
      {
        bare: () => runMedia('ffmpeg', bare, { folder }),
        compressed: () => compressVideo({ tools, file, facts, targetBytes: BYTES, folder, signal }),
      },
      rounds,
    );
    return (['cpu', 'wall'] as const).map((of) => ({
      figure: `${SECONDS} s video compressed to ${BYTES / 1e6} MB / bare encode at that rate`,
      ...{ measured: costs.compressed[of], baseline: costs.bare[of], unit: of === 'cpu' ? 'CPU-s' : 's', target: 1.15 },
    }));
  });
}

export const compressionBench: Bench = { name: 'compression', run };
