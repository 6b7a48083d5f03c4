import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { LIMITS } from '../../../contract/limits.ts';
import { AppError, invalidField } from '../../errors.ts';
import { rethrow } from '../../storage/errors.ts';
import { metered } from '../../storage/store.ts';
import { cleanInput } from '../input.ts';
import { type ArrivingFile, type FormFields, readForm } from './form.ts';

/** A file received into a scratch folder. */
export type ReceivedFile = { readonly path: string; readonly bytes: number; readonly name: string };
export type VideoForm = { readonly fields: FormFields; readonly file: ReceivedFile };

/** How much of a file may be written, before its first byte and as it grows. */
export type Allowance = {
  /** Bytes that may be written without asking. */
  readonly bytes: number;
  /** Asks for more. @returns the new total; @throws if that much is not allowed */
  readonly grow: (bytes: number) => Promise<number>;
};

/** What is declared about a file before it arrives: its name, and the bytes of the whole form (null: not declared). */
export type AnnouncedFile = Pick<ArrivingFile, 'name' | 'formBytes'>;

type Wanted = {
  /** The scratch folder that the file is written to as it arrives. */
  folder: string;
  /** Name of the form's file field. */
  field: string;
  /** What is expected, as people call it, the most that it may have, and what is said of more; a video of at most a gigabyte unless said otherwise. */
  what?: string;
  fileBytes?: number;
  isTooLarge?: () => AppError;
  /**
   * Called with the fields that precede the file; throws if the file should not be read at all. Without an allowance
   * its size is not limited.
   */
  beforeFile?: (fields: FormFields, file: AnnouncedFile) => Promise<Allowance | undefined>;
};

/** The message for a file beyond the limit. */
export function tooLarge(field?: string): AppError {
  const message = `Maximum size is 1GB. This video is larger than ${LIMITS.uploadBytes.toLocaleString('en')} bytes.`;
  return new AppError('payload_too_large', message, field ? { [field]: message } : undefined);
}

/**
 * Reads a multipart form with one file, which is never held in memory as a whole.
 * @throws AppError as readForm, and if there is no file; StorageError `full`; whatever `beforeFile` and its allowance throw
 */
export async function receiveVideo(request: FastifyRequest, wanted: Wanted): Promise<VideoForm> {
  const { folder, field, what = 'video', fileBytes = LIMITS.uploadBytes, beforeFile } = wanted;
  const { fields, file } = await readForm(request, {
    ...{ field, fileBytes },
    tooLarge: wanted.isTooLarge ?? (() => tooLarge(field)),
    says: { second: `Send one ${what} at a time.`, elsewhere: `The ${what} is expected in the field ${field}.` },
    takeFile: async (arriving, before) => {
      const allowance = await beforeFile?.(cleanInput(before), arriving);
      arriving.signal.throwIfAborted();
      const path = join(folder, 'upload');
      return { path, bytes: await receive(arriving, path, allowance), name: arriving.name };
    },
  });
  if (!file) throw invalidField(field, `No ${what} file provided`);
  return { fields: cleanInput(fields), file };
}

/** Writes a stream to a new file. @throws StorageError `too_large`, `full`; whatever the allowance throws */
async function receive({ stream, signal }: ArrivingFile, path: string, allowance?: Allowance): Promise<number> {
  const count = metered(stream, LIMITS.uploadBytes);
  const file = createWriteStream(path, { flags: 'wx', flush: true });
  const bounded = (bytes: AsyncIterable<Buffer>) => within(bytes, allowance);
  await pipeline(count.stream, count.meter, bounded, file, { signal }).catch(rethrow);
  return count.bytes;
}

/** The same bytes, each checked against the allowance before it is passed on. */
async function* within(source: AsyncIterable<Buffer>, allowance: Allowance | undefined): AsyncGenerator<Buffer> {
  let [given, allowed] = [0, allowance?.bytes ?? Number.POSITIVE_INFINITY];
  for await (const chunk of source) {
    given += chunk.length;
    if (allowance && given > allowed) allowed = await allowance.grow(given);
    yield chunk;
  }
}
