import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Clip, StudioGroup } from '../../../src/contract/library.ts';
import { uploads } from '../../../src/server/db/schema/library.ts';
import { mails } from '../../../src/server/db/schema/mails.ts';
import { closedSeats, studios } from '../../../src/server/db/schema/studio.ts';
import { deleteLibraries } from '../../../src/server/features/library/actions.ts';
import { keepStudios } from '../../../src/server/features/studio/actions.ts';
import type { TestUser } from '../../factories.ts';
import type { TestServer } from '../../server.ts';
import { startQuickServer } from '../library/stand-in.ts';
import { studioPeople } from '../library/studio-people.ts';
import { addDoneRender, settings } from '../renders/fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startQuickServer();
});
afterAll(() => server.close());
const { createOwner, memberOf, sit, leave, setMembersAdd, setRole, videoIn } = studioPeople(() => server);
const db = () => server.services.db;

/** So many days pass for everything that counts them. */
async function days(count: number): Promise<void> {
  const ago = sql`make_interval(days => ${count})`;
  await db()
    .update(closedSeats)
    .set({ createdAt: sql`${closedSeats.createdAt} - ${ago}` });
  await db()
    .update(studios)
    .set({ keptUntil: sql`${studios.keptUntil} - ${ago}` });
  await keepStudios(server.services, (studio) => deleteLibraries(server.services, { studio }));
}

const groupOf = async ({ client }: TestUser): Promise<StudioGroup | null> =>
  (await client.get('/api/background-videos')).body.studio;
const titles = (clips: Clip[] = []) => clips.map(({ title }) => title).toSorted();
const mailsTo = async ({ id }: TestUser) =>
  (await db().select().from(mails).where(eq(mails.userId, id)).orderBy(mails.createdAt)).map(({ kind }) => kind);
const makesFilm = async ({ client }: TestUser, clip: string) => {
  const fields = { videoSettings: settings({ text: '', header: '' }), backgroundPublicId: clip };
  return (await client.multipart('/api/generate-video', fields)).status;
};

it('four weeks of a studio: join, share, leave, return, end, back in time, end for good [B620 B623 B624 B625]', async () => {
  // Week 1: two members join; each side uploads, and the member makes a video over the studio's clip.
  const owner = await createOwner();
  const [ana, jo] = [await memberOf(owner), await memberOf(owner)];
  await setMembersAdd(owner, true);
  const shared = await videoIn(owner, 'studio');
  const anas = await videoIn(ana, 'studio');
  const own = await videoIn(ana, 'me');
  expect((await groupOf(jo))?.clips).toHaveLength(2);
  expect(await makesFilm(ana, shared.clip)).toBe(200);
  const film = await addDoneRender(server, ana.id);

  // Week 2: Ana leaves, and returns three days later. What she put into the studio stays there, her own with her.
  await days(7);
  expect((await leave(ana, owner)).status).toBe(200);
  expect([await groupOf(ana), await makesFilm(ana, shared.clip), await makesFilm(ana, own.clip)]).toEqual([
    null,
    404,
    200,
  ]);
  expect((await groupOf(jo))?.clips).toHaveLength(2);
  expect((await ana.client.get(`/api/renders/${film}`)).body.status).toBe('done');
  await days(3);
  await sit(ana, owner);
  expect([(await groupOf(ana))?.clips.length, await makesFilm(ana, anas.clip)]).toEqual([2, 200]);

  // Week 3: the plan ends by mistake, and is back after five days: the same people sit there, without being asked.
  await days(4);
  expect((await setRole(owner, 'user')).status).toBe(200);
  for (const member of [ana, jo])
    expect([await groupOf(member), await makesFilm(member, shared.clip)]).toEqual([null, 404]);
  const kept = await groupOf(owner);
  const left = (Date.parse(kept!.keptUntil!) - Date.now()) / 86_400_000;
  expect([kept!.mayAdd, kept!.mayDelete, Math.round(left)]).toEqual([false, true, 30]);
  await days(5);
  expect((await setRole(owner, 'studio_owner')).status).toBe(200);
  for (const member of [ana, jo]) expect((await groupOf(member))?.clips).toHaveLength(2);
  expect((await groupOf(owner))!.keptUntil).toBeNull();

  // Week 4: it ends again. Eight days later nobody is brought back, and after thirty its clips are gone; Ana's own is not.
  await days(2);
  await setRole(owner, 'user');
  await days(8);
  await setRole(owner, 'studio_owner');
  expect([await groupOf(ana), titles((await groupOf(owner))?.clips).length]).toEqual([null, 2]);
  await setRole(owner, 'user');
  await days(29);
  expect((await groupOf(owner))?.clips).toHaveLength(2);
  await days(2);
  expect(await groupOf(owner)).toBeNull();
  expect(await db().$count(uploads)).toBe(1);
  expect(titles((await ana.client.get('/api/background-videos')).body.clips)).toHaveLength(1);
  expect((await ana.client.get(`/api/renders/${film}`)).body.status).toBe('done');
  // The last one of the owner's reminds.
  expect(await mailsTo(owner)).toEqual(['member_left', ...Array(4).fill('studio_kept')]);
  expect(await mailsTo(ana)).toEqual(['seat_lost', 'seat_lost', 'seat_back', 'seat_lost']);
});
