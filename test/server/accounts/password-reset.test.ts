import { isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { mails } from '../../../src/server/db/schema/mails.ts';
import { verifications } from '../../../src/server/db/schema/people.ts';
import { rateLimits } from '../../../src/server/db/schema/rate-limits.ts';
import { createUser } from '../../factories.ts';
import { tokenOf, waitForMails } from '../../outbox.ts';
import { startServer, type TestServer } from '../../server.ts';
import { SOON } from '../../soon.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
});
afterAll(() => server.close());
beforeEach(() => server.services.db.delete(rateLimits));

it('mails a link that sets a new password and verifies the address [S7.7]', async () => {
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
  expect(reset.body).toEqual({ message: 'Your new password has been set. Please sign in.' });
  expect((await visitor.post('/api/auth/login', { email, password })).status).toBe(401);
  const signedIn = await visitor.post('/api/auth/login', { email, password: 'brand new' });
  expect(signedIn.body.user.emailVerified).toBe(true);
});

it('stores no token that a reader of the database could use', async () => {
  const { email } = await createUser(server);
  await server.client().post('/api/auth/forgot-password', { email });
  const [mail] = await waitForMails(server, email);
  const kept = await server.services.db.select().from(verifications);
  expect(kept.length).toBeGreaterThan(0);
  expect(JSON.stringify(kept)).not.toContain(tokenOf(mail!));
});

it('sends no mail without an account', async () => {
  const { email } = await createUser(server);
  const unknown = 'nobody@example.com';
  await server.client().post('/api/auth/forgot-password', { email: unknown });
  await server.client().post('/api/auth/forgot-password', { email });
  await waitForMails(server, email);
  const isOpen = () => server.services.db.$count(mails, isNull(mails.doneAt));
  await vi.waitFor(async () => expect(await isOpen()).toBe(0), SOON);
  await expect(waitForMails(server, unknown, 0)).resolves.toEqual([]);
});

it('refuses an invalid password without using up the token', async () => {
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
