import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const FOLDER = join(import.meta.dirname, '../../../../assets/backgrounds');

const manifestSchema = z.array(
  z.object({
    slug: z.string(),
    title: z.string(),
    /** Length of one loop, in seconds. */
    duration: z.number(),
    /** 1080x1920 mp4 without sound; its last frame leads back to its first. */
    file: z.string(),
    /** 540x960 JPEG. */
    poster: z.string(),
    /** 270x480 mp4. */
    preview: z.string(),
  }),
);
export type StarterBackground = z.infer<typeof manifestSchema>[number];

/** The backgrounds that a first start adds to the universal library, in order; the files as absolute paths. */
export async function readStarterBackgrounds(): Promise<StarterBackground[]> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(FOLDER, 'manifest.json'), 'utf8')));
  return manifest.map((entry) => ({
    ...entry,
    file: join(FOLDER, entry.file),
    poster: join(FOLDER, entry.poster),
    preview: join(FOLDER, entry.preview),
  }));
}
