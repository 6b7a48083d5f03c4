import { afterAll, beforeAll, expect, it } from 'vitest';
import { NO_WORDS, OWN_WORDS } from '../../../src/contract/own-words.ts';
import { clips } from '../../../src/server/db/schema/library.ts';
import type { Answer } from '../../client.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const LIST = '/api/background-videos';
const random = () => crypto.randomUUID().replaceAll('-', '');
/** What a person can read, without a word of the program's own. */
const inWords = ({ body }: Answer) => {
  expect(body.message).toMatch(/^[A-Z].{10,}[.!?]$/);
  expect(JSON.stringify(body)).not.toMatch(/expected|received|undefined|Error:|SQL/i);
  return body.message as string;
};

async function clipsOf({ id: userId }: TestUser, count: number): Promise<string[]> {
  const values = Array.from({ length: count }, (_, n) => {
    const publicId = `user-videos/${userId}/${random()}`;
    const keys = { storageKey: publicId, posterKey: publicId, previewKey: publicId };
    return { publicId, userId, title: `Clip ${n}`, duration: 3, hasAudio: false, ...keys };
  });
  return (await server.services.db.insert(clips).values(values).returning()).map(({ id }) => id);
}
const left = async ({ client }: TestUser) => (await client.get(LIST)).body.clips.length;

it('deletion of several takes a hundred, each once, and of another person’s none [B681]', async () => {
  const [owner, other] = [await createUser(server, { role: 'pro' }), await createUser(server, { role: 'pro' })];
  const [own, theirs] = [await clipsOf(owner, 60), await clipsOf(other, 60)];
  const remove = (ids: unknown[], from: unknown = 'me') =>
    owner.client.post(`${LIST}/delete`, { from, clips: ids.map((id) => ({ id })) });
  const tooMany = await remove(Array.from({ length: 10_000 }, () => crypto.randomUUID()));
  expect([tooMany.status, inWords(tooMany)]).toEqual([413, 'This is too large.']);
  const over = await remove(Array.from({ length: 101 }, () => own[0]));
  expect([over.status, over.body.fields]).toEqual([400, { clips: 'At most 100 clips at once.' }]);
  for (const [ids, from] of [
    [['x'], 'me'],
    [[null], 'me'],
    [[own[0]], ''],
    [[own[0]], 'a'.repeat(65)],
    [[own[0]], null],
  ] as const) {
    const answer = await remove([...ids], from);
    expect([answer.status, Object.keys(answer.body.fields).length]).toEqual([400, 1]);
  }
  expect([await left(owner), await left(other)]).toEqual([60, 60]);
  // The same ones again and again, and those of others among them.
  const mixed = [...own.slice(0, 30), ...own.slice(0, 30), ...theirs.slice(0, 40)];
  expect((await remove(mixed)).body).toEqual({ removed: 30, left: 70 });
  expect((await remove(mixed, other.id)).body).toEqual({ removed: 0, left: 100 });
  expect((await remove(mixed, 'universal')).body).toEqual({ removed: 0, left: 100 });
  expect([await left(owner), await left(other)]).toEqual([30, 60]);
});

it('where clips are used can be asked for as often as a page does, and goes on at the pace of everything [B682]', async () => {
  const owner = await createUser(server, { role: 'pro' });
  await clipsOf(owner, 1_000);
  const answers = await Promise.all(Array.from({ length: 250 }, () => owner.client.get(`${LIST}/uses`)));
  const byStatus = Map.groupBy(answers, ({ status }) => status);
  expect([...byStatus.keys()].filter((status) => status !== 200 && status !== 429)).toEqual([]);
  for (const answer of byStatus.get(429) ?? []) inWords(answer);
  // Nobody else waits for them.
  expect((await (await createUser(server)).client.get(`${LIST}/uses`)).status).toBe(200);
});

it('everything as a file can be had ten times a minute [B635 B638 B639]', async () => {
  const admin = await createUser(server, { role: 'admin' });
  for (const path of [
    '/api/admin/users/export',
    '/api/admin/download-activity/export?by=person',
    '/api/admin/audit/export',
  ]) {
    const answers: Answer[] = [];
    for (let n = 0; n < 12; n++) answers.push(await admin.client.get(path));
    expect([path, answers.map(({ status }) => status)]).toEqual([path, [...Array(10).fill(200), 429, 429]]);
    inWords(answers.at(-1)!);
  }
});

it('what somebody says in every post is short, without what cannot be seen, in any script [B690]', async () => {
  const { client } = await createUser(server);
  const save = (words: object) => client.put('/api/own-words', { ...NO_WORDS, ...words });
  const large = await save({ signOff: 'x'.repeat(1_000_000) });
  expect([large.status, inWords(large)]).toEqual([413, 'This is too large.']);
  const long = await save({ signOff: 'x'.repeat(OWN_WORDS.signOff + 1), phrases: Array(6).fill('Come as you are') });
  expect([long.status, Object.keys(long.body.fields).toSorted()]).toEqual([400, ['phrases', 'signOff']]);
  const nul = await save({ signOff: 'See\u0000you' });
  expect([nul.status, inWords(nul)]).toEqual([400, expect.stringContaining('invisible character')]);
  const saved = await save({
    signOff: 'See you\u202e there\u0007\n🖤',
    city: '\u2066تل أبيب\u2069',
    phrases: ['נתראה על העמוד'],
    hashtags: ['#رقص'],
  });
  expect([saved.status, saved.body.own]).toEqual([
    200,
    { ...NO_WORDS, signOff: 'See you there 🖤', city: 'تل أبيب', phrases: ['נתראה על העמוד'], hashtags: ['#رقص'] },
  ]);
  for (const words of [
    { handle: '@<b>' },
    { hashtags: ['#a b'] },
    { phrases: [''] },
    { signOff: null },
    { hashtags: '#a' },
  ]) {
    const answer = await save(words);
    expect([JSON.stringify(words), answer.status]).toEqual([JSON.stringify(words), 400]);
  }
  expect((await client.get('/api/own-words')).body.own).toEqual(saved.body.own);
});
