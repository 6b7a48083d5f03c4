import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { createOwner, invite, join } from '../people/fixtures.ts';

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
  admin = await createUser(server, { role: 'admin' });
});
afterAll(() => server.close());

/** What somebody did a moment ago, and the response to the same call now. */
type Did = { method: 'get' | 'post' | 'put' | 'delete'; path: string; body?: unknown };
const doIt = async ({ client }: TestUser, { method, path, body }: Did) =>
  (await (method === 'get' ? client.get(path) : client[method](path, body))).status;

/** A studio with two members and everything that its people may do. */
async function studio() {
  const owner = await createOwner(server);
  const [member, colleague] = [await createUser(server), await createUser(server)];
  const seats = [await join(server, owner, member, 'Jo'), await join(server, owner, colleague, 'Kim')];
  const type = (await owner.client.post('/api/custom-class-types', { classType: 'Sky Flow' })).body;
  return { owner, member, colleague, seat: seats[0]!, type };
}
type Studio = Awaited<ReturnType<typeof studio>>;

const setRole = (id: string, role: string) =>
  admin.client.request('PATCH', `/api/admin/user-role/${id}`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ role }),
  });

const ofOwner = ({ member, seat, type }: Studio): Did[] => [
  { method: 'get', path: '/api/studio/team' },
  { method: 'get', path: '/api/studio/instructor-names' },
  { method: 'get', path: `/api/studio/team/${seat.id}/consequences` },
  { method: 'put', path: `/api/studio/team/${seat.id}`, body: { name: 'Ann' } },
  { method: 'put', path: '/api/studio/owner-name', body: { displayName: 'Mara' } },
  { method: 'post', path: '/api/studio/team/invitations' },
  { method: 'get', path: `/api/admin/user-videos/${member.id}` },
  { method: 'get', path: '/api/studio/activity' },
  { method: 'put', path: '/api/studio/members-add', body: { membersAdd: true } },
  { method: 'put', path: '/api/studio/sees-first', body: { seesFirst: true } },
  { method: 'get', path: '/api/studio/reviews' },
  { method: 'put', path: `/api/custom-class-types/${type.id}`, body: { classType: 'Sky Flow' } },
];
const ofMember = ({ owner }: Studio): Did[] => [
  { method: 'get', path: '/api/studio/owner-info' },
  { method: 'get', path: '/api/studio/instructor-names' },
  { method: 'get', path: `/api/studio/team-member-name?email=${encodeURIComponent(owner.email)}` },
];
const ofAdmin = ({ owner }: Studio): Did[] => [
  { method: 'get', path: '/api/admin/users' },
  { method: 'get', path: `/api/admin/person/${owner.id}` },
  { method: 'get', path: `/api/admin/consequences/${owner.id}?action=delete` },
  { method: 'get', path: '/api/admin/audit' },
  { method: 'get', path: '/api/admin/download-activity/summary' },
  ...['month', 'day', 'studio'].map(
    (by): Did => ({ method: 'get', path: `/api/admin/download-activity/sums?by=${by}` }),
  ),
  ...['users', 'audit', 'download-activity'].map((what): Did => ({ method: 'get', path: `/api/admin/${what}/export` })),
  { method: 'get', path: '/api/admin/download-activity/export?by=person' },
  { method: 'post', path: '/api/admin/users/at-once', body: { userIds: [owner.id], action: 'reset-names' } },
  { method: 'post', path: '/api/custom-class-types', body: { classType: `By ${owner.id.slice(0, 8)}` } },
];

describe('lost rights end at once, in the same session', () => {
  it.each([
    ['an owner who becomes free', 'owner', ofOwner, ({ owner }: Studio) => setRole(owner.id, 'user'), 403],
    [
      'an owner who is deleted',
      'owner',
      ofOwner,
      (s: Studio) => admin.client.delete(`/api/admin/user/${s.owner.id}`),
      401,
    ],
    [
      'a member who is removed',
      'member',
      ofMember,
      ({ owner, seat }: Studio) => owner.client.delete(`/api/studio/team/${seat.id}`),
      403,
    ],
    ['a member whose owner goes down', 'member', ofMember, ({ owner }: Studio) => setRole(owner.id, 'pro'), 403],
    [
      'a member whose owner is deleted',
      'member',
      ofMember,
      (s: Studio) => admin.client.delete(`/api/admin/user/${s.owner.id}`),
      403,
    ],
    [
      'a member who is deleted',
      'member',
      ofMember,
      (s: Studio) => admin.client.delete(`/api/admin/user/${s.member.id}`),
      401,
    ],
  ] as const)('%s', async (_, who, calls, change, status) => {
    const all = await studio();
    const person = all[who];
    const could = [];
    for (const did of calls(all)) could.push([did.path, await doIt(person, did)]);
    expect(
      could.map(([, answered]) => answered),
      JSON.stringify(could),
    ).toEqual(could.map(() => 200));
    expect((await change(all)).status).toBe(200);
    for (const did of calls(all)) {
      expect([did.method, did.path, await doIt(person, did)]).toEqual([did.method, did.path, status]);
    }
    const types = await person.client.get('/api/custom-class-types');
    if (who === 'member') expect(types.text).not.toContain('Sky Flow');
  });

  it('a former admin', async () => {
    const all = await studio();
    const former = await createUser(server, { role: 'admin' });
    for (const did of ofAdmin(all)) expect([did.path, await doIt(former, did)]).toEqual([did.path, 200]);
    await setRole(former.id, 'studio_owner');
    for (const did of ofAdmin(all).slice(0, -1)) expect([did.path, await doIt(former, did)]).toEqual([did.path, 403]);
    // What they add now is their own, not everybody's.
    const own = await former.client.post('/api/custom-class-types', { classType: 'Mine alone' });
    expect(own.body.userId).toBe(former.id);
  });

  it('a downgraded owner keeps their own class types, but no rights over the members’ libraries and seats', async () => {
    const all = await studio();
    const pending = await invite(all.owner, 'still-pending@rights.example');
    expect((await setRole(all.owner.id, 'pro')).status).toBe(200);
    for (const did of ofOwner(all).slice(0, -1)) {
      const status = await doIt(all.owner, did);
      // A foreign library looks nonexistent to people who may have one of their own.
      expect([did.path, [403, 404].includes(status)]).toEqual([did.path, true]);
    }
    expect(await doIt(all.owner, { method: 'delete', path: `/api/studio/team/${pending.id}` })).toBe(403);
    expect(await doIt(all.owner, ofOwner(all).at(-1)!)).toBe(200);
    // A stranger's seat stays out of reach for the owner of another studio.
    const other = await createOwner(server);
    expect(await doIt(other, { method: 'delete', path: `/api/studio/team/${pending.id}` })).toBe(404);
  });
});
