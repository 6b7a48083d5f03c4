import { afterAll, beforeAll, expect, it } from 'vitest';
import { NO_WORDS } from '../../../src/contract/own-words.ts';
import { stripSignature } from '../../../src/scene/script.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { createOwner, join } from '../people/fixtures.ts';

const PATH = '/api/own-words';
const CLASS = { instructorName: 'Mia', classType: 'Pole Flow', schedule: 'Every Thursday', time: '7:00 PM' };
const WORDS = {
  ...NO_WORDS,
  signOff: 'See you upside down',
  handle: '@luna.pole',
  city: 'Berlin',
  hashtags: ['#luna'],
};

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
});
afterAll(() => server.close());

const write = async ({ client }: TestUser) => {
  const { body } = await client.post('/api/generate-promotion', CLASS);
  return { id: body.id as string, text: stripSignature(body.promotionalText as string).trim() };
};
const edit = ({ client }: TestUser, id: string, from: string, to: string) =>
  client.put(`/api/generate-promotion/${id}/chosen`, { text: 0, edited: { from, to } });
const learned = async ({ client }: TestUser) => (await client.get(PATH)).body.edits;

it('everybody has words of their own, which end their texts [B690]', async () => {
  const person = await createUser(server);
  expect((await person.client.get(PATH)).body).toEqual({ own: NO_WORDS, studio: null, edits: 0 });
  expect((await person.client.put(PATH, WORDS)).body.own).toEqual(WORDS);
  expect((await write(person)).text).toMatch(/\n\nSee you upside down$/);
  const stranger = await createUser(server);
  expect((await write(stranger)).text).not.toContain('upside down');
  expect((await person.client.get('/api/my-data')).body.data.ownWords).toMatchObject([{ words: WORDS }]);
});

it('what no text can have is refused with its field, and what was there stays [B690]', async () => {
  const person = await createUser(server);
  await person.client.put(PATH, WORDS);
  for (const [field, value] of [
    ['signOff', 'x'.repeat(41)],
    ['signOff', 'Book at https://evil.example'],
    ['phrases', ['<script>alert(1)</script>']],
    ['phrases', Array.from({ length: 6 }, (_, at) => `Phrase ${at}`)],
    ['handle', 'luna pole'],
    ['hashtags', ['two words']],
  ] as const) {
    const { status, body } = await person.client.put(PATH, { ...WORDS, [field]: value });
    expect(status, field).toBe(400);
    expect(Object.keys(body.fields)[0], field).toMatch(new RegExp(`^${field}`));
  }
  expect((await person.client.get(PATH)).body.own).toEqual(WORDS);
});

it('a team has its studio’s words where a member has none, and nobody else has [B690]', async () => {
  const owner = await createOwner(server);
  const member = await createUser(server);
  await owner.client.put(PATH, WORDS);
  expect((await write(member)).text).not.toContain('upside down');
  await join(server, owner, member);
  expect((await member.client.get(PATH)).body).toMatchObject({ own: NO_WORDS, studio: { words: WORDS } });
  expect((await write(member)).text).toMatch(/\n\nSee you upside down$/);
  await member.client.put(PATH, { ...NO_WORDS, signOff: 'xo Mia' });
  expect((await write(member)).text).toMatch(/\n\nxo Mia$/);
});

it('a line that is taken out of two texts does not come back until it is forgotten; each text counts once, and only for its person [B691]', async () => {
  const [person, stranger] = [await createUser(server), await createUser(server)];
  const without = (text: string) => text.split('\n\n').slice(0, -1).join('\n\n');
  const first = await write(person);
  const close = first.text.split('\n\n').at(-1)!;
  await edit(stranger, first.id, first.text, without(first.text));
  for (let times = 0; times < 3; times++) await edit(person, first.id, first.text, without(first.text));
  expect([await learned(person), await learned(stranger)]).toEqual([0, 0]);
  const second = await write(person);
  // The second text has had the same line, as far as the server is told.
  const same = [without(second.text), close].join('\n\n');
  // At the same time, as from two tabs.
  await Promise.all([edit(person, second.id, same, without(same)), edit(person, second.id, same, without(same))]);
  expect(await learned(person)).toBe(1);
  expect((await person.client.delete(`${PATH}/edits`)).status).toBe(200);
  expect(await learned(person)).toBe(0);
});

it('many writings at once are all learned from [B691]', async () => {
  const person = await createUser(server);
  const writings = await Promise.all(Array.from({ length: 6 }, () => write(person)));
  await Promise.all(
    writings.map(({ id, text }, at) => edit(person, id, text, text.replace(/[^\n]+$/, `My own close ${at}`))),
  );
  expect(await learned(person)).toBe(new Set(writings.map(({ text }) => text.split('\n').at(-1))).size);
});
