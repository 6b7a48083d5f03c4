import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Animation } from '../../../src/scene/animations.ts';
import { type Promo, promoSchema } from '../../../src/scene/promo.ts';
import { clips } from '../../../src/server/db/schema/library.ts';
import { films, renders } from '../../../src/server/db/schema/renders.ts';
import { OWNER_KEY } from '../../../src/server/storage/owner.ts';
import type { Answer, Client } from '../../client.ts';
import { OURS } from '../../entry.ts';
import type { SharedServer } from '../../server.ts';

const run = promisify(execFile);
const random = () => randomBytes(16).toString('hex');

/** One plain-colored second of a clip: its gray level, 0 to 255, and its tone in Hz. */
export type Second = { readonly grey: number; readonly hertz: number };

/** Stores a clip of plain gray seconds and adds it to the library; universal unless it has an owner. @returns its public id */
export async function addClip(
  server: SharedServer,
  seconds: readonly Second[],
  userId: string | null = null,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-clip-'));
  try {
    const file = join(folder, 'clip.mp4');
    const inputs = seconds.flatMap(({ grey, hertz }) => {
      const hex = grey.toString(16).padStart(2, '0');
      return [
        ...['-f', 'lavfi', '-i', `color=c=0x${hex}${hex}${hex}:s=540x960:r=30:d=1`],
        ...['-f', 'lavfi', '-i', `sine=frequency=${hertz}:sample_rate=48000:duration=1`],
      ];
    });
    const parts = seconds.map((_, i) => `[${2 * i}:v][${2 * i + 1}:a]`).join('');
    const graph = `${parts}concat=n=${seconds.length}:v=1:a=1[v][a]`;
    const encoding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
    await run('ffmpeg', [
      '-v',
      'error',
      ...inputs,
      '-filter_complex',
      graph,
      '-map',
      '[v]',
      '-map',
      '[a]',
      ...encoding,
      file,
    ]);
    const name = random();
    const publicId = userId ? `user-videos/${userId}/${name}` : `universal/${name}`;
    const storageKey = `clips/${name}.mp4`;
    await server.services.storage.putFile(storageKey, file, OURS);
    await server.services.db.insert(clips).values({
      publicId,
      userId,
      title: 'Grey',
      duration: seconds.length,
      hasAudio: true,
      storageKey,
      posterKey: storageKey,
      previewKey: storageKey,
    });
    return publicId;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Adds a finished film without making it, and the person's render of it. @returns the render's id */
export async function addDoneRender(server: SharedServer, userId: string): Promise<string> {
  const { db, storage } = server.services;
  const entry = { account: { person: userId }, kind: 'film' } as const;
  const key = random();
  const storageKey = `films/${key}.mp4`;
  const bytes = await storage.put(storageKey, Buffer.from('not really a film'), entry);
  const coverKey = `films/${key}.jpg`;
  await storage.put(coverKey, Buffer.from('not really a cover'), entry);
  const plan = {
    kind: 'film',
    frame: null,
    drawn: null,
    animation: 'none',
    coverFirst: false,
    background: null,
    duration: 1,
    watermark: true,
  } as const;
  await db.insert(films).values({
    key,
    publicId: `renders/${key}`,
    status: 'done',
    progress: 100,
    plan,
    storageKey,
    coverKey,
    bytes,
    finishedAt: new Date(),
  });
  const [row] = await db.insert(renders).values({ userId, filmKey: key }).returning({ id: renders.id });
  return row!.id;
}

/** Settings of a one-second film with a short text. */
export function settings(changes: Partial<Record<keyof Promo, unknown>> = {}): string {
  return JSON.stringify({
    text: 'Spin night',
    videoDuration: 1,
    animationType: 'none' satisfies Animation,
    ...changes,
  });
}

/** The same settings as the server reads them. */
export const promoOf = (json: string): Promo => promoSchema.parse(JSON.parse(json));

export function generate(client: Client, fields: Record<string, string | Blob> = {}): Promise<Answer> {
  return client.multipart('/api/generate-video', { videoSettings: settings(), ...fields });
}

/** Generates and composes; throws unless both succeed. */
export async function makeFilm(
  client: Client,
  videoSettings = settings(),
  backgroundPublicId: string | null = null,
): Promise<{ videoUrl: string; renderId: string; textOverlayPublicId: string; textVideoUrl: string }> {
  const generated = await generate(client, { videoSettings, ...(backgroundPublicId && { backgroundPublicId }) });
  if (generated.status !== 200) throw new Error(generated.text);
  const { textOverlayPublicId, videoUrl: textVideoUrl } = generated.body;
  const { videoDuration } = promoOf(videoSettings);
  const composed = await client.post('/api/compose-video', { backgroundPublicId, textOverlayPublicId, videoDuration });
  if (composed.status !== 200) throw new Error(composed.text);
  return { ...composed.body, textOverlayPublicId, textVideoUrl };
}

/** Downloads a file of the server to a path that the end of the test removes. */
export async function saved<T>(client: Client, url: string, use: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-film-'));
  try {
    const answer = await client.get(url);
    if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${answer.text}`);
    const path = join(folder, 'film');
    await writeFile(path, answer.bytes);
    return await use(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** An ffmpeg that logs each of its runs; pass `path` as FFMPEG_PATH. */
export type WatchedFfmpeg = {
  readonly path: string;
  /** Process ids of all runs so far, in order. */
  pids(): Promise<number[]>;
  remove(): Promise<void>;
};

export async function watchedFfmpeg(): Promise<WatchedFfmpeg> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-ffmpeg-'));
  const path = join(folder, 'ffmpeg');
  const log = join(folder, 'pids');
  // exec keeps the process id.
  await writeFile(path, `#!/bin/sh\necho $$ >> '${log}'\nexec ffmpeg "$@"\n`);
  await chmod(path, 0o755);
  // Whatever user it runs as writes here.
  await chmod(folder, 0o777);
  return {
    path,
    pids: async () => (existsSync(log) ? (await readFile(log, 'utf8')).trim().split('\n').map(Number) : []),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Every file that the server keeps, by its path below DATA_DIR/files. */
export async function storedFiles(server: SharedServer): Promise<string[]> {
  const entries = await readdir(join(server.services.config.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  });
  // Without the mark of whose store it is.
  return entries.filter((entry) => entry.isFile() && entry.name !== OWNER_KEY).map((entry) => entry.name);
}

/** What is left in the scratch folder. */
export async function scratchFolders(server: SharedServer): Promise<string[]> {
  return readdir(join(server.services.config.dataDir, 'scratch')).catch(() => []);
}
