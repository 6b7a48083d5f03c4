import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../../src/server/db/schema/people.ts';
import { downloads } from '../../../src/server/db/schema/renders.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { waitForMails } from '../../outbox.ts';
import { startServer, type TestServer } from '../../server.ts';
import { createOwner, invite, join } from '../people/fixtures.ts';

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
  admin = await createUser(server, { role: 'admin' });
});
afterAll(() => server.close());

const get = async (path: string) => (await admin.client.get(path)).body;

/** Adds `count` downloads of one person to the history, a second apart, the newest now. */
async function addDownloads(
  { id, email }: TestUser,
  count: number,
  classType = 'Spin',
  now = Date.now(),
): Promise<void> {
  const { db } = server.services;
  await db.insert(downloads).values(
    Array.from({ length: count }, (_, n) => ({
      ...{ userId: id, userEmail: email, userRole: 'user' as const, userSubscriptionStatus: 'free' as const },
      ...{ renderId: randomUUID(), instructorName: 'Jo', classType, downloadedAt: new Date(now - n * 1000) },
    })),
  );
  await db
    .update(users)
    .set({ lastDownloadAt: new Date(now) })
    .where(sql`${users.id} = ${id}`);
}

describe('studios', () => {
  it('are listed with their owners and teams, and searched [T3.20 T5.49 P4]', async () => {
    const word = `s${randomUUID().slice(0, 8)}`;
    const owner = await createOwner(server, { instructorName: 'Mara', studio: `Studio ${word}` });
    const person = await createUser(server, { firstName: 'Jo', lastName: 'Miller' });
    const joined = await join(server, owner, person, 'Jojo');
    const pending = await invite(owner, 'anna.pending@example.com', 'Anna Maria Bell');
    await createOwner(server, { instructorName: 'Other', studio: 'Elsewhere' });
    expect(await get(`/api/admin/studios?search=${word}`)).toEqual({
      ...{ total: 1, page: 1, pageSize: 50 },
      studios: [
        {
          ...{ studioId: owner.id, studioName: `Studio ${word}`, ownerEmail: owner.email, ownerName: 'Mara' },
          teamMembers: [
            {
              id: joined.id,
              email: person.email,
              name: 'Jojo',
              firstName: 'Jo',
              lastName: 'Miller',
              userId: person.id,
            },
            {
              id: pending.id,
              email: pending.email,
              name: 'Anna Maria Bell',
              firstName: 'Anna',
              lastName: 'Maria Bell',
            },
          ],
        },
      ],
    });
    expect((await get('/api/admin/studios')).total).toBe(2);
    // A card shows its seats, taken or not.
    for (const search of ['jojo', 'anna.pending', 'maria bell']) {
      const { studios } = await get(`/api/admin/studios?search=${search}`);
      expect([search, studios.map(({ studioId }: { studioId: string }) => studioId)]).toEqual([search, [owner.id]]);
    }
  });

  it('admins add and remove seats in any studio; the person still has to accept [T5.38 T5.50]', async () => {
    const owner = await createOwner(server);
    const person = await createUser(server);
    const add = (body: object) => admin.client.post('/api/admin/studio-team', body);
    const added = await add({ studioId: owner.id, email: ` ${person.email.toUpperCase()} ` });
    const local = person.email.split('@')[0]!.slice(0, 30);
    expect([added.status, added.body]).toEqual([
      200,
      { id: expect.any(String), email: person.email, name: local, firstName: local, lastName: '' },
    ]);
    expect((await person.client.get('/api/user')).body.role).toBe('user');
    await waitForMails(server, person.email);
    expect((await owner.client.get('/api/studio/team')).body.teamMembers).toHaveLength(1);
    expect((await add({ studioId: owner.id, email: person.email })).status).toBe(409);
    expect((await add({ studioId: person.id, email: 'x@example.com' })).status).toBe(404);
    for (const [body, field] of [
      [{ email: 'x@example.com' }, 'studioId'],
      [{ studioId: ' ', email: 'x@example.com' }, 'studioId'],
      [{ studioId: owner.id, email: ' ' }, 'email'],
    ] as const) {
      const refused = await add(body);
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
    }
    // The same through the owner's own call, where an admin names the studio and an owner cannot.
    const byAdmin = await admin.client.post('/api/studio/team', {
      email: 'y@example.com',
      name: 'Y',
      studioId: owner.id,
    });
    expect([byAdmin.status, byAdmin.body.studioId]).toEqual([200, owner.id]);
    const unnamed = await admin.client.post('/api/studio/team', { email: 'z@example.com', name: 'Z' });
    expect([unnamed.status, Object.keys(unnamed.body.fields)]).toEqual([400, ['studioId']]);

    const other = await createOwner(server);
    const foreign = await admin.client.delete(`/api/admin/studio-team/${added.body.id}/${other.id}`);
    expect(foreign.status).toBe(404);
    expect((await admin.client.delete(`/api/admin/studio-team/${added.body.id}/${owner.id}`)).status).toBe(200);
    expect((await owner.client.get('/api/studio/team')).body.teamMembers).toHaveLength(1);
  });
});

describe('download activity', () => {
  it('is listed record by record, newest first, without gaps or repeats across pages [T3.22]', async () => {
    const person = await createUser(server);
    await addDownloads(person, 7, 'Flow');
    const seen: string[] = [];
    let next: string | null = '';
    for (let pages = 0; next !== null && pages < 10; pages++) {
      const path = `/api/admin/download-activity?userId=${person.id}&pageSize=3${next && `&before=${next}`}`;
      const body = await get(path);
      seen.push(...body.activity.map(({ downloadedAt }: { downloadedAt: string }) => downloadedAt));
      next = body.next;
    }
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
    expect(seen).toEqual([...seen].sort().reverse());
    const [record] = (await get('/api/admin/download-activity')).activity;
    expect(record).toEqual({
      ...{ id: expect.any(String), userId: person.id, userEmail: person.email, userRole: 'user' },
      ...{ userSubscriptionStatus: 'free', downloadedAt: seen[0], instructorName: 'Jo', classType: 'Flow' },
    });
    for (const query of ['before=x', 'pageSize=0', 'pageSize=101']) {
      expect((await admin.client.get(`/api/admin/download-activity?${query}`)).status).toBe(400);
    }
  });

  it('is summarized per person, latest first, and searchable [T5.51]', async () => {
    const [early, late] = [await createUser(server), await createUser(server, { role: 'beta' })];
    // Within the same millisecond neither would be the later one.
    await addDownloads(early, 2, 'Spin', Date.now() - 1);
    await addDownloads(late, 3);
    const { users: rows, total } = await get('/api/admin/download-activity/summary');
    expect(rows.slice(0, 2)).toMatchObject([
      { userId: late.id, email: late.email, role: 'beta', downloads: 3, lastDownloadedAt: expect.stringMatching(/Z$/) },
      { userId: early.id, downloads: 2 },
    ]);
    expect(total).toBe(await server.services.db.$count(users, sql`${users.lastDownloadAt} is not null`));
    const found = await get(`/api/admin/download-activity/summary?search=${early.email}`);
    expect(found).toMatchObject({ total: 1, users: [{ userId: early.id }] });
  });

  it('a real download is in the summary and in the history', async () => {
    const { addDoneRender } = await import('../renders/fixtures.ts');
    const person = await createUser(server);
    const renderId = await addDoneRender(server, person.id);
    await person.client.post('/api/downloads', { renderId, instructorName: 'Ann', classType: 'Flow' });
    const [first] = (await get('/api/admin/download-activity/summary')).users;
    expect(first).toMatchObject({ userId: person.id, downloads: 1 });
    const { activity } = await get(`/api/admin/download-activity?userId=${person.id}`);
    expect(activity).toMatchObject([
      { instructorName: 'Ann', classType: 'Flow', downloadedAt: first.lastDownloadedAt },
    ]);
  });

  it('is exported completely as CSV, without anything that a spreadsheet would execute [T5.51]', async () => {
    const person = await createUser(server);
    await addDownloads(person, 2_001, '=HYPERLINK("http://evil.example","a, b")');
    const all = await admin.client.get(`/api/admin/download-activity/export?userId=${person.id}`);
    expect(all.status).toBe(200);
    expect(all.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(all.headers.get('content-disposition')).toMatch(
      /^attachment; filename="download-activity-\d{4}-\d\d-\d\d\.csv"$/,
    );
    // TextDecoder strips the byte order mark.
    expect([...all.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, ...lines] = all.text.trimEnd().split('\r\n');
    expect(head).toBe('downloadedAt,userEmail,userRole,userSubscriptionStatus,instructorName,classType,userId,id');
    expect(lines).toHaveLength(2_001);
    expect(new Set(lines).size).toBe(2_001);
    expect(lines[0]).toContain(
      `,${person.email},user,free,Jo,"'=HYPERLINK(""http://evil.example"",""a, b"")",${person.id},`,
    );
    // A caller who goes away meanwhile is not answered, and nothing else happens: an error that nobody hears ends the process.
    for (const ms of [1, 5, 25]) {
      const leaving = AbortSignal.timeout(ms);
      const leave = () => admin.client.get('/api/admin/download-activity/export', { signal: leaving });
      const answers = await Promise.allSettled([leave(), leave()]);
      for (const { reason } of answers as { reason?: unknown }[]) if (reason) expect(reason).toBe(leaving.reason);
    }
    const everybody = await admin.client.get('/api/admin/download-activity/export');
    expect(everybody.text.trimEnd().split('\r\n').length - 1).toBe(await server.services.db.$count(downloads));
  });
});

describe('the audit log', () => {
  it('is read page by page, and outlives the people who acted', async () => {
    const passing = await createUser(server, { role: 'admin' });
    const people = await Promise.all([1, 2, 3].map(() => createUser(server)));
    for (const { id } of people) {
      const body = JSON.stringify({ role: 'beta' });
      const headers = { 'content-type': 'application/json' };
      await passing.client.request('PATCH', `/api/admin/user-role/${id}`, { headers, body });
    }
    await admin.client.delete(`/api/admin/user/${passing.id}`);
    const first = await get('/api/admin/audit?pageSize=2');
    expect(first.entries).toMatchObject([
      { action: 'user-deleted', actorId: admin.id, subjectEmail: passing.email },
      {
        ...{ action: 'role-changed', actorId: null, actorEmail: passing.email, subjectId: people[2]!.id },
        ...{ details: { from: 'user', to: 'beta' }, at: expect.stringMatching(/Z$/) },
      },
    ]);
    const second = await get(`/api/admin/audit?pageSize=2&before=${first.next}`);
    expect(second.entries.map(({ subjectId }: { subjectId: string }) => subjectId)).toEqual([
      people[1]!.id,
      people[0]!.id,
    ]);
    expect((await admin.client.get('/api/admin/audit?before=x')).status).toBe(400);
  });
});
