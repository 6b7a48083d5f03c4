import { buffer } from 'node:stream/consumers';
import type { FastifyRequest } from 'fastify';
import { LIMITS } from '../../../contract/limits.ts';
import { generateVideo } from '../../../contract/renders.ts';
import type { Promo } from '../../../scene/promo.ts';
import { AppError, invalidField, invalidInput } from '../../errors.ts';
import { readForm } from '../../http/files/form.ts';

/** The input of a generate-video call, checked except for the picture itself. */
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
  const { fields, file: image } = await readForm(request, {
    field: 'image',
    fileBytes: LIMITS.frameBytes,
    tooLarge,
    says: { second: 'Send one picture only.', elsewhere: 'No file is expected here.' },
    takeFile: ({ stream }) => buffer(stream),
  });
  if (fields.image !== undefined) throw invalidField('image', 'Send the picture as a file.');
  const form = generateVideo.form.safeParse(fields);
  if (!form.success) throw invalidInput(form.error.issues);
  return { promo: form.data.videoSettings, backgroundPublicId: form.data.backgroundPublicId, image };
}

function tooLarge(): AppError {
  const megabytes = LIMITS.frameBytes / 1_000_000;
  const image = `At most ${megabytes} MB.`;
  return new AppError('payload_too_large', `The picture is larger than ${megabytes} MB.`, { image });
}
