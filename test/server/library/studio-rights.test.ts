import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploads } from '../../../src/server/db/schema/library.ts';
import { films } from '../../../src/server/db/schema/renders.ts';
import { ingestKind } from '../../../src/server/features/library/kinds.ts';
import { createUser, type TestUser } from '../../factories.ts';
import type { TestServer } from '../../server.ts';
import { settings } from '../renders/fixtures.ts';
import { createUpload, sendBytes } from './fixtures.ts';
import { ingestQuickly, startQuickServer } from './stand-in.ts';
import { studioPeople, VIDEO, type Video } from './studio-people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startQuickServer();
});
afterAll(() => server.close());
const db = () => server.services.db;

const { createOwner, memberOf, leave, setMembersAdd, videoIn } = studioPeople(() => server);

describe('B620: the studio’s group', () => {
  it('the studio’s group names the studio, and is the same for everybody on the team [B620]', async () => {
    const owner = await createOwner();
    await owner.client.post('/api/instructor-preferences', { instructorName: 'Mara', studio: 'Sky Studio' });
    const member = await memberOf(owner);
    const { clipId } = await videoIn(owner, 'studio');
    const groupOf = async ({ client }: TestUser) => (await client.get('/api/background-videos')).body.studio;
    const ids = (group: { clips: { id: string }[] }) => group.clips.map(({ id }) => id);
    for (const person of [owner, member]) {
      const group = await groupOf(person);
      expect([group.name, ids(group)]).toEqual(['Sky Studio', [clipId]]);
      expect([group.mayAdd, group.mayDelete]).toEqual([person === owner, person === owner]);
    }
    await setMembersAdd(owner, true);
    expect((await groupOf(member)).mayAdd).toBe(true);
    await leave(member, owner);
    expect(await groupOf(member)).toBeNull();
  });
});

describe('B621: one upload into several libraries', () => {
  it('to the studio and ten members: stored once, made once, counted once, and gone with the last one [B621]', async () => {
    const owner = await createOwner();
    const members: TestUser[] = [];
    for (let i = 0; i < 10; i++) members.push(await memberOf(owner));
    const { queue, storage } = server.services;
    const sent: string[] = [];
    const send = queue.send.bind(queue);
    queue.send = (async (...args: Parameters<typeof send>) => {
      if (args[0] === ingestKind) sent.push((args[1] as { id: string }).id);
      return send(...args);
    }) as typeof send;
    let video: Video;
    try {
      video = await videoIn(owner, ['me', 'studio', ...members.map(({ id }) => id)].join(','));
    } finally {
      queue.send = send;
    }
    expect(sent).toEqual([video.id]);
    const filesOf = async () => {
      const keys: string[] = [];
      for await (const { key } of storage.list(`pieces/${video.id}`)) keys.push(key);
      return keys.length;
    };
    const used = async ({ client }: TestUser) => (await client.get('/api/background-videos')).body.quota.usedBytes;
    const has = async ({ client }: TestUser) =>
      (await client.get('/api/background-videos')).body.clips.some(({ id }: { id: string }) => id === video.clipId);
    expect(await filesOf()).toBe(3);
    expect(await used(owner)).toBe(30);
    for (const member of members) expect([await has(member), await used(member)]).toEqual([true, 0]);

    const remove = ({ client }: TestUser, from: string) =>
      client.delete(`/api/delete-background/${video.id}?from=${from}`);
    expect((await remove(members[0]!, 'me')).status).toBe(200);
    expect([await has(members[0]!), await has(members[1]!)]).toEqual([false, true]);
    expect((await remove(members[1]!, 'studio')).status).toBe(404);
    for (const from of ['me', 'studio']) expect((await remove(owner, from)).status).toBe(200);
    // The owner has it nowhere any more: it counts with one who does.
    const counted = await Promise.all(members.slice(1).map(used));
    expect([await used(owner), counted.filter((bytes) => bytes === 30).length, await filesOf()]).toEqual([0, 1, 3]);
    for (const member of members.slice(1, 9)) expect((await remove(member, 'me')).status).toBe(200);
    expect([await has(members[9]!), await filesOf()]).toEqual([true, 3]);
    expect((await remove(members[9]!, 'me')).status).toBe(200);
    expect([await filesOf(), await used(members[9]!)]).toEqual([0, 0]);
  });

  it('is refused as a whole if it may not go into one of them, and into none besides [B621]', async () => {
    const [owner, stranger] = [await createOwner(), await createUser(server, { role: 'pro' })];
    expect((await createUpload(owner.client, 10, { libraries: `me,${stranger.id}` })).status).toBe(404);
    expect(
      (await createUpload(owner.client, 10, { libraries: Array.from({ length: 13 }, (_, i) => i).join() })).status,
    ).toBe(400);
    expect(await db().$count(uploads, eq(uploads.uploaderId, owner.id))).toBe(0);
  });

  it('arrives with those who are still there when its last byte does [B621]', async () => {
    const owner = await createOwner();
    const [stays, leaves] = [await memberOf(owner), await memberOf(owner)];
    const begun = await createUpload(owner.client, VIDEO.length, { libraries: `${leaves.id},${stays.id}` });
    const location = begun.headers.get('location')!;
    await leave(leaves, owner);
    expect((await sendBytes(owner.client, location, 0, new Uint8Array(VIDEO))).status).toBe(204);
    const id = location.split('/').at(-1)!;
    await ingestQuickly(server.services, id);
    const count = async ({ client }: TestUser) => (await client.get('/api/background-videos')).body.clips.length;
    expect([await count(stays), await count(leaves)]).toEqual([1, 0]);
  });

  it('a member who leaves while sending to the studio does not add to it [B621]', async () => {
    const owner = await createOwner();
    const member = await memberOf(owner);
    await setMembersAdd(owner, true);
    const begun = await createUpload(member.client, VIDEO.length, { libraries: 'studio' });
    const location = begun.headers.get('location')!;
    await sendBytes(member.client, location, 0, new Uint8Array(VIDEO.subarray(0, 10)));
    await leave(member, owner);
    const last = await sendBytes(member.client, location, 10, new Uint8Array(VIDEO.subarray(10)));
    expect(last.status).toBe(403);
    const [row] = await db()
      .select()
      .from(uploads)
      .where(eq(uploads.id, location.split('/').at(-1)!));
    expect(row!.status).toBe('uploading');
  });

  it('whoever sends may give up what is still arriving, whichever library it is for [B621]', async () => {
    const owner = await createOwner();
    const member = await memberOf(owner);
    await setMembersAdd(owner, true);
    const begun = await createUpload(member.client, 100, { libraries: 'studio' });
    const id = begun.headers.get('location')!.split('/').at(-1)!;
    expect((await member.client.delete(`/api/library/jobs/${id}`)).status).toBe(200);
    expect(await db().$count(uploads, eq(uploads.id, id))).toBe(0);
  });

  it('is taken out of one library, and goes on into the others [B621]', async () => {
    const owner = await createOwner();
    const member = await memberOf(owner);
    const begun = await createUpload(owner.client, VIDEO.length, { libraries: `me,${member.id}` });
    const location = begun.headers.get('location')!;
    const id = location.split('/').at(-1)!;
    expect((await member.client.delete(`/api/library/jobs/${id}`)).status).toBe(200);
    expect((await sendBytes(owner.client, location, 0, new Uint8Array(VIDEO))).status).toBe(204);
    await ingestQuickly(server.services, id);
    const count = async ({ client }: TestUser) => (await client.get('/api/background-videos')).body.clips.length;
    expect([await count(owner), await count(member)]).toEqual([1, 0]);
  });
});

describe('B620: films over the studio’s clips', () => {
  it('that are made stay, whoever leaves or deletes; a new one names the background [B620]', async () => {
    const owner = await createOwner();
    const member = await memberOf(owner);
    const video = await videoIn(owner, 'studio');
    const key = video.id;
    const file = `films/${key}.mp4`;
    const entry = { account: { person: member.id }, kind: 'film' } as const;
    await server.services.storage.put(file, Buffer.from('a film'), entry);
    const plan = { kind: 'film', frame: null, drawn: null, animation: 'none', coverFirst: false } as const;
    const made = { status: 'done', progress: 100, storageKey: file, bytes: 6, finishedAt: new Date() } as const;
    await db()
      .insert(films)
      .values({
        ...{ key, publicId: `renders/${key.replaceAll('-', '')}` },
        ...{ plan: { ...plan, background: null, duration: 1, watermark: false }, ...made },
      });
    const generate = () => {
      const fields = { videoSettings: settings({ text: '', header: '' }), backgroundPublicId: video.clip };
      return member.client.multipart('/api/generate-video', fields);
    };
    expect((await generate()).status).toBe(200);
    expect((await owner.client.delete(`/api/delete-background/${video.id}?from=studio`)).status).toBe(200);
    const refused = await generate();
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([404, ['backgroundPublicId']]);
    await leave(member, owner);
    expect(await server.services.storage.size(file)).toBe(6);
  });
});
