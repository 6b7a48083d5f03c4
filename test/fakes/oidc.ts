import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import Provider from 'oidc-provider';
import { type Answer, Client } from '../client.ts';

type Claims = { email?: string; email_verified?: boolean; given_name?: string; family_name?: string; name?: string };

export type IdentityProvider = {
  /** Environment variables that make it the server's provider. */
  readonly env: Record<string, string>;
  /** What its token endpoint answers is changed by this, where it is set. */
  tamper: ((tokens: Record<string, unknown>) => Record<string, unknown>) | null;
  /** What all its answers carry besides; spaces do not change what JSON says. */
  padding: string;
  /** The people that it knows, by their login. */
  readonly people: Map<string, Claims>;
  /** Comes up, with our server as its client; until then every request is answered with 503. */
  open(appUrl: string): void;
  /** Signs in there as a browser does: from the address that our server redirected to, back to our callback's address. */
  signIn(location: string, login: string): Promise<string>;
  close(): Promise<void>;
};

/** A real OpenID Connect provider on a free port. */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  let handle: RequestListener = (_request, response) => response.writeHead(503).end();
  const server = createServer((request, response) => handle(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The provider has no port.');
  const issuer = `http://127.0.0.1:${address.port}`;
  const client = { client_id: 'spinreel', client_secret: 'a secret of the provider and us' };
  const people = new Map<string, Claims>();

  const self: IdentityProvider = {
    tamper: null,
    padding: '',
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client.client_id, OIDC_CLIENT_SECRET: client.client_secret },
    people,
    open(appUrl) {
      const provider = new Provider(issuer, {
        clients: [{ ...client, redirect_uris: [`${appUrl}/api/auth/oidc/callback`] }],
        cookies: { keys: ['for tests'] },
        claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
        findAccount: (_context: unknown, id: string) =>
          people.has(id) && { accountId: id, claims: () => ({ sub: id, ...people.get(id) }) },
      });
      provider.use(async (context: { path: string; body: unknown; type?: string }, next: () => Promise<void>) => {
        await next();
        if (context.path === '/token' && self.tamper)
          context.body = self.tamper(context.body as Record<string, unknown>);
        if (self.padding && typeof context.body === 'object' && context.body !== null) {
          context.type = 'application/json';
          context.body = JSON.stringify(context.body) + self.padding;
        }
      });
      handle = provider.callback();
    },
    signIn: (location, login) => walk(new Client(issuer), location, login),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return self;
}

/** Follows the provider's redirects and fills in its two forms until it sends the browser away. */
async function walk(browser: Client, start: string, login: string): Promise<string> {
  let location = new URL(start);
  for (let step = 0; step < 12; step += 1) {
    if (location.origin !== new URL(browser.url).origin) return location.href;
    let answer = await browser.get(location.href);
    if (answer.status === 200) answer = await submit(browser, answer, login);
    const next = answer.headers.get('location');
    if (!next) throw new Error(`The provider answered ${answer.status} at ${location.pathname}: ${answer.text}`);
    location = new URL(next, location);
  }
  throw new Error(`The provider redirects without an end, last to ${location.href}.`);
}

function submit(browser: Client, { text }: Answer, login: string): Promise<Answer> {
  const action = /action="([^"]+)"/.exec(text)?.[1];
  const prompt = /name="prompt" value="([^"]+)"/.exec(text)?.[1];
  if (!action || !prompt) throw new Error(`This is no form of the provider's: ${text}`);
  const body = new URLSearchParams({ prompt, login, password: 'any' });
  return browser.request('POST', action, { body });
}
