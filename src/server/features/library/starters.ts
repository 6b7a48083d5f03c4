import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readStarterBackgrounds } from '../../media/ingest/starter.ts';
import type { Services } from '../../services.ts';
import { hasUniversalClips, insertClips } from './queries.ts';

/**
 * Fills the universal library with our own loops if it contains no clip at all, so that the product is useful at once. Names are derived from the
 * slugs: processes that start together, or again after a crash midway, write the same files and rows.
 */
export async function fillWithStarters({ db, storage, log }: Services): Promise<void> {
  if (await hasUniversalClips(db)) return;
  const starters = await readStarterBackgrounds();
  const rows = starters.map(({ slug, title, duration }, position) => {
    const name = createHash('sha256').update(`starter ${slug}`).digest('hex').slice(0, 32);
    const key = (suffix: string) => `clips/universal/${name}${suffix}`;
    return {
      publicId: `universal/${name}`,
      title,
      duration,
      position,
      hasAudio: false,
      storageKey: key('.mp4'),
      posterKey: key('.jpg'),
      previewKey: key('.preview.mp4'),
    };
  });
  for (const [index, row] of rows.entries()) {
    const { file, poster, preview } = starters[index]!;
    await storage.put(row.storageKey, createReadStream(file));
    await storage.put(row.posterKey, createReadStream(poster));
    await storage.put(row.previewKey, createReadStream(preview));
  }
  // All at once, so that a half-filled library is not taken for a full one.
  await insertClips(db, rows);
  log.info({ clips: rows.length }, 'starter backgrounds added to the library');
}
