import { createUser, type TestUser } from '../factories.ts';
import { tokenOf, waitForMails } from '../outbox.ts';
import type { TestServer } from '../server.ts';

/** An owner with the plan for a team, who has said who they are. */
export async function createOwner(
  server: TestServer,
  names: { instructorName: string; studio: string } = { instructorName: 'Mara', studio: 'Sky Studio' },
): Promise<TestUser> {
  const owner = await createUser(server, { role: 'studio_owner', subscriptionStatus: 'studio_pro' });
  await owner.client.post('/api/instructor-preferences', names);
  return owner;
}

export type Seat = { id: string; email: string; name: string; userId?: string };

/** Gives a seat. */
export async function invite(owner: TestUser, email: string, name = 'Jo'): Promise<Seat> {
  const answer = await owner.client.post('/api/studio/team', { email, name });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
}

/** The token of the newest invitation that was mailed to an address; the server must run the jobs. */
export async function invitationToken(server: TestServer, email: string, count = 1): Promise<string> {
  return tokenOf((await waitForMails(server, email, count)).at(-1)!);
}

/** Invites a person, who accepts by the mail's link. */
export async function join(server: TestServer, owner: TestUser, person: TestUser, name = 'Jo'): Promise<Seat> {
  const seat = await invite(owner, person.email, name);
  const token = await invitationToken(server, person.email);
  const answer = await person.client.post('/api/studio/invitations/accept', { token });
  if (answer.status !== 200) throw new Error(answer.text);
  return { ...seat, userId: person.id };
}

/** What the audit log says, the newest first, as `action` and the address that it was done to. */
export async function deedsOf(admin: TestUser, actor: TestUser): Promise<[string, string][]> {
  const { body } = await admin.client.get('/api/admin/audit?pageSize=100');
  return body.entries
    .filter(({ actorId }: { actorId: string }) => actorId === actor.id)
    .map(({ action, subjectEmail }: { action: string; subjectEmail: string }) => [action, subjectEmail]);
}
