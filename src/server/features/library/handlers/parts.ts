import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../../http/errors.ts';
import { scratchOf } from '../../../media/place.ts';
import { withScratch } from '../../../media/scratch.ts';
import type { Services } from '../../../services.ts';
import { rethrow } from '../../../storage/errors.ts';
import * as queries from '../queries.ts';
import { FOLDERS, removeFiles, sourceTopic, type TakenIn, takeIn } from './intake.ts';

/** What a crash can lose of an upload, and what of it stands in the store as one file. */
const PART_BYTES = 16 * 2 ** 20;

/**
 * Keeps what a stream gives as the bytes of an upload from `offset` on, part by part. When the line is cut, what has come so far is kept.
 * @returns the new offset
 * @throws AppError `conflict` if the upload does not stand at `offset`; StorageError `full`; the stream's own error after what came was kept
 */
export async function appendStream(
  services: Services,
  source: queries.Source,
  stream: AsyncIterable<Uint8Array>,
  offset: number,
): Promise<number> {
  const cutter = new Cutter(stream);
  let at = offset;
  while (!cutter.ended) {
    const key = `${FOLDERS.uploads}/${source.id}/${randomBytes(8).toString('hex')}.part`;
    const bytes = await services.storage.put(key, Readable.from(cutter.next(PART_BYTES)));
    if (bytes === 0 || !(await keep(services, source.id, at, { key, bytes }))) {
      await services.storage.delete(key);
      if (bytes > 0)
        throw new AppError('conflict', 'This upload goes on elsewhere. Ask where it stands, and go on from there.');
    }
    at += bytes;
  }
  if (cutter.error) throw cutter.error;
  return at;
}

async function keep({ db, progress }: Services, id: string, offset: number, part: { key: string; bytes: number }) {
  const kept = await queries.appendPart(db, id, offset, part);
  if (kept) await progress.publish(sourceTopic(id), {});
  return kept;
}

/** Gives a stream out in runs of bytes. Its error ends the run like its end does, and is kept. */
class Cutter {
  ended = false;
  error: unknown = null;
  readonly #source: AsyncIterator<Uint8Array>;

  constructor(stream: AsyncIterable<Uint8Array>) {
    this.#source = stream[Symbol.asyncIterator]();
  }

  /** The next bytes, until they are `bytes` or a little more. */
  async *next(bytes: number): AsyncGenerator<Uint8Array> {
    try {
      for (let given = 0; given < bytes; ) {
        const { done, value } = await this.#source.next();
        if (done) {
          this.ended = true;
          return;
        }
        given += value.length;
        yield value;
      }
    } catch (error) {
      this.ended = true;
      this.error = error;
    }
  }
}

/**
 * Takes in an upload whose bytes have all arrived.
 * @throws AppError as takeIn
 */
export async function completeParts(services: Services, source: queries.Source): Promise<TakenIn> {
  return withScratch(scratchOf(services), async (folder) => {
    const path = join(folder, 'upload');
    const file = createWriteStream(path, { flags: 'wx', flush: true });
    await pipeline(Readable.from(readParts(services, source)), file).catch(rethrow);
    return takeIn(services, source, path);
  });
}

async function* readParts({ storage }: Services, source: queries.Source): AsyncGenerator<Uint8Array> {
  for (const { key } of source.parts) yield* await storage.read(key);
}

/** Gives up an upload that has not arrived whole. @throws AppError `conflict` if it has */
export async function giveUp(services: Services, source: queries.Source): Promise<void> {
  if (source.status !== 'uploading') throw new AppError('conflict', 'This upload has arrived already.');
  await removeFiles(services, await queries.deleteSource(services.db, source.id));
  await services.progress.publish(sourceTopic(source.id), {});
}
