import { beforeAll, expect, it } from 'vitest';
import { createUser, type TestUser } from '../../factories.ts';
import { type SharedServer, sharedServer } from '../../server.ts';

const ELSEWHERE = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/%09/evil.example/../..//evil.example',
  '/.//evil.example',
  '/ok/..//evil.example',
  '@evil.example',
];

let server: SharedServer;
let person: TestUser;
beforeAll(async () => {
  server = await sharedServer();
  person = await createUser(server);
});

/** Where a browser ends up: the redirect, and for the sign-in screen the URL it is told to go to afterwards. */
function destinationsOf(location: string | null): string[] {
  const target = new URL(location ?? '', server.url);
  const next = target.searchParams.get('next');
  return [target.origin, ...(next === null ? [] : [new URL(next, server.url).origin])];
}

it.each(ELSEWHERE)('S7: /api/login?next=%s stays on this site', async (next) => {
  const path = `/api/login?next=${encodeURIComponent(next)}`;
  for (const browser of [server.client(), person.client]) {
    const answer = await browser.get(path);
    expect(answer.status).toBe(302);
    expect(new Set(destinationsOf(answer.headers.get('location')))).toEqual(new Set([server.url]));
  }
});

it('S7: repeated next parameters lead to the start page', async () => {
  const answer = await person.client.get('/api/login?next=/upgrade&next=//evil.example');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
});

it('S7: a signed-in person still reaches the requested page', async () => {
  const answer = await person.client.get('/api/login?next=/upgrade%3Ffeature=videos');
  expect(answer.headers.get('location')).toBe('/upgrade?feature=videos');
});
