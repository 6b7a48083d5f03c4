import type { FastifyInstance } from 'fastify';
import { deliverMedia, getEmoji, readEmojiPoints } from '../../../contract/media.ts';
import * as calls from '../../../contract/renders.ts';
import { answerSignals, asEvents } from '../../http/connection.ts';
import { AppError } from '../../http/errors.ts';
import { addRoute } from '../../http/route.ts';
import { drawEmoji } from '../../media/emoji.ts';
import type { Services } from '../../services.ts';
import { compose, countDownload, followRender, generate, readRender } from './actions.ts';
import { deliver } from './handlers/deliver.ts';
import { readGenerateForm } from './handlers/form.ts';

export function addRenderRoutes(app: FastifyInstance, services: Services): void {
  const untilEnd = answerSignals(app);

  addRoute(app, services, calls.generateVideo, async ({ user, request }) =>
    generate(services, user, await readGenerateForm(request)),
  );
  addRoute(app, services, calls.composeVideo, ({ user, body, reply }) =>
    compose(services, user, body, untilEnd(reply)),
  );
  addRoute(app, services, calls.getRender, ({ user, params }) => readRender(services, user, params.id));
  addRoute(app, services, calls.renderEvents, async ({ user, params, reply }) => {
    // A wrong id is answered as an error, before the stream begins.
    await readRender(services, user, params.id);
    await reply.sse.send(asEvents(followRender(services, user, params.id, untilEnd(reply))));
  });
  addRoute(app, services, calls.countDownload, ({ user, body }) => countDownload(services, user, body));
  addRoute(app, services, deliverMedia, (input) => deliver(services, input, untilEnd(input.reply)));
  addRoute(app, services, getEmoji, async ({ params, reply }) => {
    const text = readEmojiPoints(params.points);
    const picture = text && (await drawEmoji(text));
    if (!picture) throw new AppError('not_found');
    // Not for good: another version of the font draws others.
    return reply.headers({ 'content-type': 'image/png', 'cache-control': 'public, max-age=2592000' }).send(picture);
  });
}
