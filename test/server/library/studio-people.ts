import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { clips, uploads } from '../../../src/server/db/schema/library.ts';
import type { Answer } from '../../client.ts';
import { createUser, type TestUser } from '../../factories.ts';
import type { SharedServer } from '../../server.ts';
import { uploadByTus } from './fixtures.ts';
import { ingestQuickly } from './stand-in.ts';

export const VIDEO = Buffer.from('a video of some thirty bytes...');

/** An upload that is ready, the ids of its clips, and the public id of the first. */
export type Video = { id: string; publicId: string; clipId: string; clip: string; clipIds: string[] };

/** What people of a studio do, through HTTP. */
export function studioPeople(server: () => SharedServer) {
  const db = () => server().services.db;
  const createOwner = () => createUser(server(), { role: 'studio_owner', subscriptionStatus: 'studio_pro' });

  async function sit(member: TestUser, owner: TestUser): Promise<string> {
    const { body } = await owner.client.post('/api/studio/team', { email: member.email, name: 'Jo' });
    expect((await member.client.post('/api/studio/invitations/accept', { id: body.id })).status).toBe(200);
    return body.id;
  }
  async function memberOf(owner: TestUser): Promise<TestUser & { seatId: string }> {
    const member = await createUser(server(), { emailVerified: true });
    return { ...member, seatId: await sit(member, owner) };
  }
  const leave = (member: TestUser, owner: TestUser) => member.client.post('/api/studio/leave', { studioId: owner.id });
  const setMembersAdd = (owner: TestUser, membersAdd: boolean) =>
    owner.client.put('/api/studio/members-add', { membersAdd });

  async function setRole(person: TestUser, role: string): Promise<Answer> {
    const admin = await createUser(server(), { role: 'admin' });
    return admin.client.request('PATCH', `/api/admin/user-role/${person.id}`, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ role }),
    });
  }

  async function videoIn(sender: TestUser, libraries: string, pieces = 1): Promise<Video> {
    const { answer, jobId } = await uploadByTus(sender.client, VIDEO, { libraries });
    expect(answer.status).toBe(204);
    await ingestQuickly(server().services, jobId, 'ready', pieces);
    const [upload] = await db().select().from(uploads).where(eq(uploads.id, jobId));
    const made = await db().select().from(clips).where(eq(clips.uploadId, jobId)).orderBy(clips.pieceIndex);
    const [first] = made;
    const clipIds = made.map(({ id }) => id);
    return { id: jobId, publicId: upload!.publicId, clipId: first!.id, clip: first!.publicId, clipIds };
  }

  return { createOwner, sit, memberOf, leave, setMembersAdd, setRole, videoIn };
}
