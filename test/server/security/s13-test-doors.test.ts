import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';

let production: TestServer;
let people: TestUser[];
beforeAll(async () => {
  production = await startServer({ NODE_ENV: 'production' });
  people = [await createUser(production), await createUser(production, { role: 'admin' })];
});
afterAll(() => production.close());

it('S13: nobody pays without paying in production [S7.32]', async () => {
  const payment = { sessionId: 'mock_1', planId: 'studio_pro' };
  for (const client of [production.client(), ...people.map((person) => person.client)]) {
    const answer = await client.post('/api/test/simulate-stripe-success', payment);
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  }
  expect((await people[0]!.client.get('/api/user')).body).toMatchObject({ role: 'user', subscriptionStatus: 'free' });
});

it('S13: without payments set up, buying is refused in plain words and nothing breaks [B31]', async () => {
  const { client } = people[0]!;
  const { status, body } = await client.post('/api/subscription/create-checkout', { planId: 'individual_pro' });
  expect([status, body.code]).toEqual([503, 'unavailable']);
  expect(body.message).toMatch(/^Payments are not set up here yet\. Please write to \S+@\S+\.$/);
  expect((await client.get('/api/subscription')).body).toMatchObject({ status: 'none', portal: false });
  expect((await production.client().post('/api/stripe/webhook', { id: 'evt_1' })).status).toBe(404);
});
