import type { FastifyInstance } from 'fastify';
import * as calls from '../../../contract/music.ts';
import { sendFile } from '../../http/files/send-file.ts';
import { addRoute } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import * as actions from './actions.ts';

export function addMusicRoutes(app: FastifyInstance, services: Services): void {
  addRoute(app, services, calls.listMusic, ({ user }) => actions.listMusic(services, user));
  addRoute(app, services, calls.addTrack, ({ user, request }) => actions.addTrack(services, user, request));
  addRoute(app, services, calls.renameTrack, ({ user, params, body }) =>
    actions.renameTrack(services, user, params.id, body.title),
  );
  addRoute(app, services, calls.removeTrack, ({ user, params }) => actions.removeTrack(services, user, params.id));
  addRoute(app, services, calls.getTrackFile, async ({ user, params, request, reply }) => {
    const file = await actions.openTrack(services, user, params.id);
    // A track never changes under its id.
    const sent = { ...file, type: 'audio/mp4', caching: 'private, max-age=3600', saveAs: null };
    return sendFile({ request, reply }, sent, services.storage);
  });
}
