import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { subscriptions } from '../../../src/server/db/schema/billing.ts';
import { clips } from '../../../src/server/db/schema/library.ts';
import { changeMock, renewOrEnd } from '../../../src/server/features/billing/mock.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { waitForMails } from '../../outbox.ts';
import { startServer } from '../../server.ts';
import { createOwner, invitationToken, invite, join } from '../people/fixtures.ts';
import { billingForFile, buy, CHECKOUT, payer, standingOf, subscriptionOf } from './fixtures.ts';

const billing = billingForFile();
const world = () => billing.stripe.world;
const db = () => billing.server.services.db;
const cancel = ({ client }: TestUser) => client.post('/api/subscription/cancel');
const keep = ({ client }: TestUser) => client.post('/api/subscription/keep');

describe('P7: a cancellation by mistake', () => {
  it('is undone at Stripe, once, with a mail that names the next charge', async () => {
    const { person, id } = await payer(billing, 'individual_pro');
    await cancel(person);
    const { status, body } = await keep(person);
    expect([status, body.message]).toEqual([
      200,
      expect.stringMatching(
        /^Your Individual Pro continues\. The next charge is \$6\.99 on \w+ \d+, \d{4}, \d+:\d\d [AP]M UTC\.$/,
      ),
    ]);
    expect(body.subscription).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: false,
      amount: 699,
      currency: 'usd',
    });
    expect(world().find('subscriptions', id)).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
    expect((await keep(person)).status).toBe(200);
    const mails = await waitForMails(billing.server, person.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your Individual Pro continues']);
    expect(mails[0]!.text).toContain('$6.99');
    // After a second change of mind the same words are no longer the same request.
    await cancel(person);
    expect(world().find('subscriptions', id).cancel_at_period_end).toBe(true);
    expect((await keep(person)).body.subscription.cancelAtPeriodEnd).toBe(false);
    expect(world().find('subscriptions', id).cancel_at_period_end).toBe(false);
  });

  it('is undone even if the last day was set in Stripe’s dashboard', async () => {
    const { person, id } = await payer(billing, 'individual_pro');
    const subscription = world().find('subscriptions', id);
    subscription.cancel_at = subscription.items.data[0].current_period_end;
    expect((await keep(person)).status).toBe(200);
    expect(subscription.cancel_at).toBeNull();
  });

  it('that has taken effect cannot be undone, even at that moment', async () => {
    const { person, id } = await payer(billing, 'individual_pro');
    await cancel(person);
    world().endPeriod(id);
    const late = await keep(person);
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    expect(await standingOf(person)).toEqual(['user', 'canceled', 'free']);
    expect((await keep(person)).body.message).toMatch(/^Your plan has already ended\./);
    expect((await keep(await createUser(billing.server))).status).toBe(409);
  });

  it('is undone by buying the same plan again: no second checkout, and no dead end', async () => {
    const { person, id } = await payer(billing, 'studio_pro');
    await cancel(person);
    const sessions = world().sessions.size;
    const { status, body } = await person.client.post(CHECKOUT, { planId: 'studio_pro' });
    expect([status, body]).toEqual([
      200,
      { success: true, redirectUrl: '/upgrade', message: expect.stringMatching(/^Your Studio Pro continues\./) },
    ]);
    expect([world().sessions.size, world().find('subscriptions', id).cancel_at_period_end]).toEqual([sessions, false]);
    const again = await person.client.post(CHECKOUT, { planId: 'studio_pro' });
    expect([again.status, again.body.message]).toEqual([409, 'You already have Studio Pro.']);
  });

  it('stays as it is while Stripe is down', async () => {
    const { person } = await payer(billing, 'individual_pro');
    await cancel(person);
    const before = await subscriptionOf(person);
    billing.stripe.mood = 'error';
    expect((await keep(person)).status).toBe(502);
    billing.stripe.mood = 'good';
    expect(await subscriptionOf(person)).toEqual(before);
  });
});

describe('P7: with the mock checkout', () => {
  it('a cancellation is undone, but not after the last day, even if the hourly job runs at the same moment', async () => {
    const server = await startServer({ ROLES: 'web,worker' });
    try {
      const person = await createUser(server);
      const { services } = server;
      const pay = async (planId: string) =>
        person.client.post('/api/test/simulate-stripe-success', { sessionId: `mock_${crypto.randomUUID()}`, planId });
      expect((await pay('individual_pro')).status).toBe(200);
      await cancel(person);
      expect((await keep(person)).body).toMatchObject({ success: true, subscription: { cancelAtPeriodEnd: false } });

      const past = new Date(Date.now() - 1000);
      await cancel(person);
      await services.db.update(subscriptions).set({ periodEnd: past }).where(eq(subscriptions.userId, person.id));
      expect((await keep(person)).status, 'before the hourly job has been there').toBe(409);
      expect(await renewOrEnd(services, person.id)).toBe(true);
      expect((await pay('individual_pro')).status).toBe(200);
      for (let time = 0; time < 5; time++) {
        await cancel(person);
        await services.db.update(subscriptions).set({ periodEnd: past }).where(eq(subscriptions.userId, person.id));
        const [kept, ended] = await Promise.all([keep(person), renewOrEnd(services, person.id)]);
        expect([kept.status, ended]).toEqual([409, true]);
        expect(await standingOf(person)).toEqual(['user', 'canceled', 'free']);
        expect((await pay('individual_pro')).status).toBe(200);
      }
      // A decision based on a subscription that has ended since is made again.
      let asked = 0;
      const isChanged = await changeMock(services, person.id, () => {
        asked += 1;
        return { cancelAtPeriodEnd: false };
      });
      expect([isChanged, asked]).toEqual([true, 1]);
      await cancel(person);
      const answers = await Promise.all([
        person.client.post('/api/subscription/keep'),
        changeMock(services, person.id, () => ({ status: 'ended', endedAt: new Date() })),
      ]);
      expect([200, 409]).toContain(answers[0].status);
      // Whichever came first: an end is an end.
      expect((await standingOf(person))[2]).toBe('free');
    } finally {
      await server.close();
    }
  });
});

describe('P5: what would be lost with a plan', () => {
  it('is counted by the server: people, invitations, backgrounds, days', async () => {
    const { person: owner } = await payer(billing, 'studio_pro');
    for (const name of ['Jo', 'Kim']) await join(billing.server, owner, await createUser(billing.server), name);
    await invite(owner, `${crypto.randomUUID()}@example.com`);
    await owner.client.post('/api/custom-class-types', { classType: 'Chair Flow' });
    const key = crypto.randomUUID();
    const files = { storageKey: `a/${key}`, posterKey: `b/${key}`, previewKey: `c/${key}` };
    const clip = { publicId: `user-videos/${owner.id}/${key}`, userId: owner.id, title: 'Mine', duration: 15 };
    await db()
      .insert(clips)
      .values({ ...clip, hasAudio: false, ...files });
    const { currentPeriodEnd } = await subscriptionOf(owner);
    const { status, body } = await owner.client.get('/api/subscription/consequences');
    expect([status, body]).toEqual([
      200,
      {
        ...{ members: 2, invitations: 1, backgrounds: 1, classTypes: 1, lastDay: currentPeriodEnd, planAfter: 'free' },
        backgroundsKeptUntil: new Date(Date.parse(currentPeriodEnd) + 30 * 86_400_000).toISOString(),
      },
    ]);
  });

  it('is less for team members, and nothing for people who pay nothing', async () => {
    const owner = await createOwner(billing.server);
    const member = await createUser(billing.server);
    await join(billing.server, owner, member);
    await buy(billing, member, 'individual_pro');
    const ask = async ({ client }: TestUser) => (await client.get('/api/subscription/consequences')).body;
    expect(await ask(member)).toMatchObject({ planAfter: 'studio_team', backgroundsKeptUntil: null, members: 0 });
    const nothing = { members: 0, invitations: 0, backgrounds: 0, classTypes: 0, lastDay: null, planAfter: 'free' };
    expect(await ask(await createUser(billing.server))).toEqual({ ...nothing, backgroundsKeptUntil: null });
  });
});

describe('P2: somebody who pays and joins a team', () => {
  async function invited() {
    const owner = await createOwner(billing.server);
    const { person, id } = await payer(billing, 'individual_pro');
    await invite(owner, person.email);
    const token = await invitationToken(billing.server, person.email);
    const accept = (more = {}) => person.client.post('/api/studio/invitations/accept', { token, ...more });
    return { owner, person, id, accept };
  }

  it('reads in the mail that their own plan continues; people who pay nothing do not', async () => {
    const { owner, person } = await invited();
    const [mail] = await waitForMails(billing.server, person.email);
    expect(mail!.text).toContain('You pay $6.99 a month for Individual Pro yourself.');
    const other = await createUser(billing.server);
    await invite(owner, other.email);
    const [plain] = await waitForMails(billing.server, other.email);
    expect(plain!.text).not.toContain('Individual Pro');
  });

  it('keeps paying unless they choose otherwise, and has the plan when the seat ends', async () => {
    const { person, id, accept } = await invited();
    const { status, body } = await accept();
    expect([status, body.message]).toEqual([200, 'Welcome to Sky Studio.']);
    expect(await standingOf(person)).toEqual(['studio_team', 'pro', 'studio_team']);
    expect(world().find('subscriptions', id).cancel_at_period_end).toBe(false);
  });

  it('can end their own plan with its period in the same step', async () => {
    const { person, id, accept } = await invited();
    const { status, body } = await accept({ endOwnPlan: true });
    expect([status, body.message]).toEqual([
      200,
      expect.stringMatching(/^Welcome to Sky Studio\. Your own plan ends on \w+ \d+, \d{4}, \d+:\d\d [AP]M UTC\.$/),
    ]);
    expect((await standingOf(person))[2]).toBe('studio_team');
    expect(world().find('subscriptions', id)).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect(await subscriptionOf(person)).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
  });

  it('gets the seat even if their own plan cannot be ended right now, and reads so', async () => {
    const { person, accept } = await invited();
    billing.stripe.mood = 'error';
    const { status, body } = await accept({ endOwnPlan: true });
    billing.stripe.mood = 'good';
    expect([status, body.message]).toEqual([
      200,
      'Welcome to Sky Studio. Your own plan could not be canceled just now and continues. Cancel it under Account.',
    ]);
    expect((await standingOf(person))[2]).toBe('studio_team');
    const free = await createUser(billing.server);
    expect((await free.client.get('/api/subscription')).body.status).toBe('none');
  });
});
