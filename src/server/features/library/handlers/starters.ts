import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Services } from '../../../services.ts';
import { hasUniversalClips, insertClips } from '../queries.ts';

const FOLDER = join(import.meta.dirname, '../../../../../assets/backgrounds');

/** What `assets/backgrounds/manifest.json` says of each loop; the files lie beside it. The loops are silent. */
const manifestSchema = z.array(
  z.object({
    slug: z.string(),
    title: z.string(),
    /** Seconds. */
    duration: z.number(),
    file: z.string(),
    poster: z.string(),
    preview: z.string(),
  }),
);

/**
 * Fills the universal library with our own loops where it holds no clip at all, so that the product is useful at once. Names follow from the
 * slugs: processes that start together, or again after a crash in the middle, put the same files and rows.
 */
export async function fillWithStarters({ db, storage, log }: Services): Promise<void> {
  if (await hasUniversalClips(db)) return;
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(FOLDER, 'manifest.json'), 'utf8')));
  const rows = manifest.map(({ slug, title, duration }, position) => {
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
    const { file, poster, preview } = manifest[index]!;
    await storage.put(row.storageKey, createReadStream(join(FOLDER, file)));
    await storage.put(row.posterKey, createReadStream(join(FOLDER, poster)));
    await storage.put(row.previewKey, createReadStream(join(FOLDER, preview)));
  }
  // All at once, so that a library that was begun is not taken for a full one.
  await insertClips(db, rows);
  log.info({ clips: rows.length }, 'starter backgrounds added to the library');
}
