import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { films, overlays, renders } from '../../../src/server/db/schema/renders.ts';
import type { Answer } from '../../client.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { addClip, generate, settings, storedFiles } from './fixtures.ts';

let server: TestServer;
let person: TestUser;
let tests = 0;
let foreignClip: string;
let filesBefore: string[];

beforeAll(async () => {
  server = await startServer();
  const other = await createUser(server, { role: 'pro' });
  foreignClip = await addClip(server, [{ grey: 90, hertz: 440 }], other.id);
  filesBefore = await storedFiles(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  // Many bad calls by one person in a row would hit the rate limit.
  if (tests++ % 20 === 0) person = await createUser(server);
});

async function png(width: number, height: number, text = 'X'): Promise<Blob> {
  const canvas = createCanvas(width, height);
  const surface = canvas.getContext('2d');
  surface.fillStyle = '#ffffff';
  if (text) surface.fillRect(width / 4, height / 4, width / 2, height / 8);
  return new Blob([new Uint8Array(await canvas.encode('png'))], { type: 'image/png' });
}

/** A clear 4xx that names the field; nothing is left behind and the next request works. */
async function expectRefused(answer: Answer, status: number, field: string): Promise<void> {
  expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(`"${field}"`)]);
  expect(answer.body.fields[field].length).toBeGreaterThan(10);
  expect(answer.body.message.length).toBeGreaterThan(10);
  for (const table of [overlays, films, renders]) expect(await server.services.db.$count(table)).toBe(0);
  expect(await storedFiles(server)).toEqual(filesBefore);
  expect((await person.client.get('/api/user')).status).toBe(200);
}

describe('settings', () => {
  it.each<[string, Record<string, unknown>]>([
    ['videoDuration', { videoDuration: 0 }],
    ['videoDuration', { videoDuration: 16 }],
    ['videoDuration', { videoDuration: 1.5 }],
    ['videoDuration', { videoDuration: '5' }],
    ['videoDuration', { videoDuration: null }],
    ['text', { text: 'x'.repeat(2001) }],
    ['text', { text: 7 }],
    ['header', { header: 'x'.repeat(41) }],
    ['fontFamily', { fontFamily: 'Comic Sans MS' }],
    ['fontSize', { fontSize: 'text-9xl' }],
    ['fontWeight', { fontWeight: '900' }],
    ['textAlign', { textAlign: 'justify' }],
    ['textColor', { textColor: 'red' }],
    ['textColor', { textColor: '#12345' }],
    ['textShadow', { textShadow: 'yes' }],
    ['animationType', { animationType: 'animate-spin' }],
    ['backgroundVideoUrl', { backgroundVideoUrl: 'x'.repeat(2001) }],
  ])('refuses a wrong %s (%#) [T3.4]', async (field, change) => {
    const answer = await generate(person.client, { videoSettings: settings(change) });
    await expectRefused(answer, 400, `videoSettings.${field}`);
  });

  it.each([
    ['NaN', '{"text": "a", "videoDuration": NaN}'],
    ['no JSON', 'text=hello'],
    ['too much', `{"text": "${'x'.repeat(25_000)}"}`],
  ])('refuses %s', async (_name, videoSettings) => {
    await expectRefused(await generate(person.client, { videoSettings }), 400, 'videoSettings');
  });

  it('refuses a form without settings', async () => {
    await expectRefused(await person.client.multipart('/api/generate-video', { a: 'b' }), 400, 'videoSettings');
  });

  it('accepts a text with characters that the database cannot store', async () => {
    const answer = await generate(person.client, { videoSettings: settings({ text: 'Spin \0 \ud800 night' }) });
    expect(answer.status).toBe(200);
    await server.services.db.delete(overlays);
    await server.services.db.delete(films);
    filesBefore = await storedFiles(server);
  });
});

describe('image', () => {
  it.each([
    ['another size', () => png(1080, 1919)],
    ['a single pixel', () => png(1, 1)],
    ['a text file', async () => new Blob(['hello, this is no picture'], { type: 'image/png' })],
    ['an empty file', async () => new Blob([], { type: 'image/png' })],
    ['a picture without ink', () => png(1080, 1920, '')],
    ['half a picture', async () => (await png(1080, 1920)).slice(0, 400)],
  ])('refuses %s', async (_name, picture) => {
    await expectRefused(await generate(person.client, { image: await picture() }), 400, 'image');
  });

  it('refuses two images', async () => {
    const body = new FormData();
    body.append('videoSettings', settings());
    for (let i = 0; i < 2; i++) body.append('image', await png(1080, 1920));
    await expectRefused(await person.client.request('POST', '/api/generate-video', { body }), 400, 'image');
  });

  it('refuses nine images', async () => {
    const body = new FormData();
    for (let i = 0; i < 9; i++) body.append('image', await png(540, 960));
    await expectRefused(await person.client.request('POST', '/api/generate-video', { body }), 400, 'image');
  });

  it('refuses an image as text', async () => {
    await expectRefused(await generate(person.client, { image: 'data:image/png;base64,AAAA' }), 400, 'image');
  });

  it('refuses a file under another name', async () => {
    await expectRefused(await generate(person.client, { background: await png(540, 960) }), 400, 'background');
  });

  it('refuses more than 8 MB early', async () => {
    const image = new Blob([new Uint8Array(9_000_000)]);
    await expectRefused(await generate(person.client, { image }), 413, 'image');
  });

  it('accepts 540x960 too [T5.8]', async () => {
    const answer = await generate(person.client, { image: await png(540, 960) });
    expect(answer.status).toBe(200);
    await server.services.db.delete(overlays);
    await server.services.db.delete(films);
    filesBefore = await storedFiles(server);
  });
});

describe('background', () => {
  it.each([
    ['unknown', () => `universal/${'0'.repeat(32)}`],
    ['foreign', () => foreignClip],
    ['foreign, by its address', () => `/media/video/upload/${foreignClip}.mp4`],
    ['no id', () => 'sunset'],
    ['a way out', () => '../../../etc/passwd'],
    ['NUL', () => 'universal/\0'],
  ])('refuses one that is %s [T5.9]', async (_name, id) => {
    await expectRefused(await generate(person.client, { backgroundPublicId: id() }), 404, 'backgroundPublicId');
    const byUrl = settings({ backgroundVideoUrl: id() });
    await expectRefused(await generate(person.client, { videoSettings: byUrl }), 404, 'backgroundPublicId');
  });

  it('refuses a start past its end', async () => {
    const clip = await addClip(server, [{ grey: 90, hertz: 440 }]);
    filesBefore = await storedFiles(server);
    await expectRefused(
      await generate(person.client, { backgroundPublicId: `so_5/${clip}` }),
      400,
      'backgroundPublicId',
    );
  });
});

describe('form', () => {
  it('refuses anything but a multipart form', async () => {
    expect((await person.client.post('/api/generate-video', { videoSettings: settings() })).status).toBe(415);
  });

  it.each([
    ['no boundary', 'multipart/form-data', 'hello'],
    [
      'a broken part',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nPNG',
    ],
    [
      'a prototype name',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
    ],
  ])('refuses %s', async (_name, type, body) => {
    const answer = await person.client.request('POST', '/api/generate-video', {
      headers: { 'content-type': type },
      body,
    });
    expect([answer.status, answer.body?.code]).toEqual([400, 'invalid_input']);
  });
});

describe('compose', () => {
  const compose = (body: object) => person.client.post('/api/compose-video', body);

  it.each<[string, object]>([
    ['videoDuration', { textOverlayPublicId: 'x', videoDuration: 0 }],
    ['videoDuration', { textOverlayPublicId: 'x', videoDuration: 16 }],
    ['videoDuration', { textOverlayPublicId: 'x', videoDuration: 1.5 }],
    ['videoDuration', { textOverlayPublicId: 'x', videoDuration: Number.NaN }],
    ['videoDuration', { textOverlayPublicId: 'x' }],
    ['textOverlayPublicId', { videoDuration: 1 }],
    ['textOverlayPublicId', { textOverlayPublicId: 'x'.repeat(201), videoDuration: 1 }],
    ['backgroundPublicId', { textOverlayPublicId: 'x', videoDuration: 1, backgroundPublicId: 'x'.repeat(501) }],
    ['backgroundPublicId', { textOverlayPublicId: 'x', videoDuration: 1, backgroundPublicId: 5 }],
  ])('refuses a wrong %s (%#)', async (field, body) => {
    await expectRefused(await compose(body), 400, field);
  });

  it.each(['nothing', `overlays/${'0'.repeat(32)}`, '../overlays'])('does not find the overlay %j', async (id) => {
    await expectRefused(await compose({ textOverlayPublicId: id, videoDuration: 1 }), 404, 'textOverlayPublicId');
  });
});

it.each([
  ['/api/downloads', 'instructorName', { renderId: crypto.randomUUID(), instructorName: 'a\0b' }],
  ['/api/downloads', 'classType', { renderId: crypto.randomUUID(), classType: '\0' }],
  ['/api/generate-promotion', 'details', { details: 'a\0b' }],
  ['/api/compose-video', 'textOverlayPublicId', { textOverlayPublicId: 'overlays/\0', videoDuration: 1 }],
])('%s refuses NUL in %s', async (path, field, body) => {
  const answer = await person.client.post(path, body);
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
});

it('refuses visitors before it reads anything', async () => {
  const visitor = server.client();
  for (const answer of [
    await generate(visitor),
    await visitor.post('/api/compose-video', {}),
    await visitor.post('/api/downloads', {}),
    await visitor.get(`/api/renders/${crypto.randomUUID()}`),
    await visitor.get(`/api/renders/${crypto.randomUUID()}/events`),
    await visitor.get('/api/background-videos'),
    await visitor.post('/api/generate-promotion', {}),
  ]) {
    expect(answer.status).toBe(401);
  }
});
