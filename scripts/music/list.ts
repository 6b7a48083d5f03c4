/** The list of tracks that the program reads, and the table in docs/music.md. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TRACK_IDS, TRACKS, type TrackId } from '../../src/scene/music.ts';
import { type Figures, figuresOf } from './measure.ts';

const DOCS = join(import.meta.dirname, '../../docs/music.md');

/** Writes both for the files in `folder`. */
export async function writeList(folder: string): Promise<void> {
  const tracks: Record<string, object> = {};
  const rows: string[] = [];
  for (const id of TRACK_IDS) {
    const bytes = await readFile(join(folder, `${id}.m4a`));
    const { moments, ...figures } = await figuresOf(join(folder, `${id}.m4a`));
    tracks[id] = { hash: createHash('sha256').update(bytes).digest('hex').slice(0, 16), moments, peak: figures.peak };
    rows.push(rowOf(id, bytes.length, figures));
  }
  await writeFile(join(folder, 'tracks.json'), `${JSON.stringify(tracks)}\n`);
  const text = await readFile(DOCS, 'utf8');
  const table = [...HEAD, ...rows].join('\n');
  await writeFile(
    DOCS,
    text.replace(/<!-- figures -->[\s\S]*<!-- end -->/, `<!-- figures -->\n\n${table}\n\n<!-- end -->`),
  );
}

const HEAD = [
  '| track | bpm | kB | LUFS | dBTP | crest | width | 63 | 125 | 250 | 500 | 1k | 2k | 4k | 8k | second 1 | seconds 1 to 13 |',
  '|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|',
];

function rowOf(
  id: TrackId,
  bytes: number,
  { lufs, peak, crest, width, octaves, seconds }: Omit<Figures, 'moments'>,
): string {
  const { name, bpm } = TRACKS[id];
  const playing = seconds.slice(0, 13);
  const cells = [name, bpm, Math.round(bytes / 1000), lufs, peak, crest, width, ...octaves, seconds[0]!];
  return `| ${cells.join(' | ')} | ${Math.min(...playing)} to ${Math.max(...playing)} |`;
}
