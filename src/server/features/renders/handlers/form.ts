import type { FastifyRequest } from 'fastify';
import { generateVideo } from '../../../../contract/renders.ts';
import { wellFormed } from '../../../../contract/strings.ts';
import { type Promo, promoSchema } from '../../../../scene/promo.ts';
import { AppError, invalidField, invalidInput } from '../../../http/errors.ts';

/** A 1080x1920 PNG of text is far below this. */
const IMAGE_BYTES = 8_000_000;
const LIMITS = { fileSize: IMAGE_BYTES, files: 2, fields: 10, parts: 12, fieldSize: 24_000, fieldNameSize: 100 };

/** What was handed in to generate a video, checked but for the picture itself. */
export type GenerateForm = {
  promo: Promo;
  /** undefined: not sent. */
  backgroundPublicId: string | null | undefined;
  /** null: not sent. */
  image: Buffer | null;
};

/**
 * Reads and checks the multipart form of generate-video.
 * @throws AppError naming each wrong field; settings are named like `videoSettings.videoDuration`
 */
export async function readGenerateForm(request: FastifyRequest): Promise<GenerateForm> {
  if (!request.isMultipart()) throw new AppError('unsupported_media', 'Send this call as multipart/form-data.');
  const { fields, image } = await readParts(request);
  const form = generateVideo.form.safeParse(Object.fromEntries(fields));
  if (!form.success) throw invalidInput(form.error.issues);
  return { promo: readPromo(form.data.videoSettings), backgroundPublicId: form.data.backgroundPublicId, image };
}

async function readParts(request: FastifyRequest): Promise<{ fields: Map<string, unknown>; image: Buffer | null }> {
  const fields = new Map<string, unknown>();
  let image: Buffer | null = null;
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        if (part.fieldname !== 'image') throw invalidField(part.fieldname, 'No file is expected here.');
        if (image) throw invalidField('image', 'Send one picture only.');
        image = bytes;
      } else {
        if (part.fieldname === 'image') throw invalidField('image', 'Send the picture as a file.');
        if (fields.has(part.fieldname)) throw invalidField(part.fieldname, 'Send this field only once.');
        if (part.valueTruncated) throw invalidField(part.fieldname, 'This is too long.');
        // A part of type application/json arrives parsed.
        fields.set(part.fieldname, typeof part.value === 'object' ? JSON.stringify(part.value) : part.value);
      }
    }
  } catch (error) {
    throw toFormError(error);
  }
  return { fields, image };
}

function toFormError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code } = error as { code?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    const megabytes = IMAGE_BYTES / 1_000_000;
    return new AppError('payload_too_large', `The picture is larger than ${megabytes} MB.`, {
      image: `At most ${megabytes} MB.`,
    });
  }
  if (code === 'FST_FILES_LIMIT') return invalidField('image', 'Send one picture only.');
  return new AppError('invalid_input', 'The form could not be read. Send it again as multipart/form-data.');
}

function readPromo(text: string): Promo {
  let settings: unknown;
  try {
    settings = JSON.parse(text, storable);
  } catch {
    throw invalidField('videoSettings', 'This is not JSON.');
  }
  const promo = promoSchema.safeParse(settings);
  if (promo.success) return promo.data;
  throw invalidInput(promo.error.issues.map((issue) => ({ ...issue, path: ['videoSettings', ...issue.path] })));
}

/** Postgres keeps neither NUL nor half a surrogate pair, and nobody sees either. */
function storable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? wellFormed(value.replaceAll('\0', '')) : value;
}
