import { Readable } from 'node:stream';
import type { UploadPart } from '../../../db/schema.ts';
import { AppError } from '../../../http/errors.ts';
import type { Services } from '../../../services.ts';
import { StorageError } from '../../../storage/index.ts';
import * as queries from '../queries.ts';
import { fileOf, removeFiles, sourceTopic } from './intake.ts';

/** What a crash can lose of an upload, and what of it stands in the store as one file. */
const PART_BYTES = 16 * 2 ** 20;
/** A part that is smaller is put together with what follows it, so that an upload has at most one for each of these bytes, and one more. */
const SMALL_BYTES = 2 ** 20;

/**
 * Keeps what a stream gives as the bytes of an upload from `offset` on, part by part. When the connection breaks, what has come so far is kept.
 * @returns the new offset
 * @throws AppError `conflict` if the upload does not stand at `offset`; StorageError `full`; the stream's own error after what came was kept
 */
export async function appendStream(
  services: Services,
  source: queries.Source,
  stream: AsyncIterable<Uint8Array>,
  offset: number,
): Promise<number> {
  const { storage } = services;
  const cutter = new Cutter(stream);
  let at = offset;
  // An offset that is not the upload's has parts that are no neighbours of these bytes.
  let last = source.received === offset ? (source.parts.at(-1) ?? null) : null;
  while (await cutter.more()) {
    const merged = last && last.bytes < SMALL_BYTES ? last : null;
    const key = fileOf(source.id, '.part');
    const bytes = await storage
      .put(key, Readable.from(joined(services, merged, cutter.next(PART_BYTES))))
      .catch((error) => {
        // Somebody else has put the small part together with bytes of their own.
        if (error instanceof StorageError && error.code === 'missing') throw elsewhere();
        throw error;
      });
    const part = { key, bytes };
    if (!(await keep(services, source.id, at, part, merged))) {
      await removeFiles(services, [key]);
      throw elsewhere();
    }
    if (merged) await removeFiles(services, [merged.key]);
    at += bytes - (merged?.bytes ?? 0);
    last = part;
  }
  if (cutter.error) throw cutter.error;
  return at;
}

const elsewhere = () =>
  new AppError('conflict', 'This upload goes on elsewhere. Ask where it stands, and go on from there.');

async function* joined({ storage }: Services, first: UploadPart | null, rest: AsyncIterable<Uint8Array>) {
  if (first) yield* await storage.read(first.key);
  yield* rest;
}

async function keep(
  { db, progress }: Services,
  id: string,
  offset: number,
  part: UploadPart,
  replaced: UploadPart | null,
): Promise<boolean> {
  const kept = await queries.appendPart(db, id, offset, part, replaced);
  if (kept) await progress.publish(sourceTopic(id), {});
  return kept;
}

/** Gives a stream out in runs of bytes. Its error ends the run like its end does, and is kept. */
class Cutter {
  error: unknown = null;
  #ended = false;
  #ahead: Uint8Array | null = null;
  readonly #source: AsyncIterator<Uint8Array>;

  constructor(stream: AsyncIterable<Uint8Array>) {
    this.#source = stream[Symbol.asyncIterator]();
  }

  /** Whether bytes are left; waits for the next ones. */
  async more(): Promise<boolean> {
    while (!this.#ahead && !this.#ended) {
      try {
        const { done, value } = await this.#source.next();
        if (done) this.#ended = true;
        else if (value.length > 0) this.#ahead = value;
      } catch (error) {
        this.#ended = true;
        this.error = error;
      }
    }
    return this.#ahead !== null;
  }

  /** The next bytes, until they are `bytes` or a little more. */
  async *next(bytes: number): AsyncGenerator<Uint8Array> {
    for (let given = 0; given < bytes && (await this.more()); ) {
      const value = this.#ahead!;
      this.#ahead = null;
      given += value.length;
      yield value;
    }
  }
}
