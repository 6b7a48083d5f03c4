import type { FastifyInstance, FastifyReply } from 'fastify';
import { deliverMedia } from '../../../contract/media.ts';
import * as calls from '../../../contract/renders.ts';
import { addRoute } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { compose, countDownload, followRender, generate, readRender } from './actions.ts';
import { deliver } from './handlers/deliver.ts';
import { readGenerateForm } from './handlers/form.ts';

export function addRenderRoutes(app: FastifyInstance, services: Services): void {
  // Who waits for a film must not hold up the end of the program; the film itself goes on elsewhere.
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  const untilEnd = ({ raw }: FastifyReply) => {
    // The request's own signal fires as soon as its body is read; the answer's connection closes when the caller goes away.
    const gone = new AbortController();
    raw.once('close', () => gone.abort());
    return AbortSignal.any([gone.signal, closing.signal]);
  };

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
    await reply.sse.send(events(followRender(services, user, params.id, untilEnd(reply))));
  });
  addRoute(app, services, calls.countDownload, ({ user, body }) => countDownload(services, user, body));
  addRoute(app, services, deliverMedia, (input) => deliver(services, input, untilEnd(input.reply)));
}

async function* events(states: AsyncIterable<unknown>): AsyncGenerator<{ data: unknown }> {
  for await (const data of states) yield { data };
}
