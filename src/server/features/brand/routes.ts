import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import * as calls from '../../../contract/brand.ts';
import { AppError, invalidField } from '../../errors.ts';
import { readForm } from '../../http/files/form.ts';
import { sendFile } from '../../http/files/send-file.ts';
import { addRoute } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import * as actions from './actions.ts';

export function addBrandRoutes(app: FastifyInstance, services: Services): void {
  addRoute(app, services, calls.getBrand, ({ user }) => actions.readBrand(services, user));
  addRoute(app, services, calls.saveBrand, ({ user, body }) => actions.saveBrand(services, user, body));
  addRoute(app, services, calls.putLogo, async ({ user, request }) => {
    await actions.assertMayPutLogo(services, user);
    const { file } = await readForm(request, {
      field: 'logo',
      fileBytes: calls.LOGO_BYTES,
      tooLarge,
      says: { second: 'Send one picture only.', elsewhere: 'No file is expected here.' },
      takeFile: ({ stream }) => buffer(stream),
    });
    if (!file) throw invalidField('logo', 'Choose a picture of your logo.');
    return actions.putLogo(services, user, file);
  });
  addRoute(app, services, calls.removeLogo, ({ user }) => actions.removeLogo(services, user));
  addRoute(app, services, calls.getLogo, async ({ user, params, request, reply }) => {
    const file = await actions.openLogo(services, user, params.id);
    // A logo never changes under its id; how long it may be seen can.
    const sent = { ...file, type: 'image/png', caching: 'private, max-age=3600', saveAs: null };
    return sendFile({ request, reply }, sent, services.storage);
  });
}

function tooLarge(): AppError {
  const message = `A logo has at most ${calls.LOGO_BYTES / 1_000_000} MB.`;
  return new AppError('payload_too_large', message, { logo: message });
}
