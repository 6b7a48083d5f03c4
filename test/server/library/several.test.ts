import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { Clip } from '../../../src/contract/library.ts';
import type { ClipUse } from '../../../src/contract/shelf.ts';
import { clips } from '../../../src/server/db/schema/library.ts';
import { studioMembers } from '../../../src/server/db/schema/studio.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { contentOf } from '../../promo.ts';
import { type SharedServer, sharedServer } from '../../server.ts';

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
});
const db = () => server.services.db;
const random = () => crypto.randomUUID().replaceAll('-', '');

async function clipOf({ id: userId }: TestUser, title: string): Promise<{ id: string; publicId: string }> {
  const publicId = `user-videos/${userId}/${random()}`;
  const keys = { storageKey: publicId, posterKey: publicId, previewKey: publicId };
  const [row] = await db()
    .insert(clips)
    .values({ publicId, userId, title, duration: 3, hasAudio: false, ...keys })
    .returning();
  return row!;
}
const PATH = '/api/background-videos';
const titles = async ({ client }: TestUser) =>
  ((await client.get(PATH)).body.clips as Clip[]).map(({ title }) => title).toSorted();

/** A promo that is saved over a clip, whose text says what a content says of its background. */
async function promoOver({ client }: TestUser, { id, publicId }: { id: string; publicId: string }, title: string) {
  const address = `/media/video/upload/${publicId}.mp4`;
  const background = { id, publicId, title: 'Any', duration: 3, libraryType: 'personal' as const };
  const content = contentOf({
    text: `"background":{"id":"x","publicId":"universal/${'0'.repeat(32)}"} and {"background":{"id":"y"}}`,
    background: { ...background, url: address, posterUrl: address, previewUrl: address },
  } as never);
  const promo = crypto.randomUUID();
  expect((await client.put(`/api/promos/${promo}`, { version: 0, content, title })).status).toBe(200);
  return promo;
}

it('several clips are deleted by one call; what is gone, renamed or another’s is left [B681]', async () => {
  const [owner, other] = [await createUser(server, { role: 'pro' }), await createUser(server, { role: 'pro' })];
  const [one, two, three] = [await clipOf(owner, 'One'), await clipOf(owner, 'Two'), await clipOf(owner, 'Three')];
  const theirs = await clipOf(other, 'Theirs');
  const body = (seen: string) => ({
    from: 'me',
    clips: [
      { id: one.id, seen: 'One' },
      { id: two.id, seen },
      { id: theirs.id, seen: 'Theirs' },
      { id: crypto.randomUUID() },
    ],
  });
  const answer = await owner.client.post(`${PATH}/delete`, body('Second'));
  expect(answer).toMatchObject({ status: 200, body: { removed: 1, left: 3 } });
  expect([await titles(owner), await titles(other)]).toEqual([['Three', 'Two'], ['Theirs']]);
  expect((await owner.client.post(`${PATH}/delete`, body('Two'))).body).toEqual({ removed: 1, left: 3 });
  // Another person's library by its name is nobody's to delete from.
  const foreign = { from: other.id, clips: [{ id: theirs.id }, { id: three.id }] };
  expect((await owner.client.post(`${PATH}/delete`, foreign)).body).toEqual({ removed: 0, left: 2 });
  expect([await titles(owner), await titles(other)]).toEqual([['Three'], ['Theirs']]);
  expect((await owner.client.post(`${PATH}/delete`, { from: 'me', clips: [] })).status).toBe(400);
  expect((await server.client().post(`${PATH}/delete`, body('Two'))).status).toBe(401);
});

it('people are told which promos stand over a clip; owners how many of their members’, and not which [B682]', async () => {
  const owner = await createUser(server, { role: 'studio_owner', subscriptionStatus: 'studio_pro' });
  const member = await createUser(server, { role: 'studio_team' });
  const seat = { studioId: owner.id, email: member.email, name: 'Jo', userId: member.id };
  await db().insert(studioMembers).values(seat);
  const [used, unused] = [await clipOf(owner, 'Used'), await clipOf(owner, 'Unused')];
  const names = ['First', 'Second', 'Third', 'Fourth'];
  const ids: string[] = [];
  for (const name of names) ids.push(await promoOver(owner, used, name));
  await promoOver(member, used, 'Of the member');
  const usesOf = async ({ client }: TestUser) => (await client.get(`${PATH}/uses`)).body.uses as ClipUse[];
  const latest = [3, 2, 1].map((n) => ({ id: ids[n], name: names[n] }));
  expect(await usesOf(owner)).toEqual([{ publicId: used.publicId, promos: latest, own: 4, members: 1 }]);
  expect((await usesOf(owner)).some(({ publicId }) => publicId === unused.publicId)).toBe(false);
  expect(await usesOf(member)).toMatchObject([{ publicId: used.publicId, own: 1, members: 0 }]);
  // A deleted promo uses nothing, and who has left is no member.
  await owner.client.delete(`/api/promos/${ids[3]}`);
  await db().delete(studioMembers).where(eq(studioMembers.userId, member.id));
  expect(await usesOf(owner)).toMatchObject([{ own: 3, members: 0 }]);
  expect((await server.client().get(`${PATH}/uses`)).status).toBe(401);
});
