import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { clipTagSchema } from '../../../contract/library.ts';
import { surveySchema } from '../../../scene/survey.ts';

const FOLDER = join(import.meta.dirname, '../../../../assets/backgrounds');

const manifestSchema = z.array(
  z.object({
    slug: z.string(),
    title: z.string(),
    tags: z.array(clipTagSchema).min(2),
    /** Length of one loop, in seconds. */
    duration: z.number(),
    /** 1080x1920 mp4 without sound; its last frame leads back to its first. */
    file: z.string(),
    /** 540x960 JPEG. */
    poster: z.string(),
    /** 270x480 mp4. */
    preview: z.string(),
    /** How it moves and how light it is. */
    survey: surveySchema.optional(),
    /** SHA-256 of the three files as they were examined. */
    examined: z.string(),
  }),
);
export type StarterBackground = z.infer<typeof manifestSchema>[number];

/** Our own loops, in the library's order; the files as absolute paths. */
export async function readStarterBackgrounds(): Promise<StarterBackground[]> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(FOLDER, 'manifest.json'), 'utf8')));
  return manifest.map((entry) => ({
    ...entry,
    file: join(FOLDER, entry.file),
    poster: join(FOLDER, entry.poster),
    preview: join(FOLDER, entry.preview),
  }));
}
