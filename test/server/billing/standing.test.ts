import { describe, expect, it } from 'vitest';
import { standingSchema } from '../../../src/contract/billing.ts';
import { describeStanding, describeStandings } from '../../../src/server/accounts/read-standing.ts';
import { createUser } from '../../factories.ts';
import { createOwner, join } from '../people/fixtures.ts';
import { billingForFile, buy, deliver, eventsOf, payer } from './fixtures.ts';

const billing = billingForFile();
const db = () => billing.server.services.db;
const endOf = (id: string) => {
  const { current_period_end } = billing.stripe.world.subscriptions.get(id)!.items.data[0];
  return new Date(current_period_end * 1000).toISOString();
};

describe('what a person has and who pays for it', () => {
  it('follows the subscription: next charge, last day, overdue, ended [P6]', async () => {
    const { world } = billing.stripe;
    const { person, id } = await payer(billing, 'individual_pro');
    const own = {
      planId: 'individual_pro',
      state: 'renews',
      at: endOf(id),
      amount: 699,
      currency: 'usd',
      isMock: false,
    };
    const nothing = { studio: null, grantedUntil: null, ended: null };
    const standing = () => describeStanding(db(), person.id);
    expect(standingSchema.parse(await standing())).toEqual({ plan: 'individual', payer: 'self', own, ...nothing });

    await person.client.post('/api/subscription/cancel');
    expect(await standing()).toMatchObject({ plan: 'individual', payer: 'self', own: { ...own, state: 'ends' } });

    const fresh = eventsOf(billing);
    world.cancelAtEnd(id, false);
    world.fail(id);
    await deliver(billing, fresh());
    expect(await standing()).toMatchObject({ payer: 'self', own: { state: 'past_due', amount: 699 } });

    world.end(id);
    await deliver(billing, fresh());
    expect(await standing()).toMatchObject({
      ...{ plan: 'free', payer: 'nobody', own: null },
      ended: { planId: 'individual_pro', at: expect.stringMatching(/Z$/) },
    });
  });

  it('is charged what Stripe says, even at a price that is no longer offered', async () => {
    const { person, id } = await payer(billing, 'individual_pro');
    const fresh = eventsOf(billing);
    const subscription = billing.stripe.world.find('subscriptions', id);
    Object.assign(subscription.items.data[0].price, { id: 'price_of_2024', unit_amount: 499, currency: 'eur' });
    billing.stripe.world.cancelAtEnd(id, false);
    await deliver(billing, fresh());
    expect((await describeStanding(db(), person.id)).own).toMatchObject({ amount: 499, currency: 'eur' });
  });

  it('distinguishes a seat and the studio that pays from the person’s own plan and a granted one', async () => {
    const owner = await createOwner(billing.server, { instructorName: 'Mara', studio: 'Sky Studio' });
    const member = await createUser(billing.server);
    await join(billing.server, owner, member);
    const studio = { name: 'Sky Studio', ownerId: owner.id, ownerEmail: owner.email };
    expect(await describeStanding(db(), member.id)).toMatchObject({
      plan: 'studio_team',
      payer: 'studio',
      studio,
      own: null,
    });
    await buy(billing, member, 'individual_pro');
    const until = new Date('2031-05-06T23:59:59.999Z');
    const given = await createUser(billing.server, { role: 'pro', subscriptionExpiresAt: until });
    const all = await describeStandings(db(), [member.id, given.id, owner.id, 'nobody']);
    expect([...all.keys()].sort()).toEqual([member.id, given.id, owner.id].sort());
    expect(all.get(member.id)).toMatchObject({
      plan: 'studio_team',
      payer: 'studio',
      own: { planId: 'individual_pro' },
    });
    expect(all.get(given.id)).toMatchObject({
      ...{ plan: 'individual', payer: 'granted', own: null },
      grantedUntil: until.toISOString(),
    });
    expect(all.get(owner.id)).toMatchObject({ plan: 'studio_owner', payer: 'granted', grantedUntil: null });
    await expect(describeStanding(db(), 'nobody')).rejects.toMatchObject({ code: 'not_found' });
  });
});
