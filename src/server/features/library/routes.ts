import type { FastifyInstance } from 'fastify';
import * as calls from '../../../contract/library.ts';
import { uploadMedia } from '../../../contract/media.ts';
import { deleteClips as deleteClipsCall, getSurvey } from '../../../contract/shelf.ts';
import { answerSignals, sendEvents } from '../../http/connection.ts';
import { answerOf, toAppError } from '../../http/errors.ts';
import { addRoute, type Received } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import * as actions from './actions.ts';
import { deleteClips, deleteVideo, giveUp } from './end-video.ts';
import { takeMediaUpload } from './media-upload.ts';
import { segment, shareVideo } from './share.ts';
import { signedParameters } from './signature.ts';
import { createTus } from './tus.ts';

export function addLibraryRoutes(app: FastifyInstance, services: Services): void {
  const untilEnd = answerSignals(app);

  addRoute(app, services, calls.listBackgroundVideos, ({ user }) => actions.listBackgrounds(services, user));
  addRoute(app, services, getSurvey, async ({ user, query }) => ({
    survey: await actions.readSurvey(services, user, query.publicId),
  }));
  addRoute(app, services, calls.uploadPersonalVideo, ({ user, request }) =>
    actions.takeForm(services, user, request, { call: calls.uploadPersonalVideo, library: 'own' }),
  );
  addRoute(app, services, calls.uploadPersonalBackground, ({ user, request }) =>
    actions.takeForm(services, user, request, { call: calls.uploadPersonalBackground, library: 'named' }),
  );
  addRoute(app, services, calls.uploadToUser, ({ user, request }) =>
    actions.takeForm(services, user, request, { call: calls.uploadToUser, library: 'named' }),
  );
  addRoute(app, services, calls.uploadUniversalBackground, ({ user, request }) =>
    actions.takeForm(services, user, request, { call: calls.uploadUniversalBackground, library: 'universal' }),
  );
  addRoute(app, services, calls.segmentVideo, ({ user, body }) => segment(services, user, body));
  addRoute(app, services, calls.shareVideo, ({ user, params, body }) =>
    shareVideo(services, user, params.id, body.libraries),
  );
  addRoute(app, services, calls.getIngestJob, ({ user, params }) => actions.readJob(services, user, params.id));
  addRoute(app, services, calls.ingestJobEvents, ({ user, params, reply }) =>
    sendEvents(
      reply,
      actions.readJob(services, user, params.id),
      actions.followJob(services, user, params.id, untilEnd(reply)),
    ),
  );
  addRoute(app, services, calls.listUserVideos, ({ user, params }) =>
    actions.listUserVideos(services, user, params.userId),
  );
  addRoute(app, services, calls.giveUpIngest, ({ user, params }) => giveUp(services, user, params.id));
  addRoute(app, services, calls.deleteUserVideo, ({ user, params, query }) =>
    deleteVideo(services, user, { id: params.videoId, ...query }, 'others'),
  );
  addRoute(app, services, calls.deleteBackground, ({ user, params, query }) =>
    deleteVideo(services, user, { id: params.id, ...query }),
  );
  addRoute(app, services, deleteClipsCall, ({ user, body }) => deleteClips(services, user, body));
  addRoute(app, services, calls.getSignedUploadParams, async ({ user }) =>
    signedParameters(`user-videos/${user.id}`, services.config.secrets.upload, Date.now()),
  );
  addMediaUpload(app, services);
  addTusRoutes(app, services);
}

/** Cloudinary's clients read failures from `error.message`, and take a response without it for a success. */
function addMediaUpload(app: FastifyInstance, services: Services): void {
  addRoute(app, services, uploadMedia, async ({ user, params, request, reply }) => {
    try {
      return await takeMediaUpload(services, { user, request, cloudName: params.cloud_name });
    } catch (error) {
      const known = toAppError(error);
      const body = JSON.stringify({ ...answerOf(error, known, request.log), error: { message: known.message } });
      // Returned, it is waited for: until it has been sent, the reply seems unanswered.
      return reply.status(known.status).type('application/json; charset=utf-8').serializer(String).send(body) as never;
    }
  });
}

function addTusRoutes(app: FastifyInstance, services: Services): void {
  const tus = createTus(services);
  // The protocol's handler reads the bytes itself.
  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
  const handle = async (
    { user, request, reply }: Pick<Received<typeof calls.cancelUpload>, 'user' | 'request' | 'reply'>,
    id: string | null,
  ) => {
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    await tus.handle(user, id, request.raw, reply.raw);
  };
  addRoute(app, services, calls.createUpload, (received) => handle(received, null));
  addRoute(app, services, calls.readUpload, (received) => handle(received, received.params.id));
  addRoute(app, services, calls.appendUpload, (received) => handle(received, received.params.id));
  addRoute(app, services, calls.cancelUpload, (received) => handle(received, received.params.id));
}
