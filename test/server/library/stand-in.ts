import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FOLDERS, removeFiles } from '../../../src/server/features/library/intake.ts';
import * as queries from '../../../src/server/features/library/piece-queries.ts';
import type { Services } from '../../../src/server/services.ts';
import { OURS } from '../../entry.ts';
import { startServer, type TestServer } from '../../server.ts';

const FACTS = {
  streams: [{ index: 0, codec_type: 'video', codec_name: 'h264', width: 180, height: 320, pix_fmt: 'yuv420p' }],
  format: { format_name: 'mpegts', duration: '1.0' },
};

/**
 * The program with stand-ins for ffmpeg and ffprobe, for tests of what happens around the check of a file. They treat a
 * file as a video of one second unless it begins with `bad`. They know nothing of pictures, and take milliseconds.
 * @param variables as `startServer` takes them
 */
export async function startQuickServer(variables: Record<string, string> = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-tools-'));
  await chmod(folder, 0o755);
  const isBad = 'for file; do :; done\nIFS= read -r line < "$file" || true\ncase "$line" in bad*) exit 1;; esac\n';
  const [ffprobe, ffmpeg] = [join(folder, 'ffprobe'), join(folder, 'ffmpeg')];
  await writeFile(ffprobe, `#!/bin/sh\n${isBad}echo '${JSON.stringify(FACTS)}'\n`);
  await writeFile(ffmpeg, '#!/bin/sh\necho "frame=1" >&3\n');
  for (const path of [ffprobe, ffmpeg]) await chmod(path, 0o755);
  const server = await startServer({ FFPROBE_PATH: ffprobe, FFMPEG_PATH: ffmpeg, ...variables });
  const close = async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...server, close };
}

/** Bytes of a stand-in piece, in its three files together. */
const PIECE_BYTES = 30;

/**
 * Takes a checked upload through the states of its ingest as the worker does, with pieces that nobody has encoded.
 * @param until where it stops: after its first piece, or at its end
 */
export async function ingestQuickly(
  services: Services,
  uploadId: string,
  until: 'segmenting' | 'ready' = 'ready',
  pieces = 1,
): Promise<void> {
  const { db } = services;
  await queries.markBegun(db, uploadId);
  for (let index = 0; index < pieces; index++) await addPiece(services, uploadId, index);
  if (until === 'ready') await removeFiles(services, await queries.markReady(db, uploadId));
}

async function addPiece({ db, storage, config, ...services }: Services, uploadId: string, pieceIndex: number) {
  const name = randomBytes(16).toString('hex');
  const key = (ending: string) => `${FOLDERS.pieces}/${uploadId}/${name}${ending}`;
  const keys = { storageKey: key('.mp4'), posterKey: key('.jpg'), previewKey: key('.small.mp4') };
  for (const each of Object.values(keys)) await storage.put(each, Buffer.alloc(PIECE_BYTES / 3), OURS);
  const piece = {
    ...keys,
    uploadId,
    pieceIndex,
    name,
    numbered: false,
    duration: 1,
    hasAudio: false,
    loudness: null,
    survey: null,
  };
  let added = false;
  try {
    added = await queries.insertPiece(db, { ...piece, bytes: PIECE_BYTES }, config.personalQuotaBytes);
  } finally {
    if (!added) await removeFiles({ db, storage, config, ...services }, Object.values(keys));
  }
}
