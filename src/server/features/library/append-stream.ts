import { Readable } from 'node:stream';
import type { UploadPart } from '../../db/schema/library.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { StorageError } from '../../storage/index.ts';
import * as arrival from './arrival-queries.ts';
import { entryOf, fileOf, removeFiles, uploadTopic } from './intake.ts';
import type * as queries from './queries.ts';

/** The most that a crash can lose of an upload, and the size of the parts in the store. */
const PART_BYTES = 16 * 2 ** 20;
/** A smaller part is merged with the one after it, so that an upload has at most one per this many bytes, plus one. */
const SMALL_BYTES = 2 ** 20;

/**
 * Stores the contents of a stream as the bytes of an upload from `offset` on, part by part. If the connection drops,
 * what has arrived so far is kept.
 * @returns the new offset
 * @throws AppError `conflict` if the upload is not at `offset`; StorageError `full`; the stream's own error after what arrived was kept
 */
export async function appendStream(
  services: Services,
  upload: queries.Upload,
  stream: AsyncIterable<Uint8Array>,
  offset: number,
): Promise<number> {
  const { storage } = services;
  const cutter = new Cutter(stream);
  let at = offset;
  // The parts of another offset are not adjacent to these bytes.
  let last = upload.received === offset ? (upload.parts.at(-1) ?? null) : null;
  while (await cutter.more()) {
    const merged = last && last.bytes < SMALL_BYTES ? last : null;
    const key = fileOf(upload.id, '.part');
    // A part ends with a whole chunk of the connection's.
    const atMost = SMALL_BYTES + 2 * PART_BYTES;
    const bytes = await storage
      .put(key, Readable.from(joined(services, merged, cutter.next(PART_BYTES))), { ...entryOf(upload.userId), atMost })
      .catch((error) => {
        // Another request has merged the small part with its own bytes.
        if (error instanceof StorageError && error.code === 'missing') throw elsewhere();
        throw error;
      });
    const part = { key, bytes };
    if (!(await keep(services, upload.id, at, part, merged))) {
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
  new AppError(
    'conflict',
    'This upload is already in progress in another request. Ask where it stands, and go on from there.',
  );

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
  const kept = await arrival.appendPart(db, id, offset, part, replaced);
  if (kept) await progress.publish(uploadTopic(id));
  return kept;
}

/** Emits a stream in runs of bytes. Its error ends the run as its end does, and is kept. */
class Cutter {
  error: unknown = null;
  #ended = false;
  #ahead: Uint8Array | null = null;
  readonly #upload: AsyncIterator<Uint8Array>;

  constructor(stream: AsyncIterable<Uint8Array>) {
    this.#upload = stream[Symbol.asyncIterator]();
  }

  /** Whether bytes are left; waits for the next ones. */
  async more(): Promise<boolean> {
    while (!this.#ahead && !this.#ended) {
      try {
        const { done, value } = await this.#upload.next();
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
