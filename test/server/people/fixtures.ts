import { createUser, type TestUser } from '../../factories.ts';
import { tokenOf, waitForMails } from '../../outbox.ts';
import type { SharedServer } from '../../server.ts';

/** An owner with a team plan, who has filled in the welcome form. */
export async function createOwner(
  server: SharedServer,
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

/** The token of the newest invitation e-mailed to an address; the server must run the jobs. */
export async function invitationToken(server: SharedServer, email: string, count = 1): Promise<string> {
  return tokenOf((await waitForMails(server, email, count)).at(-1)!);
}

/** Invites a person, who accepts through the link in the e-mail. */
export async function join(server: SharedServer, owner: TestUser, person: TestUser, name = 'Jo'): Promise<Seat> {
  const seat = await invite(owner, person.email, name);
  const token = await invitationToken(server, person.email);
  const answer = await person.client.post('/api/studio/invitations/accept', { token });
  if (answer.status !== 200) throw new Error(answer.text);
  return { ...seat, userId: person.id };
}

/** The audit log, newest first, as `action` and the e-mail address it was done to. */
export async function auditEventsOf(admin: TestUser, actor: TestUser): Promise<[string, string][]> {
  const { body } = await admin.client.get('/api/admin/audit?pageSize=100');
  return body.entries
    .filter(({ actorId }: { actorId: string }) => actorId === actor.id)
    .map(({ action, subjectEmail }: { action: string; subjectEmail: string }) => [action, subjectEmail]);
}
