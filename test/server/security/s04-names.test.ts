import { beforeAll, expect, it } from 'vitest';
import { createUser } from '../../factories.ts';
import { type SharedServer, sharedServer } from '../../server.ts';
import { createOwner, invite } from '../people/fixtures.ts';

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
});

it('S4: names full of markup stay plain text, and are only returned as JSON or CSV', async () => {
  const evil = '<img src=x onerror=alert(1)>';
  const owner = await createOwner(server, { instructorName: evil, studio: evil });
  const member = await invite(owner, 'evil@s04.example', evil);
  expect(member.name).toBe(evil);
  await owner.client.post('/api/custom-class-types', { classType: evil, description: evil });
  const admin = await createUser(server, { role: 'admin' });
  const asks = [
    ...['/api/studio/team', '/api/studio/owner-info', '/api/studio/instructor-names', '/api/custom-class-types'].map(
      (path) => [owner.client, path] as const,
    ),
    ...[
      '/api/admin/users',
      '/api/admin/studios',
      '/api/admin/audit',
      `/api/admin/users?search=${encodeURIComponent('img src')}`,
    ].map((path) => [admin.client, path] as const),
  ];
  for (const [client, path] of asks) {
    const answer = await client.get(path);
    expect([path, answer.status, JSON.stringify(answer.body).includes(evil)]).toEqual([path, 200, true]);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
  }
  const csv = await admin.client.get('/api/admin/download-activity/export');
  expect(csv.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(csv.headers.get('x-content-type-options')).toBe('nosniff');
});
