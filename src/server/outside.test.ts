import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { fetchOutside, type Limits, Unacceptable, withLimits } from './outside.ts';

const LIMITS: Limits = { bytes: 1000, ms: 5000, redirects: 2, depth: 5, addresses: 'any' };

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close().closeAllConnections();
});
/** A server on this machine; returns its address. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const get = (url: string, limits: Partial<Limits> = {}, init: RequestInit = {}) =>
  fetchOutside(url, init, { ...LIMITS, ...limits });

it('A13: is as fetch for an answer within its limits', async () => {
  const url = await serve((request, response) => {
    response.writeHead(201, {
      'content-type': 'application/json',
      'set-cookie': ['a=1', 'b=2'],
      'x-method': request.method,
    });
    request.pipe(response);
  });
  const answer = await get(url, {}, { method: 'POST', body: new URLSearchParams({ a: 'ü' }) });
  expect([answer.status, answer.headers.get('x-method'), await answer.text()]).toEqual([201, 'POST', 'a=%C3%BC']);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
});

it('A13: stops at the limit of bytes, whether or not they were announced, and hangs up', async () => {
  let [sent, left] = [0, Promise.resolve() as Promise<unknown>];
  const url = await serve((_request, response) => {
    left = once(response, 'close');
    const more = setInterval(() => {
      sent += 500;
      response.write('x'.repeat(500));
    }, 1);
    response.once('close', () => clearInterval(more));
  });
  await expect(get(url)).rejects.toThrow('more than 1000 bytes');
  await left;
  expect(sent).toBeLessThan(500_000);
  const exact = await serve((_request, response) => void response.end('x'.repeat(1000)));
  expect((await (await get(exact)).text()).length).toBe(1000);
});

it.each([
  ['never begins', () => {}],
  ['never ends', (response: { write(text: string): void }) => response.write('{')],
])('A13: an answer that %s ends with its time', async (_, answer) => {
  const url = await serve((_request, response) => answer(response));
  await expect(get(url, { ms: 50 })).rejects.toMatchObject({ name: 'TimeoutError' });
  const gone = AbortSignal.abort(new Error('the caller left'));
  await expect(get(url, {}, { signal: gone })).rejects.toThrow('the caller left');
});

it('A13: what is packed is not unpacked', async () => {
  const url = await serve((request, response) => {
    expect(request.headers['accept-encoding']).toBe('identity');
    response.writeHead(200, { 'content-encoding': 'gzip' }).end('x');
  });
  await expect(get(url)).rejects.toThrow('it is packed (gzip)');
});

it.each([
  ['{"a":[[[[1]]]]}', true],
  ['{"a":[[[[["]]]]]}', false],
  [' [[[[[]]]]]', true],
  [' [[[[[[]]]]]]', false],
  ['{"a":"[[[[[[[[\\"[["}', true],
  ['{"a":"\\\\"},[[[[[[', false],
  ['it is a text [[[[[[[', true],
])('A13: %s is read: %s', async (body, isRead) => {
  const url = await serve((_request, response) => void response.end(body));
  const answer = get(url);
  if (isRead) expect(await (await answer).text()).toBe(body);
  else await expect(answer).rejects.toThrow('nested deeper than 5');
});

it('A13: follows redirects as often as it may, without secrets to strangers, and never with a body', async () => {
  const seen: unknown[] = [];
  const other = await serve((request, response) => {
    seen.push([request.headers.authorization, request.headers['x-more']]);
    response.end('there');
  });
  const url = await serve((request, response) => {
    const left = Number(new URL(request.url!, 'http://x').searchParams.get('left'));
    response.writeHead(302, { location: left > 1 ? `/?left=${left - 1}` : other }).end();
  });
  const headers = { authorization: 'Bearer secret', 'x-more': 'yes' };
  expect(await (await get(`${url}/?left=2`, {}, { headers })).text()).toBe('there');
  expect(seen).toEqual([[undefined, 'yes']]);
  const refusals = [
    () => get(`${url}/?left=3`),
    () => get(`${url}/?left=1`, { redirects: 0 }),
    () => get(`${url}/?left=1`, {}, { redirect: 'error' }),
    () => get(`${url}/?left=1`, {}, { method: 'POST', body: 'x' }),
  ];
  for (const refusal of refusals) await expect(refusal()).rejects.toThrow('it sends us elsewhere');
  expect((await get(`${url}/?left=1`, {}, { redirect: 'manual' })).status).toBe(302);
  expect(seen).toHaveLength(1);
});

it.each([
  'https://127.0.0.1/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://localhost/',
  'https://10.1.2.3/',
  'https://172.31.0.1/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://100.64.0.1/',
  'https://0.0.0.0/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[fd00::1]/',
  'https://[fe80::1]/',
])('A13: an address that people give may not be %s', async (address) => {
  await expect(get(address, { addresses: 'public' })).rejects.toThrow('not one of the internet');
});

it('A13: neither a redirect nor another kind of address leads in', async () => {
  await expect(get('file:///etc/passwd')).rejects.toThrow(Unacceptable);
  const url = await serve(
    (_request, response) => void response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  );
  await expect(get(url)).rejects.toThrow('not of the web');
});

it('A13: what a library fetches meanwhile has the limits, and what others fetch has not', async () => {
  const url = await serve((_request, response) => void response.end('x'.repeat(1001)));
  const library = async () => (await fetch(url)).text();
  await expect(withLimits(LIMITS, library)).rejects.toThrow('more than 1000 bytes');
  expect((await library()).length).toBe(1001);
});
