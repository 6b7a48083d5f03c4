/** The W3C WebDriver commands (https://www.w3.org/TR/webdriver2/) that the runner needs, over the two protocols that the engines speak. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Each command's method and path under the session over HTTP, and its name over Marionette. */
const COMMANDS = {
  navigate: { http: ['POST', 'url'], marionette: 'WebDriver:Navigate' },
  run: { http: ['POST', 'execute/async'], marionette: 'WebDriver:ExecuteAsyncScript' },
  click: { http: ['POST', 'element/{id}/click'], marionette: 'WebDriver:ElementClick' },
  type: { http: ['POST', 'element/{id}/value'], marionette: 'WebDriver:ElementSendKeys' },
  act: { http: ['POST', 'actions'], marionette: 'WebDriver:PerformActions' },
  screenshot: { http: ['GET', 'screenshot'], marionette: 'WebDriver:TakeScreenshot' },
  timeouts: { http: ['POST', 'timeouts'], marionette: 'WebDriver:SetTimeouts' },
} as const;

type Parameters = Record<string, unknown>;
/** Sends a command; `id` is the element's, for commands about one. @returns the value in the response */
export type Send = (command: keyof typeof COMMANDS, parameters?: Parameters) => Promise<unknown>;

/** Opens a session with a driver listening on that port. @throws with the driver's message */
export async function openOverHttp(port: number, capabilities: Parameters): Promise<Send> {
  const call = async (method: string, path: string, parameters: Parameters): Promise<unknown> => {
    const body = method === 'GET' ? null : JSON.stringify(parameters);
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, { method, body });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path.replace(/^\/[^/]+/, '')}: ${JSON.stringify(value)}`);
    return value;
  };
  const session = (await call('POST', '', { capabilities: { alwaysMatch: capabilities } })) as { sessionId: string };
  return (command, { id, ...parameters } = {}) => {
    const [method, path] = COMMANDS[command].http;
    return call(method, `/${session.sessionId}/${path.replace('{id}', String(id))}`, parameters);
  };
}

/**
 * Opens a session with a Firefox listening for Marionette on that port: the protocol over which geckodriver passes on
 * the same commands, each as a
 * length and a JSON array (https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html). Debian has no geckodriver.
 */
export async function openOverMarionette(port: number): Promise<Send> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  readMessages(socket, (message) => {
    // The first message is a greeting.
    if (!Array.isArray(message)) return;
    const [, number, error, result] = message as [1, number, { error: string; message: string } | null, unknown];
    if (error) waiting.get(number)?.reject(new Error(`${error.error}: ${error.message}`));
    else waiting.get(number)?.resolve(unwrapped(result));
    waiting.delete(number);
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has closed the line.'));
  });
  let last = 0;
  const call = (name: string, parameters: Parameters) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.set(++last, { resolve, reject });
      const message = JSON.stringify([0, last, name, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  await call('WebDriver:NewSession', {});
  return (command, parameters = {}) => call(COMMANDS[command].marionette, parameters);
}

const unwrapped = (result: unknown) =>
  result !== null && typeof result === 'object' && 'value' in result ? result.value : result;

function readMessages(socket: Socket, take: (message: unknown) => void): void {
  let kept = Buffer.alloc(0);
  socket.on('data', (data: Buffer) => {
    kept = Buffer.concat([kept, data]);
    for (;;) {
      const colon = kept.indexOf(':');
      const end = colon + 1 + Number(kept.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || kept.length < end) return;
      take(JSON.parse(kept.subarray(colon + 1, end).toString()));
      kept = kept.subarray(end);
    }
  });
}
