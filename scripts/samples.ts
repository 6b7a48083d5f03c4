/**
 * Takes every file of a folder of sample videos in, as an upload is taken in, and prints what became of it: accepted or refused, why, what the first
 * piece is, the seconds it took. With a second folder, the pieces are kept there to be looked at.
 *   node scripts/samples.ts <videos> [<pieces>] > docs/samples.md
 */
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { lend } from '../src/server/media/box.ts';
import { normalise } from '../src/server/media/normalise.ts';
import { probe } from '../src/server/media/probe.ts';
import { MediaError, runMedia } from '../src/server/media/run.ts';
import { withScratch } from '../src/server/media/scratch.ts';

const [from, to] = process.argv.slice(2);
if (!from) {
  process.stderr.write('Usage: node scripts/samples.ts <folder of videos> [<folder for the pieces>]\n');
  process.exit(1);
}
const tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };

/** What ffprobe says of a piece, in a few words. */
async function summary(file: string): Promise<string> {
  const entries = 'stream=codec_name,width,height,pix_fmt,color_space,avg_frame_rate,nb_frames,channels,sample_rate';
  const { stdout } = await runMedia('ffprobe', ['-v', 'error', '-show_entries', entries, '-of', 'csv=p=0', file], {
    folder: dirname(file),
  });
  return stdout.trim().replaceAll('\n', ' + ');
}

/** `2 x 15.00 + 8.90` for two pieces of 15 s and one of 8.9. */
function inWords(pieces: string[]): string {
  const whole = pieces.filter((each) => each === '15.00').length;
  const rest = pieces.filter((each) => each !== '15.00');
  return [...(whole > 0 ? [`${whole} x 15.00`] : []), ...rest].join(' + ');
}

const HEAD = `# What becomes of sample videos

Every file of a collection of videos from phones, cameras, screens and programs, sound and broken ones, and of files that somebody made to do harm, taken
in as an upload is. Made by \`scripts/samples.ts\`; the seconds are those of one busy machine and say only what is quick and what is not.
The first piece as ffprobe tells it: codec, width, height, pixel format, colors, frames a second, frames; then codec, rate, channels and packets of its sound.

| file | result | pieces or reason | first piece | seconds |
|---|---|---|---|---|
`;

async function takeIn(name: string): Promise<string> {
  return withScratch(join(tmpdir(), 'spinreel-samples'), async (folder) => {
    const file = await lend(join(from!, name), folder);
    const facts = await probe(tools, file);
    const pieces: string[] = [];
    let first = '';
    await normalise({
      ...{ tools, file, facts, folder, signal: new AbortController().signal },
      onPiece: async (piece) => {
        pieces.push(piece.duration.toFixed(2));
        first ||= await summary(piece.file);
        if (!to) return;
        await copyFile(piece.file, join(to, `${name}.${piece.index}.mp4`));
        await copyFile(piece.poster, join(to, `${name}.${piece.index}.jpg`));
      },
    });
    return `accepted | ${inWords(pieces)} s | ${first}`;
  });
}

if (to) await mkdir(to, { recursive: true });
process.stdout.write(HEAD);
for (const name of (await readdir(from)).filter((each) => !each.endsWith('.md')).sort()) {
  const start = performance.now();
  const result = await takeIn(name).catch((error: unknown) => {
    if (error instanceof MediaError && error.reason === 'refused') return `refused | ${error.message} | `;
    return `FAILED | ${error} | `;
  });
  process.stdout.write(`| ${name} | ${result} | ${((performance.now() - start) / 1000).toFixed(1)} |\n`);
}
