import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createUser } from '../../../../test/factories.ts';
import { tokenOf, waitForMails } from '../../../../test/outbox.ts';
import { startServer, type TestServer } from '../../../../test/server.ts';
import { rateLimits, verifications } from '../../db/schema.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
});
afterAll(() => server.close());
beforeEach(() => server.services.db.delete(rateLimits));

it('mails a link that sets a new password and shows that the address is the person’s', async () => {
  const { client, email, password } = await createUser(server);
  const asked = await server.client().post('/api/auth/forgot-password', { email: email.toUpperCase() });
  expect(asked.status).toBe(200);
  expect(asked.body).toEqual({
    message: 'If there is an account with this email, a link to set a new password is on its way.',
  });

  const [mail] = await waitForMails(server, email);
  expect(mail!.subject).toBe('Set a new password for Spinreel');
  expect(mail!.text).toContain(`${server.url}/reset-password?token=`);
  expect((await client.get('/api/user')).body.emailVerified).toBe(false);

  const visitor = server.client();
  const reset = await visitor.post('/api/auth/reset-password', { token: tokenOf(mail!), newPassword: 'brand new' });
  expect(reset.status).toBe(200);
  expect(reset.body).toEqual({ message: 'Your new password is set. Please sign in.' });
  expect((await visitor.post('/api/auth/login', { email, password })).status).toBe(401);
  const signedIn = await visitor.post('/api/auth/login', { email, password: 'brand new' });
  expect(signedIn.body.user.emailVerified).toBe(true);
});

it('keeps no token that somebody who reads the database could use', async () => {
  const { email } = await createUser(server);
  await server.client().post('/api/auth/forgot-password', { email });
  const [mail] = await waitForMails(server, email);
  const kept = await server.services.db.select().from(verifications);
  expect(kept.length).toBeGreaterThan(0);
  expect(JSON.stringify(kept)).not.toContain(tokenOf(mail!));
});

it('mails nobody who has no account', async () => {
  const { email } = await createUser(server);
  const unknown = 'nobody@example.com';
  await server.client().post('/api/auth/forgot-password', { email: unknown });
  await server.client().post('/api/auth/forgot-password', { email });
  // Jobs are done in order: when the second mail is there, the first job is done.
  await waitForMails(server, email);
  await expect(waitForMails(server, unknown, 0)).resolves.toEqual([]);
});

it('refuses a bad password before the token is used up', async () => {
  const { email } = await createUser(server);
  await server.client().post('/api/auth/forgot-password', { email });
  const [mail] = await waitForMails(server, email);
  const reset = (newPassword: string) =>
    server.client().post('/api/auth/reset-password', { token: tokenOf(mail!), newPassword });
  const short = await reset('short');
  expect([short.status, short.body.fields]).toEqual([400, { newPassword: 'Use at least 6 characters.' }]);
  expect((await reset('long enough')).status).toBe(200);
});

it('refuses an invented token', async () => {
  const answer = await server
    .client()
    .post('/api/auth/reset-password', { token: 'invented', newPassword: 'long enough' });
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({
    code: 'invalid_input',
    message: 'This link has been used or has expired. Ask for a new one.',
    fields: { token: 'This link has been used or has expired.' },
  });
});
