import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { LIMITS } from '../../contract/plans.ts';
import { rethrow } from '../storage/errors.ts';
import { metered } from '../storage/store.ts';
import { AppError, invalidField } from './errors.ts';
import { cleanText } from './input.ts';

/** What a form weighs beside its file, at most: fields and boundaries. */
export const FORM_SLACK = 65_536;
const PARTS = { files: 1, fields: 30, parts: 31, fieldSize: 10_000, fieldNameSize: 100 };

/** A file that was received into a scratch folder. */
export type ReceivedFile = { readonly path: string; readonly bytes: number; readonly name: string };
export type UploadForm = { readonly fields: Record<string, string>; readonly file: ReceivedFile };

/** What may be written of a file, before its first byte and as it grows. */
export type Allowance = {
  /** Bytes that may be written without asking. */
  readonly bytes: number;
  /** Asks for more than that. @returns how many there may be now; @throws where there may not be so many */
  readonly grow: (bytes: number) => Promise<number>;
};

/** What is said of a file before it comes: its name, and the bytes of the whole form (null: not said). */
export type AnnouncedFile = { readonly name: string; readonly formBytes: number | null };

type Wanted = {
  /** The scratch folder that the file is written to as it comes. */
  folder: string;
  /** Name of the form's file field. */
  field: string;
  /**
   * Called with the fields that stand before the file; throws where the file should not be read at all. Without an allowance it may be as long as any.
   */
  beforeFile?: (fields: Record<string, string>, file: AnnouncedFile) => Promise<Allowance | undefined>;
};

/** What is said of a file beyond the limit. */
export function tooLarge(field?: string): AppError {
  const message = `Maximum size is 1GB. This video is larger than ${LIMITS.uploadBytes.toLocaleString('en')} bytes.`;
  return new AppError('payload_too_large', message, field ? { [field]: message } : undefined);
}

/**
 * Reads a multipart form with one file, which never stands in memory as a whole.
 * @throws AppError, also as soon as the sender is gone; StorageError `full`
 */
export async function receiveForm(request: FastifyRequest, wanted: Wanted): Promise<UploadForm> {
  const { field } = wanted;
  if (!request.isMultipart()) throw new AppError('unsupported_media', 'Send this call as multipart/form-data.');
  const { signal, broken } = watchSender(request);
  try {
    const reading = readForm(request, wanted, signal);
    // The parser waits for ever for the rest of a form whose sender is gone.
    const { fields, file } = await Promise.race([reading, broken]);
    if (!file) throw invalidField(field, 'No video file provided');
    return { fields, file };
  } catch (error) {
    // What still comes is read and thrown away, or the answer would not get through.
    request.raw.unpipe();
    request.raw.resume();
    throw asFormError(error, field);
  }
}

/** What tells that the sender went away before the form had come whole: `signal` fires, `broken` rejects. */
function watchSender({ raw }: FastifyRequest): { signal: AbortSignal; broken: Promise<never> } {
  const gone = new AbortController();
  const broken = new Promise<never>((_, reject) => {
    const look = () => {
      if (raw.complete) return;
      gone.abort();
      reject(new AppError('invalid_input', 'The connection broke before the form had come whole. Send it again.'));
    };
    if (raw.destroyed) look();
    else raw.once('close', look);
  });
  // Nobody may be waiting any more when it breaks.
  broken.catch(() => undefined);
  return { signal: gone.signal, broken };
}

async function readForm(
  request: FastifyRequest,
  { folder, field, beforeFile }: Wanted,
  signal: AbortSignal,
): Promise<{ fields: Record<string, string>; file: ReceivedFile | null }> {
  const fields: Record<string, string> = {};
  let file: ReceivedFile | null = null;
  const { 'content-length': length } = request.headers;
  const formBytes = length === undefined ? null : Number(length);
  if ((formBytes ?? 0) > LIMITS.uploadBytes + FORM_SLACK) throw tooLarge(field);
  const limits = { ...PARTS, fileSize: LIMITS.uploadBytes + 1 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      const text = typeof part.value === 'string' ? part.value : JSON.stringify(part.value);
      fields[part.fieldname] = cleanText(text, part.fieldname);
      continue;
    }
    if (part.fieldname !== field) throw invalidField(part.fieldname, `The video is expected in the field ${field}.`);
    const name = part.filename ?? '';
    const allowance = await beforeFile?.({ ...fields }, { name, formBytes });
    signal.throwIfAborted();
    const path = join(folder, 'upload');
    file = { path, bytes: await receive(part.file, path, signal, allowance), name };
  }
  return { fields, file };
}

/** Writes a stream to a new file. @throws StorageError `too_large`, `full`; whatever the allowance throws */
async function receive(stream: Readable, path: string, signal: AbortSignal, allowance?: Allowance): Promise<number> {
  const count = metered(stream, LIMITS.uploadBytes);
  const file = createWriteStream(path, { flags: 'wx', flush: true });
  const bounded = (bytes: AsyncIterable<Buffer>) => within(bytes, allowance);
  await pipeline(count.stream, count.meter, bounded, file, { signal }).catch(rethrow);
  return count.bytes;
}

/** The same bytes, each asked for before it is given on. */
async function* within(source: AsyncIterable<Buffer>, allowance: Allowance | undefined): AsyncGenerator<Buffer> {
  let [given, allowed] = [0, allowance?.bytes ?? Number.POSITIVE_INFINITY];
  for await (const chunk of source) {
    given += chunk.length;
    if (allowance && given > allowed) allowed = await allowance.grow(given);
    yield chunk;
  }
}

function asFormError(error: unknown, field: string): unknown {
  const { code } = error as { code?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE' || code === 'too_large') return tooLarge(field);
  if (code === 'FST_FILES_LIMIT') return invalidField(field, 'Send one video at a time.');
  if (error instanceof AppError || code === 'full') return error;
  if (code?.startsWith('E')) return error;
  return new AppError('invalid_input', 'The form could not be read. Send it again as multipart/form-data.');
}
