import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../client.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { blink, createUpload, ended, uploadByTus } from '../library/fixtures.ts';
import { auditEventsOf, createOwner, invitationToken, invite, join } from '../people/fixtures.ts';
import { generate } from '../renders/fixtures.ts';

let server: TestServer;
let owner: TestUser;
let other: TestUser;
let member: TestUser;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
  owner = await createOwner(server, { instructorName: 'Mara', studio: 'Sky Studio' });
  other = await createOwner(server, { instructorName: 'Nora', studio: 'Moon Studio' });
  member = await createUser(server);
  await join(server, owner, member, 'Jo');
});
afterAll(() => server.close());

const video = () => blink();
const team = async ({ client }: TestUser) => (await client.get('/api/studio/team')).body.teamMembers;

it('S5: the owner of another studio reaches seats and names no more than what does not exist [S7.39 T5.18]', async () => {
  const pending = await invite(owner, 'pending@s05.example');
  // The team tells when the invitation was mailed.
  await invitationToken(server, pending.email);
  const before = await team(owner);
  const asks: ((client: Client, id: string, email: string) => Promise<{ status: number; text: string }>)[] = [
    (client, id) => client.put(`/api/studio/team/${id}`, { name: 'Mine' }),
    (client, id) => client.delete(`/api/studio/team/${id}`),
    (client, id) => client.post(`/api/studio/team/${id}/invitation`),
    (client, id) => client.post('/api/studio/invitations/accept', { id }),
    (client, _id, email) => client.get(`/api/studio/team-member-name?email=${email}`),
  ];
  for (const [index, ask] of asks.entries()) {
    const missing = await ask(other.client, crypto.randomUUID(), 'nobody@s05.example');
    expect([index, missing.status]).toEqual([index, 404]);
    for (const { id, email } of [pending, ...before]) {
      const foreign = await ask(other.client, id, email);
      expect([index, foreign.status, foreign.text]).toEqual([index, 404, missing.text]);
    }
  }
  // A studio that is named in the payload counts for admins only.
  const added = await other.client.post('/api/studio/team', {
    email: 'mine@s05.example',
    name: 'X',
    studioId: owner.id,
  });
  expect(added.body.studioId).toBe(other.id);
  expect(await team(owner)).toEqual(before);
  expect((await other.client.get('/api/studio/owner-info')).body.studioName).toBe('Moon Studio');
  expect((await other.client.get('/api/studio/instructor-names')).text).not.toMatch(/Jo|Mara/);
});

it('S5: an owner manages the libraries of members who have joined; other owners, pending people and members none [T5.41 T5.52]', async () => {
  const libraryOf = (client: Client, { id }: TestUser) => client.get(`/api/admin/user-videos/${id}`);
  const unknown = await owner.client.get('/api/admin/user-videos/nobody');
  const upload = await owner.client.multipart('/api/admin/upload-to-user', {
    ...{ title: 'For Jo', targetUserId: member.id },
    video: new Blob([new Uint8Array(await video())]),
  });
  expect(upload.status).toBe(200);
  await ended(owner.client, upload.body.jobId);
  const { jobId } = await uploadByTus(owner.client, await video(), { title: 'By tus', targetUserId: member.id });
  await ended(member.client, jobId);
  const videos = (await libraryOf(owner.client, member)).body;
  expect(videos.map(({ title }: { title: string }) => title).sort()).toEqual(['By tus', 'For Jo']);
  expect((await member.client.get('/api/background-videos')).body.clips).toHaveLength(2);
  const [clip] = videos;
  expect((await owner.client.get(clip.url)).status).toBe(200);
  expect((await generate(owner.client, { backgroundPublicId: clip.publicId })).status).toBe(200);

  const pending = await createUser(server, { role: 'pro' });
  await invite(owner, pending.email);
  for (const [client, target] of [
    [other.client, member],
    [owner.client, pending],
    [owner.client, other],
  ] as const) {
    const foreign = await libraryOf(client, target);
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
    const file = new Blob([new Uint8Array(await video())]);
    const sent = await client.multipart('/api/admin/upload-to-user', { targetUserId: target.id, video: file });
    expect(sent.status).toBe(404);
    expect((await createUpload(client, 1000, { targetUserId: target.id })).status).toBe(404);
  }
  expect((await other.client.get(clip.url)).status).toBe(404);
  expect((await other.client.delete(`/api/admin/user-videos/${clip.id}`)).status).toBe(404);
  expect((await member.client.get(`/api/admin/user-videos/${owner.id}`)).status).toBe(403);
  expect((await libraryOf(owner.client, member)).body).toHaveLength(2);

  expect((await owner.client.delete(`/api/admin/user-videos/${clip.id}`)).status).toBe(200);
  expect((await member.client.get('/api/background-videos')).body.clips).toHaveLength(1);
  const admin = await createUser(server, { role: 'admin' });
  const events = await auditEventsOf(admin, owner);
  expect(events.slice(0, 2)).toContainEqual(['video-deleted', member.email]);
  expect(events.filter(([action, email]) => action === 'video-uploaded' && email === member.email)).toHaveLength(2);
});

it('S5: a member removed while uploading cannot continue, and the owner no longer sees the library', async () => {
  const leaving = await createUser(server);
  const seat = await join(server, owner, leaving);
  const open = (await createUpload(leaving.client, 1000)).headers.get('location')!;
  expect((await owner.client.delete(`/api/studio/team/${seat.id}`)).status).toBe(200);
  const sent = await leaving.client.request('PATCH', open, {
    headers: { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: 'abc',
  });
  expect([sent.status, sent.body.code]).toEqual([403, 'plan_required']);
  expect((await owner.client.get(`/api/admin/user-videos/${leaving.id}`)).status).toBe(404);
  expect((await leaving.client.get('/api/background-videos')).body.uploads).toHaveLength(1);
});
