import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as compression from '../../../contract/compression.ts';
import * as transparency from '../../../contract/transparency.ts';
import { AppError } from '../../errors.ts';
import { answerSignals, sendEvents } from '../../http/connection.ts';
import { sendFile } from '../../http/files/send-file.ts';
import { addRoute } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import * as actions from './actions.ts';
import { findSampleFile, makeSamples } from './transparency.ts';

type Exchange = { request: FastifyRequest; reply: FastifyReply };

export function addToolRoutes(app: FastifyInstance, services: Services): void {
  const untilEnd = answerSignals(app);
  const { config, storage } = services;
  const send = async (exchange: Exchange, storageKey: string, type: string, saveAs: string | null) => {
    const size = await storage.size(storageKey);
    if (size === null) throw new AppError('not_found');
    const file = { storageKey, size, type, caching: 'private, no-cache', saveAs };
    return sendFile(exchange, file, storage);
  };

  addRoute(app, services, compression.compressVideo, ({ user, request, reply }) =>
    actions.compressVideo(services, user, request, untilEnd(reply)),
  );
  addRoute(app, services, compression.getCompression, ({ user, params }) =>
    actions.readCompression(services, user, params.id),
  );
  addRoute(app, services, compression.compressionEvents, ({ user, params, reply }) =>
    sendEvents(
      reply,
      actions.readCompression(services, user, params.id),
      actions.followCompression(services, user, params.id, untilEnd(reply)),
    ),
  );
  addRoute(app, services, compression.cancelCompression, ({ user, params }) =>
    actions.cancelCompression(services, user, params.id),
  );
  addRoute(app, services, compression.compressedVideo, async ({ user, params, query, request, reply }) => {
    const storageKey = await actions.findCompressedFile(services, user, params.id);
    const saveAs = query.download === undefined ? null : compression.COMPRESSED_NAME;
    return send({ request, reply }, storageKey, 'video/mp4', saveAs);
  });

  if (config.nodeEnv === 'production') return;
  addRoute(app, services, transparency.generateTransparencyTest, async ({ user, body, reply }) => ({
    videos: await makeSamples(services, user, body.useBlackBackground, untilEnd(reply)),
  }));
  addRoute(app, services, transparency.transparentVideo, async ({ user, query, request, reply }) => {
    const storageKey = await findSampleFile(services, user, query.format, untilEnd(reply));
    return send({ request, reply }, storageKey, `video/${query.format}`, null);
  });
}
