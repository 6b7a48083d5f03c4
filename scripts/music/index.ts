/**
 * Makes the music of the shelf, and says what can be measured of it. The files are committed, so nothing of this is
 * needed to run or test the program. It takes ffmpeg, fluidsynth and fluid-soundfont-gm, and sox for the
 * spectrograms (Debian's names).
 *
 *    node scripts/music/index.ts [track…]     only these; `none` only measures the files and writes their list
 *    node scripts/music/index.ts --pictures FOLDER [track…]     their spectrograms
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { TRACK_IDS, TRACKS, type TrackId } from '../../src/scene/music.ts';
import { openToSandbox } from '../../src/server/media/tool/sandbox.ts';
import { writeList } from './list.ts';
import { master } from './master.ts';
import { SONGS } from './tracks/index.ts';

const OUT = join(import.meta.dirname, '../../assets/music');
const run = promisify(execFile);
const { values, positionals } = parseArgs({ options: { pictures: { type: 'string' } }, allowPositionals: true });
const chosen = TRACK_IDS.filter((id) => positionals.length === 0 || positionals.includes(id));

if (values.pictures === undefined) {
  for (const id of chosen) await make(id);
  if (TRACK_IDS.every((id) => existsSync(join(OUT, `${id}.m4a`)))) await writeList(OUT);
} else {
  for (const id of chosen) await picture(id, values.pictures);
}

async function make(id: TrackId): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'music-'));
  await openToSandbox(folder);
  const song = SONGS[id]();
  if (song.mood.bpm !== TRACKS[id].bpm) throw new RangeError(`${id} has ${song.mood.bpm} beats a minute.`);
  const file = join(OUT, `${id}.m4a`);
  const { lufs, peak, crest, width, octaves } = await master(await song.mix(folder), file, folder, song.mood.sides);
  process.stdout.write(`${id} ${JSON.stringify({ lufs, peak, crest, width, octaves })}\n`);
  await rm(folder, { recursive: true });
}

async function picture(id: TrackId, folder: string): Promise<void> {
  const [wave, out] = [join(folder, `${id}.wav`), join(folder, `${id}.png`)];
  await run('ffmpeg', ['-nostdin', '-v', 'error', '-y', '-i', join(OUT, `${id}.m4a`), wave]);
  await run('sox', [wave, '-n', 'remix', '1', 'spectrogram', '-x', '800', '-y', '257', '-r', '-o', out]);
  await rm(wave);
}
