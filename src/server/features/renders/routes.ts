import type { FastifyInstance } from 'fastify';
import { deliverMedia, getEmoji, readEmojiPoints } from '../../../contract/media.ts';
import * as calls from '../../../contract/renders.ts';
import { AppError } from '../../errors.ts';
import { answerSignals, sendEvents } from '../../http/connection.ts';
import { addRoute } from '../../http/route.ts';
import { paintEmoji } from '../../media/film/painter.ts';
import type { Services } from '../../services.ts';
import { compose, downloadFilm, followRender, generate, readRender } from './actions.ts';
import { forget, prepare } from './ahead.ts';
import { deliver } from './deliver.ts';
import { readGenerateForm } from './form.ts';

export function addRenderRoutes(app: FastifyInstance, services: Services): void {
  const untilEnd = answerSignals(app);

  addRoute(app, services, calls.generateVideo, async ({ user, request }) =>
    generate(services, user, await readGenerateForm(request)),
  );
  addRoute(app, services, calls.prepareVideo, async ({ user, request }) =>
    prepare(services, user, await readGenerateForm(request)),
  );
  addRoute(app, services, calls.forgetPrepared, async ({ user, params }) => {
    await forget(services, user, params.id);
    return { message: 'Nothing is prepared any more.' };
  });
  addRoute(app, services, calls.composeVideo, ({ user, body, reply }) =>
    compose(services, user, body, untilEnd(reply)),
  );
  addRoute(app, services, calls.getRender, ({ user, params }) => readRender(services, user, params.id));
  addRoute(app, services, calls.renderEvents, ({ user, params, reply }) =>
    sendEvents(reply, readRender(services, user, params.id), followRender(services, user, params.id, untilEnd(reply))),
  );
  addRoute(app, services, calls.countDownload, ({ user, body }) => downloadFilm(services, user, body));
  addRoute(app, services, deliverMedia, (input) => deliver(services, input, untilEnd(input.reply)));
  addRoute(app, services, getEmoji, async ({ params, reply }) => {
    const text = readEmojiPoints(params.points);
    const picture = text && (await paintEmoji(text));
    if (!picture) throw new AppError('not_found');
    // Not forever: another version of the font draws them differently.
    return reply.headers({ 'content-type': 'image/png', 'cache-control': 'public, max-age=2592000' }).send(picture);
  });
}
