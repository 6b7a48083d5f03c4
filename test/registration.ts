import { betterAuth } from 'better-auth';
import { hashPassword } from 'better-auth/crypto';
import type { Credentials } from '../src/server/accounts/auth.ts';
import { authOptions } from '../src/server/accounts/auth-options.ts';
import type { Services } from '../src/server/services.ts';

/** Hashes by password. Making one takes ten times as long as the rest of a registration; people in tests may well share one. */
const hashes = new Map<string, Promise<string>>();

function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

function openDoor({ config, db, log }: Services) {
  const { emailAndPassword, ...options } = authOptions(config, db, log);
  return betterAuth({ ...options, emailAndPassword: { ...emailAndPassword, password: { hash: hashOnce } } });
}

const doors = new WeakMap<Services, ReturnType<typeof openDoor>>();

/**
 * Registers a person as the program does, with an account that the program knows, but without its limits and without
 * hashing the same password twice.
 * @returns the person's id, and the `Set-Cookie` lines of the session
 */
export async function registerPerson(
  services: Services,
  { email, password }: Credentials,
): Promise<{ userId: string; cookies: string[] }> {
  const door = doors.get(services) ?? openDoor(services);
  doors.set(services, door);
  const answer = await door.api.signUpEmail({ body: { email, password, name: '' }, returnHeaders: true });
  return { userId: answer.response.user.id, cookies: answer.headers.getSetCookie() };
}
