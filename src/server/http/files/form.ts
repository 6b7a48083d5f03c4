import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { AppError, invalidField } from '../../errors.ts';

/** The most that a form may weigh besides its file: fields and boundaries. */
export const FORM_SLACK = 65_536;
// The longest field is a film's settings.
const PARTS = { files: 1, fields: 30, parts: 31, fieldSize: 24_000, fieldNameSize: 100 };

export type FormFields = Record<string, string>;

/**
 * A file as it arrives: its name, its bytes, the bytes of the whole form (null: not declared), and a signal that fires
 * when the sender is gone.
 */
export type ArrivingFile = {
  readonly name: string;
  readonly stream: Readable;
  readonly formBytes: number | null;
  readonly signal: AbortSignal;
};

type Wanted<T> = {
  /** Name of the form's file field. */
  field: string;
  /** The most that the file may have. */
  fileBytes: number;
  tooLarge: () => AppError;
  /** What is said about a second file, and about one in another field. */
  says: { second: string; elsewhere: string };
  /** Consumes the file. Called with the fields that precede it; throws if it should not be read at all. */
  takeFile: (file: ArrivingFile, fields: FormFields) => Promise<T>;
};

/**
 * Reads a multipart form: texts, each sent once and whole, and at most one file. Fields of type application/json are
 * returned as their text.
 * @returns `file`: what `takeFile` made of the file; null if none was sent
 * @throws AppError naming the field, also as soon as the sender is gone; whatever `takeFile` throws
 */
export async function readForm<T>(
  request: FastifyRequest,
  wanted: Wanted<T>,
): Promise<{ fields: FormFields; file: T | null }> {
  if (!request.isMultipart()) throw new AppError('unsupported_media', 'Send this call as multipart/form-data.');
  const { signal, broken } = watchSender(request);
  try {
    // The parser would wait forever for the rest of a form whose sender is gone.
    return await Promise.race([readParts(request, wanted, signal), broken]);
  } catch (error) {
    // The rest is read and discarded, or the response would not get through.
    request.raw.unpipe();
    request.raw.resume();
    throw asFormError(error, wanted);
  }
}

/** Tells when the sender went away before the form was complete: `signal` fires, `broken` rejects. */
function watchSender({ raw }: FastifyRequest): { signal: AbortSignal; broken: Promise<never> } {
  const gone = new AbortController();
  const broken = new Promise<never>((_, reject) => {
    const check = () => {
      if (raw.complete) return;
      gone.abort();
      reject(new AppError('invalid_input', 'The connection dropped before everything arrived. Please send it again.'));
    };
    if (raw.destroyed) check();
    else raw.once('close', check);
  });
  // Nobody may be waiting any more when it rejects.
  broken.catch(() => undefined);
  return { signal: gone.signal, broken };
}

async function readParts<T>(
  request: FastifyRequest,
  { field, fileBytes, tooLarge, says, takeFile }: Wanted<T>,
  signal: AbortSignal,
): Promise<{ fields: FormFields; file: T | null }> {
  const { 'content-length': length } = request.headers;
  const formBytes = length === undefined ? null : Number(length);
  if ((formBytes ?? 0) > fileBytes + FORM_SLACK) throw tooLarge();
  const fields: FormFields = {};
  let file: T | null = null;
  for await (const part of request.parts({ limits: { ...PARTS, fileSize: fileBytes } })) {
    const { fieldname } = part;
    if (part.type === 'file') {
      if (fieldname !== field) throw invalidField(fieldname, says.elsewhere);
      file = await takeFile({ name: part.filename ?? '', stream: part.file, formBytes, signal }, { ...fields });
    } else {
      if (Object.hasOwn(fields, fieldname)) throw invalidField(fieldname, 'Send this field once.');
      if (part.valueTruncated) throw invalidField(fieldname, 'This is too long.');
      fields[fieldname] = typeof part.value === 'string' ? part.value : JSON.stringify(part.value);
    }
  }
  return { fields, file };
}

function asFormError<T>(error: unknown, { field, tooLarge, says }: Wanted<T>): unknown {
  const { code } = error as { code?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE' || code === 'too_large') return tooLarge();
  if (code === 'FST_FILES_LIMIT') return invalidField(field, says.second);
  if (error instanceof AppError || code === 'full') return error;
  if (code?.startsWith('E')) return error;
  return new AppError('invalid_input', 'The form could not be read. Send it again as multipart/form-data.');
}
