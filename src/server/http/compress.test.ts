import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyRequest } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { PRICES, pace } from '../pace.ts';
import { addCompression } from './compress.ts';

afterEach(() => vi.restoreAllMocks());

const clips = Array.from({ length: 500 }, (_, n) => ({ url: `/media/video/upload/user-videos/somebody/${n}.mp4` }));
const app = fastify();
app.decorateRequest('caller');
app.addHook('onRequest', async (request: FastifyRequest) => {
  request.caller = { who: 'somebody', network: 'somewhere', isVisitor: false, signal: new AbortController().signal };
});
addCompression(app);
app.get('/long', async () => clips);
app.get('/others/:vary', async (request, reply) => {
  reply.header('vary', (request.params as { vary: string }).vary.split('+'));
  return clips;
});
app.get('/short', async () => clips.slice(0, 10));
const get = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

test('long answers are compressed as the caller accepts it, short ones never [B684]', async () => {
  const plain = await get('/long');
  expect([plain.headers['content-encoding'], plain.headers.vary, plain.json()]).toEqual([
    undefined,
    'accept-encoding',
    clips,
  ]);
  const br = await get('/long', 'gzip, deflate, br');
  expect([br.headers['content-encoding'], JSON.parse(brotliDecompressSync(br.rawPayload).toString())]).toEqual([
    'br',
    clips,
  ]);
  expect(Number(br.headers['content-length'])).toBe(br.rawPayload.length);
  const gz = await get('/long', 'gzip, br;q=0');
  expect([gz.headers['content-encoding'], JSON.parse(gunzipSync(gz.rawPayload).toString())]).toEqual(['gzip', clips]);
  expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
  const short = await get('/short', 'br');
  expect([short.headers['content-encoding'], short.json()]).toEqual([undefined, clips.slice(0, 10)]);
});

test('who asks pays for an answer as long as it was before it was compressed [B684]', async () => {
  const spent = vi.spyOn(pace, 'spend').mockImplementation(() => {});
  const plain = await get('/long');
  expect(spent).not.toHaveBeenCalled();
  const br = await get('/long', 'br');
  expect(spent.mock.calls).toEqual([['somebody', (plain.rawPayload.length - br.rawPayload.length) * PRICES.bytes]]);
});

test.each([
  ['cookie', 'cookie, accept-encoding'],
  ['Cookie+Origin', 'cookie, origin, accept-encoding'],
  ['Origin, Accept-Encoding', 'Origin, Accept-Encoding'],
  ['*', '*'],
])('what else an answer depends on is still said: %s [B684]', async (vary, said) => {
  const { headers } = await get(`/others/${encodeURIComponent(vary)}`, 'br');
  expect([headers['content-encoding'], [headers.vary].flat().join(', ')]).toEqual(['br', said]);
});
