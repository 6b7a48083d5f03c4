import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { createOwner, invitationToken, invite } from '../people/fixtures.ts';
import { addClass, answerTo, classSeenBy, makeVideo, pathOn, studioThatSees, videosOf } from './review-fixtures.ts';

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
  admin = await createUser(server, { role: 'admin' });
});
afterAll(() => server.close());

const postingOf = async (user: TestUser) => (await classSeenBy(user)).posting!;
const setRole = (id: string, role: string) =>
  admin.client.request('PATCH', `/api/admin/user-role/${id}`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ role }),
  });

describe('a studio whose owner sees its members’ videos first', () => {
  it('holds a video until its owner has approved it: it is neither due nor noted as posted, and in no calendar [B964 B965]', async () => {
    const { owner, member } = await studioThatSees(server);
    const shown = await classSeenBy(member);
    const feed = new URL((await member.client.post('/api/calendar-feed')).body.address);
    const events = async () =>
      ((await server.client().get(feed.pathname + feed.search)).text.match(/BEGIN:VEVENT/g) ?? []).length;
    await makeVideo(server, member, shown);
    expect(await postingOf(member)).toMatchObject({
      ...{ state: 'held', when: { time: '18:00' }, by: null },
      review: { state: 'waiting', owner: 'Mara', note: null },
    });
    expect(await postingOf(owner)).toMatchObject({ state: 'held', by: 'Jo', review: { state: 'waiting' } });
    const refused = await member.client.put(pathOn(shown, 'posted'));
    expect([refused.status, refused.body.message]).toEqual([409, 'Mara sees this video before it is posted.']);
    expect(await events()).toBe(0);
    const [video, ...others] = await videosOf(owner);
    expect(others).toEqual([]);
    expect(video).toMatchObject({
      member: 'Jo',
      classType: 'Spin Basics',
      time: '19:00',
      state: 'waiting',
      when: { time: '18:00' },
    });
    expect((await owner.client.get(video!.address)).status, 'the owner can watch it').toBe(200);
    expect((await answerTo(owner, video!, 'approved')).status).toBe(200);
    expect(await postingOf(member)).toMatchObject({ state: 'planned', review: { state: 'approved' } });
    expect(await events()).toBe(1);
    expect((await member.client.put(pathOn(shown, 'posted'))).status).toBe(200);
    expect(await postingOf(member)).toMatchObject({ state: 'posted' });
    expect(await videosOf(owner), 'nothing is to be done about it').toEqual([]);
  });

  it('asks nobody about the owner’s own, about what is not made, and about what is not to be posted [B964]', async () => {
    const { owner, member } = await studioThatSees(server);
    const shown = await classSeenBy(owner);
    await member.client.post(pathOn(shown, 'promo'));
    await makeVideo(server, owner, shown);
    expect(await postingOf(owner)).toMatchObject({ state: 'planned', review: null });
    expect(await videosOf(owner)).toEqual([]);
    await makeVideo(server, member, shown);
    expect(await videosOf(owner)).toHaveLength(1);
    await member.client.put(pathOn(shown, 'post-time'), { own: 'never' });
    expect(await postingOf(member)).toMatchObject({ state: 'never' });
    expect(await videosOf(owner)).toEqual([]);
  });

  it('asks no more once the owner says so, and what was posted before stays posted once they do [B964]', async () => {
    const { owner, member } = await studioThatSees(server);
    const shown = await classSeenBy(member);
    await makeVideo(server, member, shown);
    await owner.client.put('/api/studio/sees-first', { seesFirst: false });
    expect(await postingOf(member)).toMatchObject({ state: 'planned', review: null });
    expect((await owner.client.get('/api/studio/reviews')).body).toEqual({ isOn: false, videos: [] });
    await member.client.put(pathOn(shown, 'posted'));
    await owner.client.put('/api/studio/sees-first', { seesFirst: true });
    expect(await postingOf(member)).toMatchObject({ state: 'posted' });
  });

  it('sends one back with a note that its member reads, and takes an answer back by one tap [B965]', async () => {
    const { owner, member } = await studioThatSees(server);
    await makeVideo(server, member, await classSeenBy(member));
    const [video] = await videosOf(owner);
    const silent = await answerTo(owner, video!, 'back');
    expect([silent.status, silent.body.fields]).toEqual([400, { note: 'Say what is to be different.' }]);
    const note = 'The time is hard to read.\nLess orange, please.';
    expect((await answerTo(owner, video!, 'back', note)).status).toBe(200);
    expect(await postingOf(member)).toMatchObject({ state: 'held', review: { state: 'back', note } });
    expect(await videosOf(owner)).toMatchObject([{ state: 'back', note }]);
    expect((await answerTo(owner, video!, 'waiting')).status).toBe(200);
    expect(await postingOf(member)).toMatchObject({ review: { state: 'waiting', note: null } });
    await answerTo(owner, video!, 'approved');
    await answerTo(owner, video!, 'waiting');
    expect((await postingOf(member)).state).toBe('held');
  });

  it('approves one video: another of the same class waits anew, and the same one again does not [B966]', async () => {
    const { owner, member } = await studioThatSees(server);
    const shown = await classSeenBy(member);
    const first = await makeVideo(server, member, shown);
    const [video] = await videosOf(owner);
    await answerTo(owner, video!, 'approved');
    await makeVideo(server, member, shown);
    expect(await postingOf(member)).toMatchObject({ state: 'held', review: { state: 'waiting' } });
    const late = await answerTo(owner, video!, 'approved');
    expect([late.status, late.body.message]).toEqual([409, 'This video was made anew meanwhile. Look at it again.']);
    expect((await postingOf(member)).state, 'nobody has seen it').toBe('held');
    await makeVideo(server, member, shown, first);
    expect(await postingOf(member)).toMatchObject({ state: 'planned', review: { state: 'approved' } });
  });

  it('does not ask about a video that says what the class is no more, nor about a class that is over [B966]', async () => {
    const { owner, member } = await studioThatSees(server);
    const shown = await classSeenBy(member);
    await makeVideo(server, member, shown);
    const [video] = await videosOf(owner);
    await answerTo(owner, video!, 'approved');
    await owner.client.put(`/api/timetable/entries/${shown.entryId}/exceptions/${shown.of}`, { substitute: 'Kim' });
    expect(await postingOf(member)).toMatchObject({ state: 'held', review: { state: 'unasked' } });
    expect(await videosOf(owner)).toEqual([]);
    const past = await addClass(owner, { schedule: '', date: '2026-01-04' });
    expect((await answerTo(owner, { ...video!, entryId: past, of: '2026-01-04' }, 'approved')).status).toBe(404);
  });
});

/** Who may see and answer, each by the person who asks. */
describe('who sees and answers', () => {
  type Studio = Awaited<ReturnType<typeof studioThatSees>>;
  const everybody: [string, (studio: Studio) => Promise<TestUser>, number, number][] = [
    ['the owner', async ({ owner }) => owner, 200, 200],
    ['its member', async ({ member }) => member, 403, 403],
    ['a person without a plan', async () => createUser(server), 403, 403],
    ['another owner', async () => createOwner(server), 200, 404],
    ['an admin', async () => admin, 200, 404],
    [
      'an owner who has lost the plan',
      async ({ owner }) => {
        await setRole(owner.id, 'user');
        return owner;
      },
      403,
      403,
    ],
  ];
  it.each(everybody)('%s [B968]', async (_, whoOf, reads, answers) => {
    const studio = await studioThatSees(server);
    await makeVideo(server, studio.member, await classSeenBy(studio.member));
    const [video] = await videosOf(studio.owner);
    const who = await whoOf(studio);
    const { status, body } = await who.client.get('/api/studio/reviews');
    expect(status).toBe(reads);
    if (who !== studio.owner && status === 200) expect(body.videos).toEqual([]);
    for (const answer of ['back', 'waiting', 'approved'])
      expect([answer, (await answerTo(who, video!, answer, 'No.')).status]).toEqual([answer, answers]);
    if (who !== studio.owner && (await studio.member.client.get('/api/studio/owner-info')).status === 200)
      expect(await postingOf(studio.member), 'nothing was answered').toMatchObject({ review: { state: 'waiting' } });
  });

  const ways: [string, (studio: Studio) => Promise<{ status: number }>][] = [
    ['leaves', ({ owner, member }) => member.client.post('/api/studio/leave', { studioId: owner.id })],
    ['is removed', ({ owner, seat }) => owner.client.delete(`/api/studio/team/${seat.id}`)],
    ['is deleted', ({ member }) => admin.client.delete(`/api/admin/user/${member.id}`)],
  ];
  it.each(ways)('what waits is gone with a member who %s [B968]', async (_, go) => {
    const studio = await studioThatSees(server);
    await makeVideo(server, studio.member, await classSeenBy(studio.member));
    const [video] = await videosOf(studio.owner);
    expect((await go(studio)).status).toBe(200);
    expect(await videosOf(studio.owner)).toEqual([]);
    expect((await answerTo(studio.owner, video!, 'approved')).status).toBe(404);
  });

  it('a member’s video for one studio says nothing to the next one’s owner, and a seat’s name none to a stranger [B968]', async () => {
    const [studio, next] = [await studioThatSees(server), await createOwner(server)];
    await makeVideo(server, studio.member, await classSeenBy(studio.member));
    const [video] = await videosOf(studio.owner);
    await studio.member.client.post('/api/studio/leave', { studioId: studio.owner.id });
    const seat = await invite(next, studio.member.email, 'Joanna');
    const token = await invitationToken(server, studio.member.email, 3);
    expect((await studio.member.client.post('/api/studio/invitations/accept', { token })).status).toBe(200);
    await next.client.put('/api/studio/sees-first', { seesFirst: true });
    expect(await videosOf(next)).toEqual([]);
    expect((await answerTo(next, { ...video!, memberId: seat.id }, 'approved')).status).toBe(404);
  });
});
