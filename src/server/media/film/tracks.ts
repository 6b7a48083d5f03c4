import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { TRACK_IDS, type TrackId } from '../../../scene/music.ts';

const FOLDER = join(import.meta.dirname, '../../../../assets/music');

const trackSchema = z.object({
  /** Of the file: the beginning of its SHA-256. */
  hash: z.string(),
  /** Its loudness, as `measureLoudness` gives it. */
  moments: z.array(z.number()),
  peak: z.number(),
});
export type TrackFile = z.infer<typeof trackSchema> & { readonly file: string };

let tracks: Promise<Record<TrackId, z.infer<typeof trackSchema>>> | undefined;

/** A track's file, 15 s of AAC in 48 kHz stereo, and what was measured of it. */
export async function readTrack(id: TrackId): Promise<TrackFile> {
  tracks ??= readFile(join(FOLDER, 'tracks.json'), 'utf8').then((json) =>
    z.record(z.enum(TRACK_IDS), trackSchema).parse(JSON.parse(json)),
  );
  return { ...(await tracks)[id], file: join(FOLDER, `${id}.m4a`) };
}
