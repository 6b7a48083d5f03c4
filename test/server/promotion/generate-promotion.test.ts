import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WRITING_STYLES } from '../../../src/contract/profile.ts';
import { parseScript, SIGNATURE } from '../../../src/scene/script.ts';
import { classDescriptions, classTypes } from '../../../src/server/db/schema/classes.ts';
import { insertUsed, listUsed } from '../../../src/server/features/promotion/queries.ts';
import { createUser } from '../../factories.ts';
import { type FakeLlm, startLlm } from '../../fakes/llm.ts';
import { startServer, type TestServer } from '../../server.ts';

const PATH = '/api/generate-promotion';
const CLASS = {
  instructorName: 'Jasmine',
  studio: 'Sky Studio',
  classType: 'Aqua Pole',
  schedule: 'Every Thursday',
  time: '7:00 PM',
  details: 'Bring a friend',
  writingStyle: 'playful',
};

describe('by the built-in writer', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  it('a free user gets 4 to 6 paragraphs about the class and the signature [S7.18]', async () => {
    const { client } = await createUser(server);
    const answer = await client.post(PATH, CLASS);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      promotionalText: expect.any(String),
      id: expect.any(String),
      writer: 'built-in',
      fellBack: false,
      language: 'en',
      alternatives: [
        { text: expect.any(String), leftOut: [] },
        { text: expect.any(String), leftOut: [] },
      ],
      understood: [{ fact: 'bring', value: 'a friend', not: false, typed: 'Bring a friend' }],
      leftOut: [],
    });
    const { promotionalText } = answer.body;
    expect(promotionalText.endsWith(`\n\n${SIGNATURE}`)).toBe(true);
    expect([4, 5, 6]).toContain(parseScript(promotionalText).paragraphs.length);
    for (const word of ['Jasmine', 'Sky Studio', '**Aqua Pole**', 'Thursday', '7:00 PM', 'a friend'])
      expect(promotionalText).toContain(word);
  });

  it.each([['beta'], ['pro'], ['studio_team'], ['studio_owner'], ['admin']] as const)(
    'the text of %s carries no signature [S6.7]',
    async (role) => {
      const { client } = await createUser(server, { role });
      expect((await client.post(PATH, CLASS)).body.promotionalText).not.toContain('Spinreel');
    },
  );

  it('the class’s description is used, the person’s own before the universal one', async () => {
    const { client, id } = await createUser(server, { role: 'pro' });
    const { db } = server.services;
    await db.insert(classDescriptions).values([
      { className: 'Aqua Pole', description: 'Everybody floats.', userId: null },
      { className: 'aqua pole', description: 'Only mine floats.', userId: id },
    ]);
    // Most texts say something of it, not all: each request has three.
    const texts = async (someone: typeof client) => {
      const all: unknown[] = [];
      for (let request = 0; request < 6; request++) all.push((await someone.post(PATH, CLASS)).body);
      return JSON.stringify(all);
    };
    const own = await texts(client);
    expect(own).toContain('Only mine floats');
    expect(own).not.toContain('Everybody floats');
    const other = await createUser(server);
    expect(await texts(other.client)).toContain('Everybody floats');
    await db.delete(classDescriptions).where(eq(classDescriptions.className, 'Aqua Pole'));
    await db.delete(classDescriptions).where(eq(classDescriptions.userId, id));
  });

  it('no line of an account’s texts returns; the one that was chosen counts, not the one that was shown [B184]', async () => {
    const { client } = await createUser(server, { role: 'pro' });
    const lines = new Set<string>();
    for (let text = 0; text < 8; text++) {
      const { body } = await client.post(PATH, { ...CLASS, details: '' });
      expect((await client.put(`${PATH}/${body.id}/chosen`, { text: 2 })).status).toBe(200);
      const [hook, , ...others] = body.alternatives[1].text.split('\n\n');
      for (const line of [hook, ...others]) {
        expect(lines, body.alternatives[1].text).not.toContain(line);
        lines.add(line);
      }
    }
  });

  it('what an account’s texts were made of is kept for 60 of them, by nobody else', async () => {
    const [person, other] = [await createUser(server), await createUser(server)];
    const { db } = server.services;
    const used = Array.from({ length: 64 }, (_, n) => [{ frames: [n], grams: [] }]);
    for (const texts of used) await insertUsed(db, person.id, texts);
    const { body } = await person.client.post(PATH, CLASS);
    const kept = await listUsed(db, person.id);
    expect(kept).toHaveLength(60);
    expect(kept[1]).toEqual({ frames: [63], grams: [] });
    expect((await other.client.put(`${PATH}/${body.id}/chosen`, { text: 1 })).status).toBe(200);
    expect(await listUsed(db, person.id)).toEqual(kept);
    expect(await listUsed(db, other.id)).toEqual([]);
  });

  it('of a class that the writer does not know a sentence is asked for once, on any plan, and told in the texts [B597]', async () => {
    const { db } = server.services;
    await db.insert(classTypes).values({ classType: 'Cyr Wheel', userId: null });
    const [free, other] = [await createUser(server), await createUser(server)];
    const input = { ...CLASS, classType: 'Cyr Wheel' };
    expect((await free.client.post(PATH, CLASS)).body).not.toHaveProperty('classSentence');
    expect((await free.client.post(PATH, input)).body).toMatchObject({ classSentence: null });
    const say = (className: string, sentence: string) =>
      free.client.put('/api/class-sentences', { className, sentence });
    expect((await say('Cyr Wheel', 'We roll, tip and turn in a big ring.')).status).toBe(200);
    const texts: unknown[] = [];
    for (let request = 0; request < 6; request++) {
      const { body } = await free.client.post(PATH, input);
      expect(body.classSentence).toBe('We roll, tip and turn in a big ring.');
      texts.push(body);
    }
    expect(JSON.stringify(texts.map((each) => ({ ...(each as object), classSentence: '' })))).toContain(
      'We roll, tip and turn in a big ring',
    );
    expect((await other.client.post(PATH, input)).body).toMatchObject({ classSentence: null });
    // An empty one takes it back; a class that nobody has is refused.
    expect((await say('Cyr Wheel', '')).status).toBe(200);
    expect((await free.client.post(PATH, input)).body).toMatchObject({ classSentence: null });
    expect((await say('No Such Class', 'We do nothing.')).status).toBe(404);
    await db.delete(classTypes).where(eq(classTypes.classType, 'Cyr Wheel'));
  });

  it('a class described by its studio needs no sentence; what a post is about is read from the details [B596 B597]', async () => {
    const { client, id } = await createUser(server, { role: 'pro' });
    const { db } = server.services;
    await db.insert(classTypes).values({ classType: 'Cyr Wheel', userId: id });
    await client.post('/api/class-descriptions', { className: 'Cyr Wheel', description: 'We roll in a ring.' });
    expect((await client.post(PATH, { ...CLASS, classType: 'Cyr Wheel' })).body.classSentence).toBe(
      'We roll in a ring.',
    );
    const about = async (classType: string, details: string) =>
      (await client.post('/api/post-about', { classType, details })).body;
    expect(await about('Cyr Wheel', 'sold out')).toEqual({ about: 'soldOut' });
    expect(await about('Aqua Pole', '')).toEqual({ about: 'weekly' });
  });

  it('what was struck is quoted as it was typed, in each of the three, and reported with the rest [B195]', async () => {
    const { client } = await createUser(server, { role: 'pro' });
    const details = '1st class free!! pls bring knee pads';
    const understood = [
      { fact: 'offer', value: 'first class free', not: false, typed: '1st class free!!' },
      { fact: 'bring', value: 'knee pads', not: false, typed: 'please bring knee pads' },
      { fact: 'spelled', value: '1st class free!! please bring knee pads', not: false, typed: details },
    ];
    const textsOf = async (more: object) => {
      const { body } = await client.post(PATH, { ...CLASS, details, ...more });
      expect(body.understood).toEqual(understood);
      return [body.promotionalText, ...body.alternatives.map(({ text }: { text: string }) => text)] as string[];
    };
    for (const text of await textsOf({})) expect(text).not.toContain('1st');
    for (const text of await textsOf({ struck: [{ fact: 'offer', value: 'first class free' }] })) {
      expect(text).toContain('1st class free!!');
      expect(text).not.toMatch(/first class/i);
      expect(text).not.toContain('pls');
    }
  });

  it.each(WRITING_STYLES)('%s can be asked for', async (writingStyle) => {
    const { client } = await createUser(server);
    expect((await client.post(PATH, { writingStyle })).status).toBe(200);
  });

  it.each([
    ['instructorName', 'x'.repeat(31)],
    ['studio', 'x'.repeat(31)],
    ['classType', 'x'.repeat(31)],
    ['schedule', 'x'.repeat(41)],
    ['time', 'x'.repeat(21)],
    ['details', 'x'.repeat(61)],
    ['writingStyle', 'angry'],
    ['details', { $ne: 1 }],
  ])('an invalid %s is refused and named', async (field, value) => {
    const { client } = await createUser(server);
    const answer = await client.post(PATH, { ...CLASS, [field]: value });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });

  it('visitors get none', async () => {
    expect((await server.client().post(PATH, CLASS)).status).toBe(401);
  });
});

describe('with a model', () => {
  let llm: FakeLlm;
  let server: TestServer;
  beforeAll(async () => {
    llm = await startLlm('good');
    server = await startServer({ LLM_BASE_URL: llm.baseUrl, LLM_MODEL: 'test-model', LLM_API_KEY: 'secret-key' });
  });
  afterAll(async () => {
    await server.close();
    await llm.close();
  });

  it('the model writes, and a free user’s text is signed too', async () => {
    const { client } = await createUser(server);
    // What the peer writes of a song is not said of a class that promises no music.
    const { body } = await client.post(PATH, { ...CLASS, classType: 'Spin Basics' });
    expect(body).toMatchObject({ writer: 'model', fellBack: false });
    expect(body.promotionalText.endsWith(SIGNATURE)).toBe(true);
  });

  it('a failing model is replaced by the built-in copywriter, and the response says so [S7.18 B9]', async () => {
    llm.answer('error');
    const { client } = await createUser(server);
    const { body } = await client.post(PATH, CLASS);
    expect(body).toMatchObject({ writer: 'built-in', fellBack: true });
    expect(body.promotionalText).toContain('Jasmine');
  });

  it('who goes away takes the call to the model with them, and nothing is remembered [B188]', async () => {
    const slow = await startLlm('slow');
    const own = await startServer({ LLM_BASE_URL: slow.baseUrl, LLM_MODEL: 'slow' });
    try {
      const { client, id } = await createUser(own);
      const leaving = new AbortController();
      const writing = client.post(PATH, CLASS, { signal: leaving.signal });
      await slow.asked();
      leaving.abort();
      await expect(writing).rejects.toThrow('aborted');
      await slow.leftAlone();
      expect(await listUsed(own.services.db, id)).toEqual([]);
    } finally {
      await own.close();
      await slow.close();
    }
  });

  it('an account’s and everybody’s calls of a day are counted over all machines [B189]', async () => {
    const shared = {
      LLM_BASE_URL: llm.baseUrl,
      LLM_MODEL: 'shared',
      APP_SECRET: 'a secret of both machines, long enough',
    };
    llm.answer('error');
    const first = await startServer({ ...shared, LLM_CALLS_PER_DAY: '4', LLM_CALLS_PER_PERSON_PER_DAY: '3' });
    const second = await startServer({
      ...shared,
      LLM_CALLS_PER_DAY: '4',
      LLM_CALLS_PER_PERSON_PER_DAY: '3',
      DATABASE_URL: first.services.config.databaseUrl!,
    });
    try {
      const requestsMade = async () => {
        const { client } = await createUser(first);
        const elsewhere = second.client();
        for (const [name, value] of client.cookies) elsewhere.cookies.set(name, value);
        const before = llm.requests.length;
        for (const each of [client, elsewhere, client, elsewhere])
          expect((await each.post(PATH, CLASS)).body).toMatchObject({ writer: 'built-in', fellBack: true });
        return llm.requests.length - before;
      };
      expect(await requestsMade()).toBe(3);
      expect(await requestsMade()).toBe(1);
    } finally {
      await second.close();
      await first.close();
    }
  });
});
