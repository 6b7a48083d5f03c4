import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '../src/server/db/schema.ts';
import type { Client } from './client.ts';
import type { TestServer } from './server.ts';

type UserColumns = Partial<Omit<typeof users.$inferInsert, 'id' | 'email'>>;

export type TestUser = {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  /** Signed in as this person. */
  readonly client: Client;
};

/** Registers a person through the call that everybody uses, then sets what only the server may set: role, status, counts. */
export async function createUser(
  server: TestServer,
  {
    email = `${randomUUID()}@example.com`,
    password = 'correct horse',
    ...columns
  }: UserColumns & {
    email?: string;
    password?: string;
  } = {},
): Promise<TestUser> {
  const client = server.client();
  const answer = await client.post('/api/auth/register', { email, password });
  if (answer.status !== 200) throw new Error(`Registration of ${email} answered ${answer.status}: ${answer.text}`);
  const { id } = answer.body.user as { id: string };
  if (Object.keys(columns).length > 0) await server.services.db.update(users).set(columns).where(eq(users.id, id));
  return { id, email, password, client };
}
