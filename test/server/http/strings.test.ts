import { beforeAll, expect, it } from 'vitest';
import { createUser, type TestUser } from '../../factories.ts';
import { type SharedServer, sharedServer } from '../../server.ts';

let server: SharedServer;
let owner: TestUser;
beforeAll(async () => {
  server = await sharedServer();
  owner = await createUser(server, { role: 'studio_owner' });
});

const raw = (method: string, path: string, body: string) =>
  owner.client.request(method, path, { headers: { 'content-type': 'application/json' }, body });

it('A1: half a character in a name causes no server failure, wherever names are accepted', async () => {
  for (const [method, path, body, field] of [
    ['POST', '/api/studio/team', '{"email":"a@example.com","name":"\\ud800abc"}', 'name'],
    ['PUT', '/api/studio/owner-name', '{"displayName":"\\ud800abc"}', 'displayName'],
    ['POST', '/api/custom-class-types', '{"classType":"\\ud800abc"}', 'classType'],
    ['POST', '/api/instructor-preferences', '{"instructorName":"\\ud800abc","studio":"x"}', 'instructorName'],
  ] as const) {
    const answer = await raw(method, path, body);
    expect([path, answer.status, answer.body[field]]).toEqual([path, 200, '\ufffdabc']);
  }
});

it('P12: an invisible name counts as empty; line breaks and overrides are removed', async () => {
  for (const name of ['\u200b\u200c\u2060', '\u202e', '\u3164', '\n\r']) {
    const answer = await owner.client.post('/api/studio/team', { email: 'b@example.com', name });
    expect([answer.status, answer.body.fields]).toEqual([400, { name: 'Enter the member’s name.' }]);
  }
  const kept = await owner.client.post('/api/studio/team', {
    email: 'c@example.com',
    name: 'Zoe\u0308 \u202e\n 👩🏽‍🚀',
  });
  expect(kept.body.name).toBe('Zoë 👩🏽‍🚀');
  const persian = await owner.client.post('/api/studio/team', { email: 'd@example.com', name: 'می‌خواهم' });
  expect(persian.body.name).toBe('می‌خواهم');
});

it('P9: a schema’s own wording never reaches people, even without any input', async () => {
  for (const [path, body] of [
    ['/api/studio/team', '7'],
    ['/api/studio/team', '{}'],
    ['/api/studio/team', '{"email":[],"name":{}}'],
    ['/api/instructor-preferences', '{"instructorName":null,"writingStyle":"x"}'],
    ['/api/subscription/create-checkout', '{"planId":null}'],
  ] as const) {
    const answer = await raw('POST', path, body);
    expect([path, answer.status]).toEqual([path, 400]);
    const said = [answer.body.message, ...Object.values(answer.body.fields)].join(' ');
    expect(said).not.toMatch(/expected|received|Invalid|regex|undefined/i);
  }
});
