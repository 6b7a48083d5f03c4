import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../../src/server/db/schema/audit.ts';
import { clips, places, uploads } from '../../../src/server/db/schema/library.ts';
import { mails } from '../../../src/server/db/schema/mails.ts';
import { users } from '../../../src/server/db/schema/people.ts';
import { promos } from '../../../src/server/db/schema/promos.ts';
import { closedSeats, studioMembers, studios } from '../../../src/server/db/schema/studio.ts';
import { deleteLibraries } from '../../../src/server/features/library/actions.ts';
import { keepStudios, settleTeams } from '../../../src/server/features/studio/actions.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { type SharedServer, sharedServer } from '../../server.ts';

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
});
const db = () => server.services.db;
const createOwner = () => createUser(server, { role: 'studio_owner', subscriptionStatus: 'studio_pro' });
async function invite(owner: TestUser, person: TestUser): Promise<string> {
  const { body } = await owner.client.post('/api/studio/team', { email: person.email, name: 'Jo' });
  return body.id;
}
const accept = (person: TestUser, id: string) => person.client.post('/api/studio/invitations/accept', { id });
async function memberOf(owner: TestUser): Promise<TestUser & { seatId: string }> {
  const member = await createUser(server, { emailVerified: true });
  const seatId = await invite(owner, member);
  expect((await accept(member, seatId)).status).toBe(200);
  return { ...member, seatId };
}
const leave = (member: TestUser, owner: TestUser) => member.client.post('/api/studio/leave', { studioId: owner.id });
const mailsTo = async ({ id }: TestUser) =>
  (await db().select().from(mails).where(eq(mails.userId, id))).map(({ kind }) => kind);
const personOf = async ({ id }: TestUser) => (await db().select().from(users).where(eq(users.id, id)))[0]!;
const seatOf = async (id: string) => (await db().select().from(studioMembers).where(eq(studioMembers.id, id)))[0];
const random = () => crypto.randomUUID().replaceAll('-', '');

/** The owner's plan ends, or is there (again). */
async function setPlan(owner: TestUser, owns: boolean): Promise<void> {
  const standing = owns
    ? ({ role: 'studio_owner', subscriptionStatus: 'studio_pro' } as const)
    : ({ role: 'user', subscriptionStatus: 'canceled' } as const);
  await db().transaction(async (tx) => {
    const [person] = await tx.update(users).set(standing).where(eq(users.id, owner.id)).returning();
    await settleTeams(server.services, tx, person!);
  });
}

/** A clip in the studio's library that nobody has encoded. */
async function clipOf(owner: TestUser): Promise<string> {
  const [upload] = await db()
    .insert(uploads)
    .values({
      publicId: `user-videos/${owner.id}/${random()}`,
      userId: owner.id,
      atHome: false,
      title: 'Reel',
      ...{ bytes: 1, reserved: 0 },
    })
    .returning();
  await db().insert(places).values({ uploadId: upload!.id, userId: owner.id, isStudio: true });
  const publicId = `user-videos/${owner.id}/${random()}`;
  const key = `pieces/${upload!.id}/${random()}`;
  const keys = { storageKey: key, posterKey: key, previewKey: key };
  await db()
    .insert(clips)
    .values({
      publicId,
      userId: owner.id,
      title: 'Reel',
      duration: 3,
      hasAudio: false,
      ...keys,
      uploadId: upload!.id,
      pieceIndex: 0,
    });
  return publicId;
}

describe('P15: a member leaves', () => {
  it('after being told what goes, in numbers; both are mailed, and the seat is free at once [P15 B623]', async () => {
    const owner = await createOwner();
    await owner.client.post('/api/instructor-preferences', { instructorName: 'Mara', studio: 'Sky Studio' });
    await owner.client.post('/api/custom-class-types', { classType: 'Floorwork' });
    const member = await memberOf(owner);
    const publicId = await clipOf(owner);
    await clipOf(owner);
    const content = (background: string) => JSON.stringify({ promo: { backgroundVideoUrl: background } });
    await db()
      .insert(promos)
      .values([
        { id: 'a', userId: member.id, content: content(publicId) },
        { id: 'b', userId: member.id, content: content('universal/other') },
        { id: 'c', userId: member.id, content: content(publicId), deletedAt: new Date() },
      ]);
    const { body, status } = await member.client.get('/api/studio/leave');
    expect([status, body]).toEqual([
      200,
      {
        ...{ studioId: owner.id, studioName: 'Sky Studio', planAfter: 'free' },
        ...{ studioClips: 2, promos: 1, classTypes: 1, clips: 0, keptDays: 30 },
      },
    ]);

    expect((await leave(member, owner)).status).toBe(200);
    expect(await seatOf(member.seatId)).toBeUndefined();
    expect((await personOf(member)).role).toBe('user');
    expect([(await mailsTo(member)).includes('seat_lost'), (await mailsTo(owner)).includes('member_left')]).toEqual([
      true,
      true,
    ]);
    const events = await db().select().from(auditLog).where(eq(auditLog.subjectId, member.id)).orderBy(auditLog.id);
    expect(events.at(-1)).toMatchObject({ action: 'member-left', actorEmail: member.email });
    // Somebody else, at once; and the person may join another studio.
    const [next, other] = [await createUser(server, { emailVerified: true }), await createOwner()];
    expect((await accept(next, await invite(owner, next))).status).toBe(200);
    expect((await accept(member, await invite(other, member))).status).toBe(200);
  });

  it('once, and only the team that was asked about [P15 B623]', async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    const member = await memberOf(owner);
    expect((await leave(member, other)).status).toBe(409);
    const answers = await Promise.all([leave(member, owner), leave(member, owner)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await member.client.get('/api/studio/leave')).status).toBe(409);
    expect((await mailsTo(owner)).filter((kind) => kind === 'member_left')).toHaveLength(1);
  });

  it('beside a removal by the owner: one of the two does it, and one mail goes out [P15 B623]', async () => {
    const owner = await createOwner();
    const member = await memberOf(owner);
    const answers = await Promise.all([leave(member, owner), owner.client.delete(`/api/studio/team/${member.seatId}`)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await mailsTo(member)).filter((kind) => kind === 'seat_lost')).toHaveLength(1);
  });

  it('who is on another team reads where to leave it [P15 B623]', async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    const person = await createUser(server, { emailVerified: true });
    const [here, there] = [await invite(owner, person), await invite(other, person)];
    expect((await accept(person, here)).status).toBe(200);
    const refused = await accept(person, there);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('Leave it under Account')]);
  });
});

describe('B624: a plan that is back', () => {
  it('within a week gives the same people their seats, without a new acceptance [B624]', async () => {
    const owner = await createOwner();
    const [ana, jo] = [await memberOf(owner), await memberOf(owner)];
    await setPlan(owner, false);
    expect([(await personOf(ana)).role, (await personOf(jo)).role]).toEqual(['user', 'user']);
    await setPlan(owner, true);
    for (const person of [ana, jo]) {
      expect((await seatOf(person.seatId))?.userId).toBe(person.id);
      expect((await personOf(person)).role).toBe('studio_team');
      expect(await mailsTo(person)).toContain('seat_back');
    }
    expect(await db().$count(closedSeats, inArray(closedSeats.userId, [ana.id, jo.id]))).toBe(0);
  });

  it('later, or for who is elsewhere by now, it does not [B624]', async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    const [ana, jo, kim, lea, max] = [
      await memberOf(owner),
      await memberOf(owner),
      await memberOf(owner),
      await memberOf(owner),
      await memberOf(owner),
    ];
    await setPlan(owner, false);
    await db()
      .update(closedSeats)
      .set({ createdAt: new Date(Date.now() - 8 * 86_400_000) })
      .where(eq(closedSeats.userId, ana.id));
    expect((await accept(jo, await invite(other, jo))).status).toBe(200);
    await db()
      .update(users)
      .set({ role: 'studio_owner', subscriptionStatus: 'studio_pro' })
      .where(eq(users.id, kim.id));
    await db().update(users).set({ role: 'admin' }).where(eq(users.id, lea.id));
    await db().delete(studioMembers).where(eq(studioMembers.id, max.seatId));
    await setPlan(owner, true);
    for (const { seatId } of [ana, jo, kim, lea]) expect((await seatOf(seatId))?.userId).toBeNull();
    expect((await personOf(kim)).role).toBe('studio_owner');
    expect((await personOf(lea)).role).toBe('admin');
    expect((await personOf(max)).role).toBe('user');
  });

  it('for two studios at once, the same person is in one [B624]', async () => {
    const [first, second] = [await createOwner(), await createOwner()];
    const person = await memberOf(first);
    await setPlan(first, false);
    const again = await invite(second, person);
    await accept(person, again);
    await setPlan(second, false);
    await Promise.all([setPlan(first, true), setPlan(second, true)]);
    const seats = [await seatOf(person.seatId), await seatOf(again)].filter((seat) => seat?.userId === person.id);
    expect(seats).toHaveLength(1);
  });
});

describe('B625: a studio that ends', () => {
  it('keeps its library for 30 days, says until when, and removes it then; with the plan back it stays [B625]', async () => {
    const owner = await createOwner();
    await clipOf(owner);
    await setPlan(owner, false);
    const group = async () => (await owner.client.get('/api/background-videos')).body.studio;
    const days = (Date.parse((await group()).keptUntil) - Date.now()) / 86_400_000;
    expect([Math.round(days), (await group()).mayAdd, (await group()).mayDelete]).toEqual([30, false, true]);
    expect(await mailsTo(owner)).toContain('studio_kept');
    const pass = async () => {
      await db()
        .update(studios)
        .set({ keptUntil: new Date(0) })
        .where(eq(studios.id, owner.id));
      await keepStudios(server.services, (studio) => deleteLibraries(server.services, { studio }));
    };
    await setPlan(owner, true);
    expect((await group()).keptUntil).toBeNull();
    await pass();
    expect((await group()).clips).toHaveLength(1);
    await setPlan(owner, false);
    await pass();
    expect(await group()).toBeNull();
    expect(await db().$count(clips, eq(clips.userId, owner.id))).toBe(0);
  });
});
