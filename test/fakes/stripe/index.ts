import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SOLD } from '../../../src/contract/plans.ts';
import { ENDPOINTS } from './api.ts';
import { pageOf } from './pages.ts';
import { parseForm, StripeRefusal } from './params.ts';
import { newId, priceId, type StripeEvent, seconds, World } from './world.ts';

export type { StripeEvent } from './world.ts';

const SECRET_KEY = 'sk_test_local_peer';
const WEBHOOK_SECRET = 'whsec_local_peer';

/** How the next calls are met: as they should, with status 500, 429 or 401, not at all (the line is dropped), or with silence. */
export type Mood = 'good' | 'error' | 'busy' | 'unauthorized' | 'drop' | 'silent';

export type FakeStripe = {
  /** Environment variables that make it the server's payment provider. */
  readonly env: Record<string, string>;
  readonly world: World;
  /** Calls that reached it: `POST /v1/customers`. */
  readonly calls: string[];
  mood: Mood;
  /** Milliseconds, at most, for which what has been decided is on its way; other calls overtake it. */
  lag: number;
  /** Posts an event as Stripe does. `age` in seconds; `secret` and `body` for forgeries. */
  deliver(
    target: string,
    event: StripeEvent,
    forged?: { age?: number; secret?: string; body?: string; signature?: string },
  ): Promise<Response>;
  /** From now on events go to the server by themselves, in order, each until it is taken. */
  deliverTo(target: string): void;
  /** Waits until every event that was to go out by itself has been taken. */
  delivered(): Promise<void>;
  close(): Promise<void>;
};

/** A local peer that speaks Stripe's API. */
export async function startStripe(): Promise<FakeStripe> {
  const world = new World();
  const answers = new Map<string, { asked: string; status: number; text: string }>();
  const calls: string[] = [];
  let delivering = Promise.resolve();

  const server = createServer((request, response) => {
    serve(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', origin());
    const text = await readAll(request);
    if (!url.pathname.startsWith('/v1/')) return servePage(response, request.method ?? 'GET', url.pathname);
    calls.push(`${request.method} ${url.pathname}`);
    if (fake.mood === 'silent') return;
    if (fake.mood === 'drop') return void request.socket.destroy();
    const { status, body } = answer(request, url, text);
    if (fake.lag > 0) await sleep(Math.random() * fake.lag);
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') }).end(body);
  };
  const answer = (request: IncomingMessage, url: URL, text: string) => {
    try {
      refuseByMood(fake.mood);
      refuseStranger(request);
      const key = request.method === 'POST' ? String(request.headers['idempotency-key'] ?? '') : '';
      const asked = `${url.pathname}?${text}`;
      const before = key ? answers.get(key) : undefined;
      if (before && before.asked !== asked) {
        const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}'.`;
        throw new StripeRefusal(400, message, { type: 'idempotency_error' });
      }
      if (before) return { status: before.status, body: before.text };
      const result = act(request.method ?? 'GET', url, text);
      if (key) answers.set(key, { asked, status: result.status, text: result.body });
      return result;
    } catch (error) {
      return refused(error);
    }
  };
  /** What Stripe has decided is kept under the idempotency key, refusals as well. */
  const act = (method: string, url: URL, text: string) => {
    try {
      for (const [verb, path, run] of ENDPOINTS) {
        const match = path.exec(url.pathname);
        if (verb !== method || !match) continue;
        const form = parseForm(method === 'GET' || method === 'DELETE' ? url.search.slice(1) || text : text);
        return { status: 200, body: JSON.stringify(run(world, form, match[1] ?? '', origin())) };
      }
      throw new StripeRefusal(404, `Unrecognized request URL (${method}: ${url.pathname}).`);
    } catch (error) {
      return refused(error);
    }
  };
  const servePage = async (response: ServerResponse, method: string, path: string) => {
    const shown = await pageOf(world, method, path, () => fake.delivered());
    if (!shown) return void response.writeHead(404).end();
    if ('redirect' in shown) return void response.writeHead(303, { location: shown.redirect }).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(shown.html);
  };

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: FakeStripe = {
    env: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      ...Object.fromEntries(SOLD.map((plan) => [`STRIPE_PRICE_${plan.sale.slug.toUpperCase()}`, priceId(plan)])),
      STRIPE_API_BASE: origin(),
    },
    world,
    calls,
    mood: 'good',
    lag: 0,
    deliver: (target, event, { age = 0, secret = WEBHOOK_SECRET, body, signature } = {}) => {
      const text = JSON.stringify(event);
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature ?? sign(text, secret, age),
      };
      return fetch(`${target}/api/stripe/webhook`, { method: 'POST', headers, body: body ?? text });
    },
    deliverTo(target) {
      world.onEvent = (event) => {
        delivering = delivering.then(async () => {
          const { status } = await fake.deliver(target, event);
          if (status !== 200) throw new Error(`The event ${event.type} was answered with ${status}.`);
        });
        delivering.catch(() => {});
      };
    },
    delivered: () => delivering,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}

/** Stripe's signature, version 1: an HMAC with SHA-256 over time and body. */
function sign(text: string, secret: string, age: number): string {
  const t = seconds() - age;
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${text}`).digest('hex')}`;
}

function refuseByMood(mood: Mood): void {
  if (mood === 'error') throw new StripeRefusal(500, 'An unknown error occurred', { type: 'api_error' });
  if (mood === 'busy')
    throw new StripeRefusal(429, 'Too many requests hit the API too quickly.', { code: 'rate_limit' });
  if (mood === 'unauthorized') throw new StripeRefusal(401, 'Invalid API Key provided: sk_test_***');
}

function refuseStranger({ headers }: IncomingMessage): void {
  if (headers.authorization !== `Bearer ${SECRET_KEY}`)
    throw new StripeRefusal(401, 'Invalid API Key provided: sk_test_***');
  if (!headers['stripe-version'])
    throw new StripeRefusal(400, 'This peer speaks no version but the one that is named.');
}

function refused(error: unknown) {
  if (error instanceof StripeRefusal) return { status: error.status, body: JSON.stringify({ error: error.body }) };
  return { status: 500, body: JSON.stringify({ error: { type: 'api_error', message: String(error) } }) };
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
