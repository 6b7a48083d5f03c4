import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Clip } from '../../../src/contract/library.ts';
import type { ClipUse } from '../../../src/contract/shelf.ts';
import { clips } from '../../../src/server/db/schema/library.ts';
import { users } from '../../../src/server/db/schema/people.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { contentOf } from '../../promo.ts';
import type { TestServer } from '../../server.ts';
import { settings } from '../renders/fixtures.ts';
import { createUpload } from './fixtures.ts';
import { startQuickServer } from './stand-in.ts';
import { studioPeople, type Video } from './studio-people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startQuickServer();
});
afterAll(() => server.close());
const { createOwner, memberOf, sit, leave, setMembersAdd, setRole, videoIn } = studioPeople(() => server);

const LIST = '/api/background-videos';
type Cast = { owner: TestUser; member: TestUser & { seatId: string }; fellow: TestUser };
/** A library as the person names it, one of its videos, and another library of theirs. */
type Target = { name: string; video: Video; other: string; cast: Cast };

const isOk = ({ status }: { status: number }) => (status < 300 ? 'done' : status);
const listed = (list: Clip[] | undefined, { clipId }: Video) => list?.some(({ id }) => id === clipId) ?? false;

/** Each door that leads to a clip. @returns `done`, or the status of the refusal */
const DOORS = {
  see: async ({ client }: TestUser, { video }: Target) =>
    isOk(await client.get(`/media/video/upload/${video.clip}.jpg`)),
  survey: async ({ client }: TestUser, { video }: Target) =>
    isOk(await client.get(`${LIST}/survey?publicId=${encodeURIComponent(video.clip)}`)),
  list: async ({ client }: TestUser, { video, cast }: Target) => {
    const { body } = await client.get(LIST);
    const console = await client.get(`/api/admin/user-videos/${cast.fellow.id}`);
    const lists = [body.clips, body.studio?.clips, console.status === 200 ? console.body : []];
    return lists.some((list) => listed(list, video)) ? 'done' : 404;
  },
  use: async ({ client }: TestUser, { video }: Target) => {
    const fields = { videoSettings: settings({ text: '', header: '' }), backgroundPublicId: video.clip };
    return isOk(await client.multipart('/api/generate-video', fields));
  },
  add: async ({ client }: TestUser, { name }: Target) => isOk(await createUpload(client, 10, { libraries: name })),
  rename: async ({ client }: TestUser, { video: { publicId } }: Target) =>
    isOk(await client.post('/api/segment-video', { publicId, title: 'Another' })),
  'delete several': async ({ client }: TestUser, { name, video }: Target) => {
    const answer = await client.post(`${LIST}/delete`, { from: name, clips: [{ id: video.clipIds[1]! }] });
    // It leaves what it may not delete, as what is gone: nobody learns which it was.
    return answer.status === 200 ? (answer.body.removed === 1 ? 'done' : 404) : answer.status;
  },
  delete: async ({ client }: TestUser, { video }: Target) =>
    isOk(await client.delete(`/api/delete-background/${video.clipIds[2]}`)),
  'delete in the console': async ({ client }: TestUser, { video }: Target) =>
    isOk(await client.delete(`/api/admin/user-videos/${video.clipIds[3]}`)),
  share: async ({ client }: TestUser, { video, other }: Target) =>
    isOk(await client.post(`/api/library/videos/${video.id}/libraries`, { libraries: [other] })),
  move: async ({ client, id }: TestUser, { video: { publicId }, other }: Target) => {
    const to = other === 'me' ? { userId: id } : { libraryType: 'studio' };
    return isOk(await client.post('/api/segment-video', { publicId, ...to }));
  },
} as const;
type Door = keyof typeof DOORS;

const ALL = Object.keys(DOORS) as Door[];
const but = (...doors: Door[]) => ALL.filter((door) => !doors.includes(door));
const READ: Door[] = ['see', 'survey', 'list', 'use'];
/** What is kept for a while after a plan has ended. */
const KEPT: Door[] = [...READ, 'delete several', 'delete'];
const CONSOLE: Door = 'delete in the console';
/** With a plan for clips, but no studio to put them into. */
const ALONE = but('move', 'share', CONSOLE);

const CLIPS = ['own', 'the studio’s', 'a member’s'] as const;
type Case = {
  who: string;
  me: 'owner' | 'member' | 'another owner' | 'admin';
  /** In the order of `CLIPS`. */
  may: readonly [readonly Door[], readonly Door[], readonly Door[]];
  membersAdd?: true;
  /** What happens a moment before: everything was made while everybody was there. */
  change?: (cast: Cast) => Promise<{ status: number }>;
  /** Has no part in that studio: `studio` means another one then. */
  isOutside?: true;
};
const outOf = { me: 'member', isOutside: true } as const;
const lapsed = { ...outOf, may: [KEPT, [], []] } as const;
const deleteUser = async ({ id }: TestUser) =>
  (await createUser(server, { role: 'admin' })).client.delete(`/api/admin/user/${id}`);

const CASES: Case[] = [
  { who: 'owner', me: 'owner', may: [ALL, ALL, ALL] },
  { who: 'member', me: 'member', may: [ALONE, READ, []] },
  { who: 'member who may add', me: 'member', membersAdd: true, may: [but(CONSOLE), [...READ, 'add'], []] },
  {
    ...{ who: 'member who may add no longer', me: 'member', membersAdd: true, may: [ALONE, READ, []] },
    change: ({ owner }) => setMembersAdd(owner, false),
  },
  { ...lapsed, who: 'member who has left', change: ({ owner, member }) => leave(member, owner) },
  {
    ...{ ...lapsed, who: 'member who was removed' },
    change: ({ owner, member }) => owner.client.delete(`/api/studio/team/${member.seatId}`),
  },
  { ...lapsed, who: 'member whose studio has ended', change: ({ owner }) => setRole(owner, 'user') },
  { ...lapsed, who: 'member whose owner was deleted', change: ({ owner }) => deleteUser(owner) },
  {
    ...{ ...outOf, who: 'member whose role was changed', may: [ALONE, [], []] },
    change: ({ member }) => setRole(member, 'pro'),
  },
  {
    ...{ ...outOf, who: 'member who has gone to another studio', may: [ALONE, [], []] },
    change: async ({ owner, member }) => {
      await leave(member, owner);
      await sit(member, await createOwner());
      return { status: 200 };
    },
  },
  { who: 'another owner', me: 'another owner', isOutside: true, may: [ALL, [], []] },
  { who: 'owner after the end', me: 'owner', may: [KEPT, KEPT, []], change: ({ owner }) => setRole(owner, 'user') },
  {
    ...{ who: 'owner with a plan for one', me: 'owner', may: [ALONE, [...KEPT, 'move', 'share'], []] },
    change: ({ owner }) => setRole(owner, 'pro'),
  },
  // The consoles name no studio's library: of those an admin takes one clip after the other.
  { who: 'admin', me: 'admin', may: [ALL, but('list', 'delete several'), ALL] },
];

/** A studio with two members, and the person. */
async function stage({ me: role, membersAdd }: Pick<Case, 'me' | 'membersAdd'>) {
  const owner = await createOwner();
  const cast: Cast = { owner, member: await memberOf(owner), fellow: await memberOf(owner) };
  if (membersAdd) await setMembersAdd(owner, true);
  const others = { 'another owner': createOwner, admin: () => createUser(server, { role: 'admin' }) };
  const me = role === 'owner' || role === 'member' ? cast[role] : await others[role]();
  return { cast, me };
}

describe('B620: who may do what with whose clip', () => {
  it.each(CASES.map((each) => [each.who, each] as const))(
    '%s [B620]',
    async (_, { change, isOutside, may, ...each }) => {
      const { cast, me } = await stage(each);
      const { owner, fellow } = cast;
      const senders = [[me, 'me'] as const, [owner, 'studio'] as const, [fellow, 'me'] as const];
      const videos: Video[] = [];
      // One that goes to another library, and one for everything else, a clip for each way to delete it.
      for (const [sender, library] of senders)
        videos.push(await videoIn(sender, library, 4), await videoIn(sender, library));
      if (change) expect((await change(cast)).status).toBe(200);
      const isGone = (await server.services.db.$count(users, eq(users.id, owner.id))) === 0;
      // Whoever has no part in that studio means their own by its name; they name its owner instead.
      const names = ['me', isOutside ? owner.id : 'studio', fellow.id];
      for (const [index, clip] of CLIPS.entries()) {
        const [kept, moved] = [videos[2 * index]!, videos[2 * index + 1]!];
        const target = { name: names[index]!, other: index === 0 ? 'studio' : 'me', cast };
        const done: Door[] = [];
        for (const door of ALL) {
          const answer = await DOORS[door](me, { ...target, video: door === 'move' ? moved : kept });
          if (answer === 'done') done.push(door);
          else expect([clip, door, answer]).toEqual([clip, door, expect.toBeOneOf([403, 404])]);
        }
        expect([clip, done]).toEqual([clip, ALL.filter((door) => may[index]!.includes(door))]);
        // What was refused is there as before.
        const deleted = done.filter((door) => door.startsWith('delete')).length;
        const left = isGone && index === 1 ? 0 : 4 - deleted;
        expect([clip, await server.services.db.$count(clips, eq(clips.uploadId, kept.id))]).toEqual([clip, left]);
      }
    },
  );
});

describe('what a studio’s people learn of each other', () => {
  const words = (city: string) => ({ phrases: [], signOff: '', handle: '', city, hashtags: [] });
  const wordsOf = async ({ client }: TestUser) => (await client.get('/api/own-words')).body.studio?.words.city ?? null;
  const overWhich = async ({ client }: TestUser, publicId: string) => {
    const uses: ClipUse[] = (await client.get(`${LIST}/uses`)).body.uses ?? [];
    const use = uses.find((each) => each.publicId === publicId);
    return use ? [use.promos.map(({ name }) => name), use.own, use.members] : null;
  };
  async function promoOver({ client }: TestUser, { clip, clipId }: Video, title: string): Promise<void> {
    const url = `/media/video/upload/${clip}.mp4`;
    const about = { title: 'Any', duration: 1, libraryType: 'personal', url, posterUrl: url, previewUrl: url };
    const content = contentOf({ background: { id: clipId, publicId: clip, ...about } } as never);
    expect((await client.put(`/api/promos/${crypto.randomUUID()}`, { version: 0, content, title })).status).toBe(200);
  }

  /** What happens to the member or the studio, and how many members’ promos the owner is told of then; null: of nothing at all. */
  const AFTER: [string, number | null, NonNullable<Case['change']>][] = [
    ['nothing has happened', 2, async () => ({ status: 200 })],
    ['the member has left', 1, ({ owner, member }) => leave(member, owner)],
    ['an admin has changed the member’s role', 1, ({ member }) => setRole(member, 'pro')],
    ['the member was deleted', 1, ({ member }) => deleteUser(member)],
    ['the studio has ended', 0, ({ owner }) => setRole(owner, 'user')],
    ['the owner was deleted', null, ({ owner }) => deleteUser(owner)],
  ];
  it.each(AFTER)(
    'a moment after %s: where clips are used, and the studio’s words [B620 B682 B690]',
    async (name, members, change) => {
      const owner = await createOwner();
      const cast: Cast = { owner, member: await memberOf(owner), fellow: await memberOf(owner) };
      const stranger = await createOwner();
      const video = await videoIn(owner, 'studio');
      await owner.client.put('/api/own-words', words('Leeds'));
      await stranger.client.put('/api/own-words', words('York'));
      for (const [who, person] of Object.entries(cast)) await promoOver(person, video, `Of the ${who}`);
      expect([await overWhich(owner, video.clip), await wordsOf(cast.member)]).toEqual([
        [['Of the owner'], 1, 2],
        'Leeds',
      ]);
      expect((await change(cast)).status).toBe(200);
      const isThere = name !== 'the member was deleted';
      const sits = name === 'nothing has happened';
      expect(await overWhich(owner, video.clip)).toEqual(members === null ? null : [['Of the owner'], 1, members]);
      // Their own promo says over which clip it stands, whether they may still use that or not.
      expect(await overWhich(cast.member, video.clip)).toEqual(isThere ? [['Of the member'], 1, 0] : null);
      expect(await overWhich(stranger, video.clip)).toBeNull();
      const goesOn = members !== null && members > 0;
      expect([await wordsOf(cast.member), await wordsOf(cast.fellow)]).toEqual([
        sits ? 'Leeds' : null,
        goesOn ? 'Leeds' : null,
      ]);
      expect([await wordsOf(owner), await wordsOf(stranger)]).toEqual([null, null]);
    },
  );
});
