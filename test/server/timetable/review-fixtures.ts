import { randomBytes, randomUUID } from 'node:crypto';
import { packContent, unpackContent } from '../../../src/contract/promos.ts';
import type { SeenVideo } from '../../../src/contract/reviews.ts';
import type { Shown, Timetable } from '../../../src/contract/timetable.ts';
import { films, renders } from '../../../src/server/db/schema/renders.ts';
import { OURS } from '../../entry.ts';
import { createUser, type TestUser } from '../../factories.ts';
import type { TestServer } from '../../server.ts';
import { createOwner, join } from '../people/fixtures.ts';

const ZONE = 'Europe/Berlin';

/** The class of the second Sunday, a week from today at least, as a person sees it. */
export const classSeenBy = async ({ client }: TestUser): Promise<Shown> =>
  ((await client.get('/api/timetable?firstDay=1')).body as Timetable).days
    .flatMap(({ occurrences }) => occurrences.filter(({ isGone }) => !isGone))
    .at(-1)!;
export const pathOn = ({ entryId, of }: Pick<Shown, 'entryId' | 'of'>, what: string) =>
  `/api/timetable/entries/${entryId}/days/${of}/${what}`;

export async function addClass({ client }: TestUser, fields: object = {}): Promise<string> {
  const id = randomUUID();
  const entry = { classType: 'Spin Basics', schedule: 'Every Sunday', time: '19:00', ...fields };
  const { status, text } = await client.put(`/api/timetable/entries/${id}`, { entry, zone: ZONE });
  if (status !== 200) throw new Error(text);
  return id;
}

/** A film that is made, with a file, and the person's render of it. */
async function addFilm({ services: { db, storage } }: TestServer, userId: string): Promise<string> {
  const name = randomBytes(16).toString('hex');
  await storage.put(`films/${name}`, Buffer.from('film'), OURS);
  const plan = { kind: 'film', frame: null, drawn: null, animation: 'none', background: null, duration: 15 } as never;
  const file = { storageKey: `films/${name}`, bytes: 4, finishedAt: new Date() };
  await db.insert(films).values({ key: name, publicId: `renders/${name}`, status: 'done', plan, ...file });
  const [row] = await db.insert(renders).values({ userId, filmKey: name }).returning({ id: renders.id });
  return row!.id;
}

/** Has a person make a class's video; where there is one, another one. @returns its render */
export async function makeVideo(server: TestServer, user: TestUser, shown: Shown, film?: string): Promise<string> {
  const { promoId } = (await user.client.post(pathOn(shown, 'promo'))).body;
  const renderId = film ?? (await addFilm(server, user.id));
  const { version, content } = (await user.client.get(`/api/promos/${promoId}`)).body;
  const ticket = { renderId, overlayId: null, watermark: false };
  const next = packContent({ ...unpackContent(content)!, origin: 'written', ticket });
  const { status, text } = await user.client.put(`/api/promos/${promoId}`, { version, content: next });
  if (status !== 200) throw new Error(text);
  return renderId;
}

/** A studio whose owner sees a member's videos first, with a class to come and a time to post. */
export async function studioThatSees(server: TestServer) {
  const [owner, member] = [await createOwner(server), await createUser(server)];
  const seat = await join(server, owner, member);
  await addClass(owner);
  await owner.client.put('/api/timetable/post-rule', { rule: { daysBefore: 1, time: '18:00' } });
  await owner.client.put('/api/studio/sees-first', { seesFirst: true });
  return { owner, member, seat };
}

export const videosOf = async ({ client }: TestUser): Promise<SeenVideo[]> =>
  (await client.get('/api/studio/reviews')).body.videos;
export const answerTo = (
  { client }: TestUser,
  video: Pick<SeenVideo, 'entryId' | 'of' | 'memberId' | 'renderId'>,
  answer: string,
  note?: string,
) =>
  client.put(`/api/studio/reviews/${video.entryId}/days/${video.of}`, {
    memberId: video.memberId,
    renderId: video.renderId,
    answer,
    note,
  });
