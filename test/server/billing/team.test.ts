import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '../../../src/server/db/schema/people.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { waitForMails } from '../../outbox.ts';
import { invite, join } from '../people/fixtures.ts';
import { billingForFile, buy, CHECKOUT, deliver, eventsOf, payer, standingOf } from './fixtures.ts';

const billing = billingForFile();

/** A studio with a member who pays for nothing, one who pays for Individual Pro, and an invitation. */
async function studio() {
  const { person: owner, id } = await payer(billing, 'individual_pro');
  expect((await owner.client.post(CHECKOUT, { planId: 'studio_pro' })).status).toBe(200);
  await owner.client.post('/api/instructor-preferences', { instructorName: 'Mara', studio: 'Sky Studio' });
  const [member, payingMember] = [await createUser(billing.server), await createUser(billing.server)];
  await join(billing.server, owner, member, 'Jo');
  await join(billing.server, owner, payingMember, 'Kim');
  await buy(billing, payingMember, 'individual_pro');
  await invite(owner, `${crypto.randomUUID()}@example.com`, 'Lee');
  for (const each of [member, payingMember]) expect((await standingOf(each))[2]).toBe('studio_team');
  return { owner, id, member, payingMember };
}

async function expectClosed({ member, payingMember }: { member: TestUser; payingMember: TestUser }): Promise<void> {
  expect(await standingOf(member)).toEqual(['user', 'free', 'free']);
  expect(await standingOf(payingMember)).toEqual(['pro', 'pro', 'individual']);
  const [kept] = await billing.server.services.db.select().from(users).where(eq(users.id, member.id));
  expect(kept!.libraryKeptUntil!.getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000);
  const subjects = (await waitForMails(billing.server, member.email, 2)).map(({ subject }) => subject);
  expect(subjects).toContain('Your seat at Sky Studio has ended');
}

it('a downgrade ends the members’ access at once; members who pay for themselves keep theirs [S7.29 B28]', async () => {
  const { owner, ...members } = await studio();
  const answer = await owner.client.post('/api/subscription/downgrade', { targetPlan: 'individual_pro' });
  expect(answer.body).toMatchObject({
    success: true,
    message: expect.stringMatching(/Your team members no longer have access\.$/),
  });
  expect(await standingOf(owner)).toEqual(['pro', 'pro', 'individual']);
  await expectClosed(members);
});

it('a canceled studio keeps its members until the period ends, and overdue payments end nobody’s access [S7.30]', async () => {
  const { owner, id, ...members } = await studio();
  const fresh = eventsOf(billing);
  billing.stripe.world.fail(id);
  await deliver(billing, fresh());
  expect(await standingOf(owner)).toEqual(['studio_owner', 'past_due', 'studio_owner']);
  expect((await standingOf(members.member))[2]).toBe('studio_team');
  const { world } = billing.stripe;
  world.payInvoice(world.subscriptions.get(id)!.latest_invoice);
  expect((await owner.client.post('/api/subscription/cancel')).status).toBe(200);
  await deliver(billing, fresh());
  expect((await standingOf(members.member))[2]).toBe('studio_team');
  world.endPeriod(id);
  await deliver(billing, fresh());
  expect(await standingOf(owner)).toEqual(['user', 'canceled', 'free']);
  await expectClosed(members);
});
