import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Month } from '../../../src/contract/month.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { createOwner, join } from '../people/fixtures.ts';
import { addClass, classSeenBy, makeVideo, pathOn } from './review-fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
});
afterAll(() => server.close());

const monthOf = async ({ client }: TestUser, month: string): Promise<Month> =>
  (await client.get(`/api/timetable/month?month=${month}`)).body;
/** The timetable has been there for a year. */
const age = ({ id }: TestUser) =>
  server.services.db.execute(
    sql`update timetable_entries set created_at = now() - interval '1 year' where user_id = ${id}`,
  );

describe('what became of a month', () => {
  it('tells of each class whether it had a video, who posted it when, and what was missed, with totals [B969]', async () => {
    const [owner, member] = [await createOwner(server), await createUser(server)];
    await join(server, owner, member);
    await owner.client.put('/api/timetable/post-rule', { rule: null });
    await addClass(owner);
    await owner.client.put('/api/timetable/post-rule', { rule: { daysBefore: 1, time: '18:00' } });
    await age(owner);
    const shown = await classSeenBy(member);
    const renderId = await makeVideo(server, member, shown);
    await member.client.post('/api/downloads', { renderId, instructorName: 'Jo', classType: 'Spin Basics' });
    await member.client.put(pathOn(shown, 'posted'));
    const month = await monthOf(owner, shown.date.slice(0, 7));
    const posted = month.classes.find(({ of }) => of === shown.of)!;
    expect(posted).toMatchObject({ classType: 'Spin Basics', state: 'posted', videos: [{ by: 'Jo' }] });
    expect(posted.videos[0]).toMatchObject({ planned: { time: '18:00' }, posted: { date: month.today } });
    expect(posted.videos[0]!.downloadedAt).not.toBeNull();
    expect(month.totals).toEqual({
      ...{ classes: month.classes.length, videos: 1, posted: 1, downloads: 1 },
      missed: month.classes.filter(({ state }) => state === 'missed').length,
    });
    const past = await monthOf(owner, '2026-06');
    expect(past.classes.map(({ date }) => date)).toEqual(['2026-06-07', '2026-06-14', '2026-06-21', '2026-06-28']);
    expect(past.totals).toEqual({ classes: 4, videos: 0, posted: 0, missed: 4, downloads: 0 });
    expect(past.isTeam).toBe(true);
  });

  it('nobody has missed a class that was cancelled, is not to be posted, or was not on the timetable yet [B969]', async () => {
    const user = await createUser(server, { role: 'pro' });
    const id = await addClass(user, { schedule: '', date: '2026-06-07' });
    expect((await monthOf(user, '2026-06')).classes).toEqual([]);
    await age(user);
    expect((await monthOf(user, '2026-06')).classes).toMatchObject([{ state: 'missed' }]);
    await user.client.put(`/api/timetable/entries/${id}/exceptions/2026-06-07`, { state: 'cancelled' });
    expect((await monthOf(user, '2026-06')).classes).toMatchObject([{ state: 'off' }]);
    await addClass(user);
    const shown = await classSeenBy(user);
    await makeVideo(server, user, shown);
    await user.client.put(pathOn(shown, 'post-time'), { own: 'never' });
    const { classes } = await monthOf(user, shown.date.slice(0, 7));
    expect(classes.find(({ of }) => of === shown.of)).toMatchObject({
      state: 'off',
      videos: [{ by: null, planned: null }],
    });
  });

  it('is the owner’s, and a person’s own: members see none, nor anybody another’s; who has left has no name there [B970]', async () => {
    const [owner, member, other] = [await createOwner(server), await createUser(server), await createOwner(server)];
    await join(server, owner, member);
    await addClass(owner);
    const shown = await classSeenBy(member);
    await makeVideo(server, member, shown);
    await member.client.put(pathOn(shown, 'posted'));
    const month = shown.date.slice(0, 7);
    for (const path of ['', '/export'])
      expect((await member.client.get(`/api/timetable/month${path}?month=${month}`)).status).toBe(403);
    expect((await server.client().get('/api/timetable/month')).status).toBe(401);
    expect((await monthOf(other, month)).classes).toEqual([]);
    await member.client.post('/api/studio/leave', { studioId: owner.id });
    const of = async () => (await monthOf(owner, month)).classes.find((each) => each.of === shown.of)!;
    expect(await of()).toMatchObject({ state: 'posted', videos: [{ by: '' }] });
    expect((await monthOf(member, month)).classes, 'of their own timetable').toEqual([]);
    expect((await owner.client.get('/api/timetable/month?month=2026-13')).status).toBe(400);
  });

  it('is a CSV file with what the page shows, in which nothing is run as a formula [B971]', async () => {
    const owner = await createOwner(server);
    await addClass(owner, { classType: '=1+1' });
    const shown = await classSeenBy(owner);
    await makeVideo(server, owner, shown);
    await owner.client.put(pathOn(shown, 'posted'));
    const answer = await owner.client.get(`/api/timetable/month/export?month=${shown.date.slice(0, 7)}`);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain(`posts-${shown.date.slice(0, 7)}.csv`);
    const [header, ...lines] = answer.text.trim().split('\r\n');
    expect(header).toContain('date,time,class,instructor,state,videoBy,planned,posted,downloaded');
    const line = lines.find((each) => each.startsWith(`${shown.date},`))!;
    expect(line.split(',').slice(1, 5)).toEqual(['19:00', "'=1+1", '', 'posted']);
  });
});
