import { request } from 'node:http';
import { beforeAll, expect, it } from 'vitest';
import { parseDelivery } from '../../../src/contract/media.ts';
import { createUser } from '../../factories.ts';
import { type SharedServer, sharedServer } from '../../server.ts';
import { addDoneRender, storedFiles } from '../renders/fixtures.ts';

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
});

/** Requests a path verbatim; fetch would normalize it. */
function raw(path: string, cookie: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(server.url, { path, headers: { cookie } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (text) => {
        body += text;
      });
      answer.on('end', () => resolve({ status: answer.statusCode!, body }));
    });
    sent.on('error', reject).end();
  });
}

/** As the router hands it on. */
function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

it('S3: no URL leads out of the media folders', async () => {
  const { client, id } = await createUser(server, { role: 'admin' });
  await addDoneRender(server, id);
  const files = await storedFiles(server);
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const root = '/media/video/upload';
  const out = [
    '../../../../etc/passwd',
    '..%2f..%2f..%2fetc%2fpasswd',
    '%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '%252e%252e%252fetc%252fpasswd.mp4',
    '....//....//etc/passwd.mp4',
    'renders/../../app-secret.mp4',
    'renders/..%2f..%2fapp-secret.mp4',
    `films/${files[0]}`,
    '%00.mp4',
    'renders/%00.mp4',
    `renders/${'0'.repeat(32)}%00.mp4`,
    '/etc/passwd',
    '%2fetc%2fpasswd.mp4',
    'universal\\..\\..\\app-secret.mp4',
    'so_1,du_1/../../app-secret.mp4',
    '',
    '%',
    '%ff.mp4',
  ];
  for (const path of out) {
    const { status, body } = await raw(`${root}/${path}`, cookie);
    expect([path, [400, 404].includes(status)]).toEqual([path, true]);
    expect(body).not.toMatch(/root:|not really a film|\s+at /);
    // Nor does the URL reach a query or a store.
    expect(parseDelivery(unescaped(path), {})).toBeNull();
  }
  expect(await storedFiles(server)).toEqual(files);
});
