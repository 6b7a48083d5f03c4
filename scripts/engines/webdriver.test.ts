import { once } from 'node:events';
import { createServer as createHttp } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openOverHttp, openOverMarionette } from './webdriver.ts';

let server: Server;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await new Promise((closed) => server.close(closed));
});

async function listening(made: Server): Promise<number> {
  server = made.on('connection', (socket) => sockets.push(socket));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

test('over HTTP, a command is a path under the session, and a refusal is reported', async () => {
  const seen: string[] = [];
  const port = await listening(
    createHttp(async (request, response) => {
      const body = (await request.toArray()).join('');
      seen.push(`${request.method} ${request.url} ${body}`);
      const value = request.url === '/session' ? { sessionId: 's1' } : { error: 'no such element' };
      response
        .writeHead(request.url === '/session' ? 200 : 404, { connection: 'close' })
        .end(JSON.stringify({ value }));
    }),
  );
  const send = await openOverHttp(port, { browserName: 'any' });
  await expect(send('type', { id: 'e1', text: 'Jasmine' })).rejects.toThrow(/no such element/);
  expect(seen).toEqual([
    'POST /session {"capabilities":{"alwaysMatch":{"browserName":"any"}}}',
    'POST /session/s1/element/e1/value {"text":"Jasmine"}',
  ]);
});

test('over Marionette, messages are measured in bytes and may arrive in pieces', async () => {
  const port = await listening(
    createServer((socket) => {
      const say = (message: unknown) => {
        const text = JSON.stringify(message);
        const whole = Buffer.from(`${Buffer.byteLength(text)}:${text}`);
        const cut = whole.indexOf('“') + 1;
        if (cut === 0) return socket.write(whole);
        // In the middle of a three-byte character.
        socket.write(whole.subarray(0, cut));
        return setTimeout(() => socket.write(whole.subarray(cut)), 20);
      };
      say({ applicationType: 'gecko', marionetteProtocol: 3 });
      socket.setNoDelay().on('data', (data) => {
        const [, number, name, parameters] = JSON.parse(data.toString().replace(/^\d+:/, ''));
        if (name === 'WebDriver:Navigate') say([1, number, { error: 'timeout', message: 'too late' }, null]);
        else say([1, number, null, { value: `“${parameters.script ?? name}”` }]);
      });
    }),
  );
  const send = await openOverMarionette(port);
  expect(await send('run', { script: 'ink' })).toBe('“ink”');
  await expect(send('navigate', { url: 'http://localhost/' })).rejects.toThrow('timeout: too late');
});
