import diagnostics from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Call } from '../../../src/contract/call.ts';
import { CALLS } from '../../../src/contract/index.ts';
import type { Subject } from '../../../src/contract/plans.ts';
import { allows, type PolicyName } from '../../../src/contract/policies.ts';
import { buildWeb } from '../../../src/server/web.ts';
import type { Client } from '../../client.ts';
import { createUser } from '../../factories.ts';
import { type SharedServer, sharedServer, type TestServer } from '../../server.ts';

/** One person of each plan. */
const PEOPLE = {
  visitor: null,
  free: { role: 'user', subscriptionStatus: 'free' },
  beta: { role: 'beta', subscriptionStatus: 'free' },
  pro: { role: 'pro', subscriptionStatus: 'pro' },
  team: { role: 'studio_team', subscriptionStatus: 'free' },
  owner: { role: 'studio_owner', subscriptionStatus: 'studio_pro' },
  admin: { role: 'admin', subscriptionStatus: 'free' },
} as const satisfies Record<string, Subject | null>;
type Kind = keyof typeof PEOPLE;
const KINDS = Object.keys(PEOPLE) as Kind[];

/** Who may do what, written by hand: the rule itself is under test as well. */
const TABLE: Record<PolicyName, readonly Kind[]> = {
  public: KINDS,
  signedIn: ['free', 'beta', 'pro', 'team', 'owner', 'admin'],
  ownClassTypes: ['pro', 'owner', 'admin'],
  brandKit: ['pro', 'team', 'owner', 'admin'],
  personalUploads: ['pro', 'team', 'owner', 'admin'],
  studioMember: ['team', 'owner', 'admin'],
  studioOwner: ['owner', 'admin'],
  admin: ['admin'],
};

let server: SharedServer;
let clients: Record<Kind, Client>;
beforeAll(async () => {
  server = await sharedServer();
  const made = await Promise.all(
    KINDS.map(async (kind) => {
      const columns = PEOPLE[kind];
      return [kind, columns ? (await createUser(server, columns)).client : server.client()] as const;
    }),
  );
  clients = Object.fromEntries(made) as Record<Kind, Client>;
});

/** A refusal comes at once. Some calls wait for work to be done: a call that still waits after a second was admitted. */
const PATIENCE_MS = { refused: 10_000, allowed: 1_000 };

/** The call's URL with ids that belong to nobody. */
function addressOf({ path, params }: Call): string {
  const shapes = params
    ? (z.toJSONSchema(params, { io: 'input' }).properties as Record<string, { format?: string }>)
    : {};
  return path.replace(/:(\w+)/g, (_, name: string) =>
    shapes[name]?.format === 'uuid' ? crypto.randomUUID() : name === 'email' ? 'nobody@example.com' : 'nobody',
  );
}

// Signing out is public; it comes last, because nobody is signed in afterwards.
const ends = ({ path }: Call) => Number(path.endsWith('/logout'));
const ordered = [...CALLS].sort((a, b) => ends(a) - ends(b));

describe.each(KINDS)('S6: %s', (kind) => {
  it.each(ordered.map((call) => [call.method, call.path, call.policy, call] as const))(
    '%s %s (%s)',
    async (method, _path, policy, call) => {
      const may = TABLE[policy].includes(kind);
      expect(allows(policy, PEOPLE[kind])).toBe(may);
      const answer = await clients[kind]
        .request(method, addressOf(call), {
          signal: AbortSignal.timeout(may ? PATIENCE_MS.allowed : PATIENCE_MS.refused),
        })
        .catch((error) => (error.name === 'TimeoutError' ? null : Promise.reject(error)));
      // A call kept waiting for a worker, which this server lacks, was admitted.
      if (may) return expect([401, 403], answer?.text).not.toContain(answer?.status);
      if (!answer) throw new Error('Refusing takes no time.');
      const code = kind === 'visitor' ? 'unauthorized' : policy === 'admin' ? 'forbidden' : 'plan_required';
      // A response to HEAD or of another protocol may have no body; the status says it.
      expect([answer.status, answer.body?.code]).toEqual([kind === 'visitor' ? 401 : 403, code]);
    },
  );
});

/** Every route of the program, as `METHOD /path`: Fastify tells of each instance at its birth, before the first route is added. */
async function routesOf(services: TestServer['services']): Promise<string[]> {
  const routes: string[] = [];
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) routes.push(`${each} ${url}`);
    });
  };
  diagnostics.subscribe('fastify.initialization', listen);
  try {
    await (await buildWeb(services)).close();
  } finally {
    diagnostics.unsubscribe('fastify.initialization', listen);
  }
  return routes;
}

describe('S6: no call is missing', () => {
  /** What the program serves beside its calls: pages, files and the API document. None of it is anybody's. */
  const OPEN = /^(GET|HEAD|OPTIONS) (\/api\/docs(\/|$)|\/api\/openapi\.json$|\/metrics$|(?!\/api\/|\/media\/))/;

  it('every call has a route, and every route is a call or an open page [T5.53]', async () => {
    const routes = await routesOf(server.services);
    const calls = CALLS.map(({ method, path }) => `${method} ${path}`);
    expect(calls.filter((call) => !routes.includes(call))).toEqual([]);
    // Fastify answers HEAD wherever it answers GET, by the same route.
    const known = new Set([...calls, ...calls.map((call) => call.replace(/^GET /, 'HEAD '))]);
    expect(routes.filter((route) => !known.has(route) && !OPEN.test(route))).toEqual([]);
  });
});
