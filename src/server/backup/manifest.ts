import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

const sum = z.string().regex(/^[0-9a-f]{64}$/);

/** What a backup consists of. Written last: a folder without it is not a backup, one with an old one is still the old backup. */
export const manifestSchema = z.object({
  madeAt: z.iso.datetime(),
  version: z.string(),
  /** The folder in which the tables are. */
  database: z.string().regex(/^database-[0-9TZ-]+$/),
  tables: z.array(
    z.object({ name: z.string(), file: z.string().regex(/^[\w.-]+$/), rows: z.int().min(0), sha256: sum }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
  files: z.array(z.object({ key: z.string(), bytes: z.int().min(0), sha256: sum })),
  /** Files that rows name and the store no longer had: they were deleted while the backup was made, or before. */
  missing: z.array(z.string()),
  /** Whether the secret of DATA_DIR is in the backup; otherwise it comes from APP_SECRET. */
  appSecret: z.boolean(),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const MANIFEST = 'manifest.json';
export const APP_SECRET = 'app-secret';

/** null: there is no backup in the folder. @throws ZodError, SyntaxError if it is not one of ours */
export async function readManifest(folder: string): Promise<Manifest | null> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** SHA-256 of a file, in hexadecimal. */
export async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
