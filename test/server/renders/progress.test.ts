import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Render } from '../../../src/contract/renders.ts';
import { openServices } from '../../../src/server/open-services.ts';
import type { Services } from '../../../src/server/services.ts';
import { startWorker } from '../../../src/server/worker.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { addClip, generate, settings } from './fixtures.ts';

let server: TestServer;
let worker: Services;
let pro: TestUser;

beforeAll(async () => {
  server = await startServer();
  // Shares nothing with the web server but Postgres and the files.
  worker = await openServices(server.services.config);
  await startWorker(worker);
  pro = await createUser(server, { role: 'pro' });
});
afterAll(async () => {
  await worker.close();
  await server.close();
});

/** Reads a render's events as they come, until the server ends them or `enough` says so. */
async function follow(renderId: string, enough: (text: string) => boolean = () => false): Promise<string> {
  const cookie = [...pro.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${server.url}/api/renders/${renderId}/events`, { headers: { cookie } });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  let text = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    if (enough(text)) break;
  }
  return text;
}

const states = (text: string): Render[] =>
  [...text.matchAll(/^data: (.*)$/gm)].map((match) => JSON.parse(match[1]!) as Render);

describe('progress', () => {
  it('comes from a worker in another process, in order, and ends with the film [B5]', async () => {
    const background = await addClip(server, [{ grey: 90, hertz: 440 }]);
    const { body } = await generate(pro.client, {
      videoSettings: settings({ videoDuration: 6 }),
      backgroundPublicId: background,
    });
    const events = follow(body.renderId);
    const { textOverlayPublicId } = body;
    const composed = await pro.client.post('/api/compose-video', {
      backgroundPublicId: background,
      textOverlayPublicId,
      videoDuration: 6,
    });
    expect(composed.status).toBe(200);
    const seen = states(await events);
    expect(seen[0]).toMatchObject({ renderId: body.renderId, status: 'queued', progress: 0, message: 'Initializing' });
    const bars = seen.map(({ progress }) => progress);
    expect(bars).toEqual([...bars].sort((a, b) => a - b));
    expect(bars.filter((bar) => bar > 5 && bar < 95).length).toBeGreaterThan(0);
    expect(seen.at(-1)).toMatchObject({
      status: 'done',
      progress: 100,
      message: 'Video ready for download!',
      videoUrl: composed.body.videoUrl,
      duration: 6,
      watermark: false,
    });
    const words = ['Initializing', 'Creating frames', 'Generating video', 'Finalizing', 'Composing final video...'];
    for (const { message } of seen.slice(0, -1)) expect(words).toContain(message);

    const look = await pro.client.get(`/api/renders/${body.renderId}`);
    expect(look.body).toEqual(seen.at(-1));
    // Late followers get the last state, and the end.
    expect(states(await follow(body.renderId))).toEqual([look.body]);
  });

  it('sends a heartbeat every 15 s while nothing happens', async () => {
    const { body } = await generate(pro.client, { videoSettings: settings({ text: 'Not composed' }) });
    const text = await follow(body.renderId, (sofar) => sofar.includes('\n:') || sofar.startsWith(':'));
    expect(states(text)).toHaveLength(1);
    expect(text).toContain(': heartbeat');
  });

  it("answers another person's and an unknown render with the same 404", async () => {
    const { body } = await generate(pro.client, { videoSettings: settings({ text: 'Mine' }) });
    const other = await createUser(server);
    const answers = await Promise.all(
      [body.renderId, crypto.randomUUID()].flatMap((id) => [
        other.client.get(`/api/renders/${id}`),
        other.client.get(`/api/renders/${id}/events`),
      ]),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(404);
    expect((await other.client.get('/api/renders/7')).status).toBe(400);
  });
});
