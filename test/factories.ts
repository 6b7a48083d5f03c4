import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '../src/server/db/schema/people.ts';
import type { Client } from './client.ts';
import { registerPerson } from './registration.ts';
import type { SharedServer } from './server.ts';

type UserColumns = Partial<Omit<typeof users.$inferInsert, 'id' | 'email'>>;

export type TestUser = {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  /** Signed in as this person. */
  readonly client: Client;
};

/**
 * A signed-in person: registered like everyone else, but without the limit on registrations from one IP address; then
 * what only the server may set is set: role, status, counts.
 */
export async function createUser(
  server: SharedServer,
  {
    email = `${randomUUID()}@example.com`,
    password = 'correct horse',
    ...columns
  }: UserColumns & {
    email?: string;
    password?: string;
  } = {},
): Promise<TestUser> {
  const { db } = server.services;
  const { userId: id, cookies } = await registerPerson(server.services, { email, password });
  if (Object.keys(columns).length > 0) await db.update(users).set(columns).where(eq(users.id, id));
  const client = server.client();
  for (const cookie of cookies) client.keep(cookie);
  return { id, email, password, client };
}
