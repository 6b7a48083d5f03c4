import { beforeAll, describe, expect, it } from 'vitest';
import { createUser, type TestUser } from '../../factories.ts';
import { type SharedServer, sharedServer } from '../../server.ts';
import { addClip, addDoneRender } from './fixtures.ts';

// What addDoneRender stores.
const CONTENT = 'not really a film';

let server: SharedServer;
let person: TestUser;
let url: string;
beforeAll(async () => {
  server = await sharedServer();
  person = await createUser(server);
  const id = await addDoneRender(server, person.id);
  await person.client.post('/api/downloads', { renderId: id });
  url = (await person.client.get(`/api/renders/${id}`)).body.videoUrl;
});

const get = (headers: Record<string, string> = {}, path = url) => server.client().get(path, { headers });

describe('a counted film, for anyone with its URL', () => {
  it('is sent whole, may be cached forever, and is not indexed', async () => {
    const { status, text, headers } = await get();
    expect([status, text]).toEqual([200, CONTENT]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '17',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
    });
    expect(headers.has('content-disposition')).toBe(false);
  });

  it.each([
    ['bytes=0-2', 'not', 'bytes 0-2/17'],
    ['bytes=4-', 'really a film', 'bytes 4-16/17'],
    ['bytes=-4', 'film', 'bytes 13-16/17'],
    ['bytes=13-99', 'film', 'bytes 13-16/17'],
  ])('%s is sent as a part', async (range, text, contentRange) => {
    const answer = await get({ range });
    expect([answer.status, answer.text, answer.headers.get('content-range')]).toEqual([206, text, contentRange]);
    expect(answer.headers.get('content-length')).toBe(String(text.length));
  });

  it('answers a range past its end with 416 and its length', async () => {
    const { status, headers, text } = await get({ range: 'bytes=17-' });
    expect([status, headers.get('content-range'), text]).toEqual([416, 'bytes */17', '']);
  });

  it('resumes a broken download only while the file is the same', async () => {
    const etag = (await get()).headers.get('etag')!;
    expect((await get({ range: 'bytes=4-', 'if-range': etag })).status).toBe(206);
    const changed = await get({ range: 'bytes=4-', 'if-range': '"another"' });
    expect([changed.status, changed.text]).toEqual([200, CONTENT]);
    expect((await get({ 'if-none-match': etag })).status).toBe(304);
    expect((await get({ 'if-none-match': '"another"' })).status).toBe(200);
  });

  it('answers HEAD without a body', async () => {
    const { status, headers, text } = await server.client().request('HEAD', url);
    expect([status, headers.get('content-length'), text]).toEqual([200, '17', '']);
    const part = await server.client().request('HEAD', url, { headers: { range: 'bytes=0-2' } });
    expect([part.status, part.headers.get('content-length')]).toEqual([206, '3']);
    const missing = url.replace(/[0-9a-f]{32}/, '0'.repeat(32));
    expect((await fetch(server.url + missing, { method: 'HEAD' })).status).toBe(404);
  });

  it('is saved under a name with a timestamp on request', async () => {
    const { headers } = await get({}, `${url}?download=1`);
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="promotional-video-\d{4}-\d\d-\d\d-\d{6}\.mp4"$/,
    );
  });

  it('has a cover, which is as open as the film is [B168]', async () => {
    const cover = url.replace('.mp4', '.jpg');
    const { status, text, headers } = await get({}, `${cover}?download=1`);
    expect([status, text, headers.get('content-type')]).toEqual([200, 'not really a cover', 'image/jpeg']);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="promotional-cover-\d{4}-\d\d-\d\d-\d{6}\.jpg"$/,
    );
  });

  it('has no other form', async () => {
    for (const path of [
      url.replace('.mp4', '.webm'),
      url.replace('.mp4', '.jpg').replace('/upload/', '/upload/so_1/'),
      url.replace('.mp4', ''),
      `${url}.mp4`,
    ]) {
      expect((await get({}, path)).status).toBe(404);
    }
  });
});

describe('clips', () => {
  it('are public if universal, and revalidated on each request if personal', async () => {
    const universal = await addClip(server, [{ grey: 90, hertz: 440 }]);
    const own = await addClip(server, [{ grey: 90, hertz: 440 }], person.id);
    const { universal: listed, clips } = (await person.client.get('/api/background-videos')).body;
    expect([listed.length, clips.length]).toEqual([1, 1]);
    expect(listed[0]).toMatchObject({ publicId: universal, libraryType: 'universal', duration: 1 });
    for (const address of [listed[0].url, listed[0].previewUrl]) {
      const { status, headers } = await server.client().get(address);
      expect([status, headers.get('content-type')]).toEqual([200, 'video/mp4']);
    }
    expect((await server.client().get(listed[0].posterUrl)).headers.get('content-type')).toBe('image/jpeg');
    const mine = await person.client.get(clips[0].url);
    expect([mine.status, mine.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect(clips[0].publicId).toBe(own);
    expect((await server.client().get(clips[0].url)).status).toBe(404);
  });
});
