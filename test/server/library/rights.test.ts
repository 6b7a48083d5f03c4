import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clips, uploads } from '../../../src/server/db/schema/library.ts';
import { users } from '../../../src/server/db/schema/people.ts';
import { studioMembers } from '../../../src/server/db/schema/studio.ts';
import { RIGHTS, VERBS, type Verb } from '../../../src/server/features/library/policy.ts';
import type { Answer, Client } from '../../client.ts';
import { createUser, type TestUser } from '../../factories.ts';
import type { TestServer } from '../../server.ts';
import { createUpload, file, offsetOf, sendBytes, uploadByTus } from './fixtures.ts';
import { ingestQuickly, startQuickServer } from './stand-in.ts';

const VIDEO = Buffer.from('a video of some thirty bytes...');
let server: TestServer;
beforeAll(async () => {
  server = await startQuickServer();
});
afterAll(() => server.close());

/** What somebody has put into a library, at every stage. */
type Sent = {
  library: TestUser;
  open: string;
  left: string;
  arrived: string;
  ready: string;
  clip: { id: string; url: string };
};

async function fill(sender: TestUser, library: TestUser): Promise<Sent> {
  const metadata = { targetUserId: library.id };
  const open = (await createUpload(sender.client, VIDEO.length, metadata)).headers.get('location')!;
  await sendBytes(sender.client, open, 0, new Uint8Array(VIDEO.subarray(0, 10)));
  const left = (await createUpload(sender.client, VIDEO.length, metadata)).headers.get('location')!;
  const [arrived, ready] = [
    (await uploadByTus(sender.client, VIDEO, metadata)).jobId,
    (await uploadByTus(sender.client, VIDEO, metadata)).jobId,
  ];
  await ingestQuickly(server.services, ready);
  const [clip] = await server.services.db.select().from(clips).where(eq(clips.uploadId, ready));
  return {
    library,
    open,
    left,
    arrived,
    ready,
    clip: { id: clip!.id, url: `/media/video/upload/${clip!.publicId}.mp4` },
  };
}

const publicIdOf = async (id: string) => {
  const [row] = await server.services.db.select().from(uploads).where(eq(uploads.id, id));
  return row?.publicId ?? `universal/${'0'.repeat(32)}`;
};
const TUS = { headers: { 'tus-resumable': '1.0.0' } };

/** Each verb at each of its entry points, tried on what was sent. */
const TRIES: [Verb, string, (me: TestUser, sent: Sent) => Promise<Answer | { status: number }>][] = [
  ['read', 'delivery', ({ client }, { clip }) => client.get(clip.url)],
  ['list', 'console', ({ client }, { library }) => client.get(`/api/admin/user-videos/${library.id}`)],
  ['follow', 'job', ({ client }, { arrived }) => client.get(`/api/library/jobs/${arrived}`)],
  ['follow', 'HEAD', ({ client }, { open }) => offsetOf(client, open)],
  ['upload', 'tus', ({ client }, { library }) => createUpload(client, 100, { targetUserId: library.id })],
  [
    'upload',
    'form',
    ({ client }, { library }) =>
      client.multipart('/api/upload-personal-background', { targetUserId: library.id, video: file(VIDEO) }),
  ],
  ['complete', 'PATCH', ({ client }, { open }) => sendBytes(client, open, 10, new Uint8Array(VIDEO.subarray(10)))],
  ['retitle', 'segment-video', async ({ client }, { ready }) => segment(client, ready, { title: 'Another' })],
  [
    'moveInto',
    'segment-video',
    async ({ client, id }, { library }) => {
      const { answer, jobId } = await uploadByTus(client, VIDEO, { targetUserId: id });
      return jobId ? segment(client, jobId, { userId: library.id }) : answer;
    },
  ],
  ['moveOut', 'segment-video', async ({ client, id }, { arrived }) => segment(client, arrived, { userId: id })],
  ['delete', 'a clip', ({ client }, { clip }) => client.delete(`/api/delete-background/${clip.id}`)],
  ['delete', 'an upload', ({ client }, { arrived }) => client.delete(`/api/delete-background/${arrived}`)],
  ['delete', 'tus', ({ client }, { left }) => client.request('DELETE', left, TUS)],
];

async function segment(client: Client, id: string, change: object): Promise<Answer> {
  return client.post('/api/segment-video', { publicId: await publicIdOf(id), ...change });
}

/** Everything the library contains: a refused call may change nothing of it. */
async function contents({ library }: Sent) {
  const { db } = server.services;
  const [sent, pieces] = [
    await db.select().from(uploads).where(eq(uploads.userId, library.id)).orderBy(uploads.id),
    await db.select().from(clips).where(eq(clips.userId, library.id)).orderBy(clips.id),
  ];
  return { sent, pieces };
}

async function expectRights(me: TestUser, sent: Sent, allowed: readonly Verb[]): Promise<void> {
  const before = await contents(sent);
  for (const [verb, door, attempt] of TRIES) {
    const { status } = await attempt(me, sent);
    const isDone = status < 300;
    // Items moved or deleted by an earlier verb are not available to the next one.
    const isRefused = [401, 403, 404].includes(status);
    expect([verb, door, allowed.includes(verb) ? isDone : isRefused, status]).toEqual([verb, door, true, status]);
    if (!allowed.some((each) => each !== 'read' && each !== 'list' && each !== 'follow')) {
      expect(await contents(sent)).toEqual(before);
    }
  }
}

const joined = async () => {
  const owner = await createUser(server, { role: 'studio_owner', subscriptionStatus: 'studio_pro' });
  const member = await createUser(server, { role: 'studio_team' });
  const seat = { studioId: owner.id, email: member.email, name: 'Jo', userId: member.id };
  await server.services.db.insert(studioMembers).values(seat);
  return { owner, member };
};
const become = ({ id }: TestUser, columns: Partial<typeof users.$inferInsert>) =>
  server.services.db.update(users).set(columns).where(eq(users.id, id));

describe('U2: an owner’s rights over uploads into a member’s library', () => {
  const CHANGES: [string, readonly Verb[], (owner: TestUser, member: TestUser) => Promise<unknown>][] = [
    ['while the member sits in the studio', RIGHTS.members, async () => {}],
    [
      'after the member has left',
      RIGHTS.foreign,
      (_, member) => server.services.db.delete(studioMembers).where(eq(studioMembers.userId, member.id)),
    ],
    [
      'after the member has gone to another studio',
      RIGHTS.foreign,
      async (_, member) => {
        const other = await createUser(server, { role: 'studio_owner', subscriptionStatus: 'studio_pro' });
        await server.services.db
          .update(studioMembers)
          .set({ studioId: other.id })
          .where(eq(studioMembers.userId, member.id));
      },
    ],
    ['after a downgrade to pro', RIGHTS.foreign, (owner) => become(owner, { role: 'pro', subscriptionStatus: 'pro' })],
    [
      'after the plan has ended',
      RIGHTS.foreign,
      (owner) => become(owner, { role: 'user', subscriptionStatus: 'free' }),
    ],
    ['after becoming a team member', RIGHTS.foreign, (owner) => become(owner, { role: 'studio_team' })],
    ['after becoming an admin', RIGHTS.admin, (owner) => become(owner, { role: 'admin' })],
    [
      'after the owner was deleted',
      RIGHTS.foreign,
      async ({ id }) => {
        const admin = await createUser(server, { role: 'admin' });
        expect((await admin.client.delete(`/api/admin/user/${id}`)).status).toBe(200);
      },
    ],
    [
      'after the member was deleted',
      RIGHTS.foreign,
      async (_, { id }) => {
        const admin = await createUser(server, { role: 'admin' });
        expect((await admin.client.delete(`/api/admin/user/${id}`)).status).toBe(200);
      },
    ],
  ];
  it.each(CHANGES)('%s [B52]', async (_name, allowed, change) => {
    const { owner, member } = await joined();
    const sent = await fill(owner, member);
    await change(owner, member);
    await expectRights(owner, sent, allowed);
  });
});

describe('U2: a person’s rights over their own library', () => {
  it('end with the plan, except for reading, following and deleting; the consoles are for owners [B52]', async () => {
    const pro = await createUser(server, { role: 'pro' });
    const sent = await fill(pro, pro);
    await become(pro, { role: 'user', subscriptionStatus: 'free' });
    await expectRights(
      pro,
      sent,
      RIGHTS.ownWithoutPlan.filter((verb) => verb !== 'list'),
    );
  });

  it('let only the sender send the bytes, even if others manage the library', async () => {
    const { owner, member } = await joined();
    const sent = await fill(member, member);
    const patched = await sendBytes(owner.client, sent.open, 10, 'the owner’s own bytes');
    expect(patched.status).toBe(404);
    expect((await offsetOf(member.client, sent.open)).offset).toBe(10);
  });
});

it('U2: an upload whose sender loses the seat during the last bytes is never processed', async () => {
  const { owner, member } = await joined();
  const { db, storage } = server.services;
  const { open } = await fill(owner, member);
  const put = storage.put.bind(storage);
  // The seat is removed between the permission check at the beginning of the request and its end.
  storage.put = (async (...args: Parameters<typeof put>) => {
    await db.delete(studioMembers).where(eq(studioMembers.userId, member.id));
    return put(...args);
  }) as typeof put;
  try {
    const last = await sendBytes(owner.client, open, 10, new Uint8Array(VIDEO.subarray(10)));
    expect([last.status, last.body.code]).toEqual([404, 'not_found']);
  } finally {
    storage.put = put;
  }
  const [row] = await db
    .select()
    .from(uploads)
    .where(eq(uploads.id, open.split('/').at(-1)!));
  expect(row!.status).toBe('uploading');
});

it('every right of the table is tested on an endpoint', () => {
  expect(new Set(TRIES.map(([verb]) => verb))).toEqual(new Set(VERBS));
});
