import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../factories.ts';
import type { TestServer } from '../../server.ts';
import { generate, settings } from '../renders/fixtures.ts';
import { file, uploadByTus } from './fixtures.ts';
import { startQuickServer } from './stand-in.ts';

let server: TestServer;
beforeAll(async () => {
  // No worker runs: what is sent waits.
  server = await startQuickServer({ ROLES: 'web' });
});
afterAll(() => server.close());

it('U3: an upload says how many are ahead of it: other people’s first comes before the second of one person’s ten', async () => {
  const [ann, bob] = [await createUser(server, { role: 'pro' }), await createUser(server, { role: 'pro' })];
  const send = async ({ client }: typeof ann) => (await uploadByTus(client, Buffer.from('video'))).jobId;
  const [first, second, third] = [await send(ann), await send(ann), await send(ann)];
  const others = await send(bob);
  const said = async ({ client }: typeof ann, id: string) => (await client.get(`/api/library/jobs/${id}`)).body.message;
  expect(await said(ann, first)).toBe('Processing video...');
  expect(await said(bob, others)).toBe('Waiting: 1 video is ahead of yours.');
  expect(await said(ann, second)).toBe('Waiting: 2 videos are ahead of yours.');
  expect(await said(ann, third)).toBe('Waiting: 3 videos are ahead of yours.');
  const { uploads } = (await ann.client.get('/api/background-videos')).body;
  expect(uploads.map(({ message }: { message: string }) => message)).toContain('Waiting: 3 videos are ahead of yours.');
  // A canceled one makes room for the next.
  expect((await ann.client.delete(`/api/delete-background/${second}`)).status).toBe(200);
  expect(await said(ann, third)).toBe('Waiting: 2 videos are ahead of yours.');
});

it('U3: a film says how many are ahead of it', async () => {
  const [ann, bob] = [await createUser(server, { role: 'pro' }), await createUser(server, { role: 'pro' })];
  const start = async ({ client }: typeof ann, videoDuration: number) =>
    (await generate(client, { videoSettings: settings({ text: '', videoDuration }) })).body.renderId;
  const [first, second] = [await start(ann, 1), await start(ann, 2)];
  const others = await start(bob, 3);
  const said = async ({ client }: typeof ann, id: string) => (await client.get(`/api/renders/${id}`)).body.message;
  expect(await said(ann, first)).toBe('Initializing');
  expect(await said(bob, others)).toBe('Waiting: 1 video is ahead of yours.');
  expect(await said(ann, second)).toBe('Waiting: 2 videos are ahead of yours.');
});

it('U3: a compression says how many are ahead of it', async () => {
  const [ann, bob] = [await createUser(server), await createUser(server)];
  const start = async ({ client }: typeof ann) =>
    (await client.multipart('/api/compress-video', { video: file('video'), targetSize: '1', wait: 'false' })).body;
  const first = await start(ann);
  const second = await start(ann);
  const others = await start(bob);
  expect([first.message, second.message]).toEqual(['Waiting for its turn...', 'Waiting: 1 video is ahead of yours.']);
  const said = async ({ client }: typeof ann, { id }: { id: string }) =>
    (await client.get(`/api/compressions/${id}`)).body.message;
  expect(await said(bob, others)).toBe('Waiting: 1 video is ahead of yours.');
  expect(await said(ann, second)).toBe('Waiting: 2 videos are ahead of yours.');
});
