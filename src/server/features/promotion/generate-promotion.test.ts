import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../../../test/factories.ts';
import { type FakeLlm, startLlm } from '../../../../test/fakes/llm.ts';
import { startServer, type TestServer } from '../../../../test/server.ts';
import { WRITING_STYLES } from '../../../contract/profile.ts';
import { parseScript, SIGNATURE } from '../../../scene/script.ts';
import { classDescriptions } from '../../db/schema.ts';

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

  it('a free user gets 4 to 6 paragraphs about the class and the signature', async () => {
    const { client } = await createUser(server);
    const answer = await client.post(PATH, CLASS);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ promotionalText: expect.any(String), writer: 'built-in', fellBack: false });
    const { promotionalText } = answer.body;
    expect(promotionalText.endsWith(`\n\n${SIGNATURE}`)).toBe(true);
    expect([4, 5, 6]).toContain(parseScript(promotionalText).paragraphs.length);
    for (const word of ['Jasmine', 'Sky Studio', '**Aqua Pole**', 'Thursday', '7:00 PM', 'Bring a friend'])
      expect(promotionalText).toContain(word);
  });

  it.each([['beta'], ['pro'], ['studio_team'], ['studio_owner'], ['admin']] as const)(
    'the text of %s carries no signature',
    async (role) => {
      const { client } = await createUser(server, { role });
      expect((await client.post(PATH, CLASS)).body.promotionalText).not.toContain('Spinreel');
    },
  );

  it('the description that the person reads of the class is woven in, the own one before the universal one', async () => {
    const { client, id } = await createUser(server, { role: 'pro' });
    const { db } = server.services;
    await db.insert(classDescriptions).values([
      { className: 'Aqua Pole', description: 'Everybody floats.', userId: null },
      { className: 'aqua pole', description: 'Only mine floats.', userId: id },
    ]);
    expect((await client.post(PATH, CLASS)).body.promotionalText).toContain('Only mine floats');
    const other = await createUser(server);
    expect((await other.client.post(PATH, CLASS)).body.promotionalText).toContain('Everybody floats');
    await db.delete(classDescriptions).where(eq(classDescriptions.userId, id));
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
  ])('a wrong %s is refused and named', async (field, value) => {
    const { client } = await createUser(server);
    const answer = await client.post(PATH, { ...CLASS, [field]: value });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });

  it('a visitor gets none', async () => {
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

  it('the model writes, and a free user’s text is signed all the same', async () => {
    const { client } = await createUser(server);
    const { body } = await client.post(PATH, CLASS);
    expect(body).toMatchObject({ writer: 'model', fellBack: false });
    expect(body.promotionalText.endsWith(SIGNATURE)).toBe(true);
  });

  it('a model that fails is said to have been stood in for', async () => {
    llm.answer('error');
    const { client } = await createUser(server);
    const { body } = await client.post(PATH, CLASS);
    expect(body).toMatchObject({ writer: 'built-in', fellBack: true });
    expect(body.promotionalText).toContain('Jasmine');
  });
});
