import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../factories.ts';
import { type FakeLlm, startLlm } from '../../fakes/llm.ts';
import { startServer, type TestServer } from '../../server.ts';
import { generate, settings } from '../renders/fixtures.ts';

let llm: FakeLlm;
let server: TestServer;
beforeAll(async () => {
  llm = await startLlm('slow');
  server = await startServer();
});
afterAll(async () => {
  await server.close();
  await llm.close();
});

it('S20: of 100 texts a minute 30 are written, and other people are not kept waiting', async () => {
  const greedy = await createUser(server);
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => greedy.client.post('/api/generate-promotion', { classType: 'Spin' })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(70);
  expect(refused[0]!.body.message).toMatch(/try again in \d+ seconds/);
  const other = await createUser(server);
  expect((await other.client.post('/api/generate-promotion', { classType: 'Spin' })).status).toBe(200);
});

it('S20: a megabyte of JSON is refused, and so is a form of 20 MB', async () => {
  const { client } = await createUser(server);
  const big = await client.post('/api/generate-promotion', { details: 'x'.repeat(1_000_000) });
  expect([big.status, big.body.code]).toEqual([413, 'payload_too_large']);
  const form = await generate(client, { image: new Blob([new Uint8Array(20_000_000)]) });
  expect([form.status, form.body.code]).toEqual([413, 'payload_too_large']);
  expect((await client.post('/api/compose-video', { textOverlayPublicId: 'x'.repeat(1_000_000) })).status).toBe(413);
});

it('S20: a model that never answers times out and is replaced, and the response says so', async () => {
  const patient = await startServer({ LLM_BASE_URL: llm.baseUrl, LLM_MODEL: 'silent' });
  try {
    // 12 s are too long for a test.
    Object.assign(patient.services.config.llm!, { timeLimitMs: 300 });
    const { client } = await createUser(patient);
    const { status, body } = await client.post('/api/generate-promotion', {
      classType: 'Spin',
      instructorName: 'Jasmine',
    });
    expect([status, body.writer, body.fellBack]).toEqual([200, 'built-in', true]);
    expect(body.promotionalText).toContain('Jasmine');
    expect(llm.requests.length).toBe(1);
  } finally {
    await patient.close();
  }
});

it('S20: a person can request at most 60 films a minute', async () => {
  const { client } = await createUser(server, { role: 'pro' });
  const statuses = await Promise.all(
    Array.from({ length: 62 }, () =>
      generate(client, { videoSettings: settings({ videoDuration: 0 }) }).then(({ status }) => status),
    ),
  );
  expect(statuses.filter((status) => status === 400)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});
