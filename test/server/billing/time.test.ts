import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { hasLiveSubscription } from '../../../src/server/accounts/read-standing.ts';
import { restoreOwnPlan } from '../../../src/server/accounts/set-standing.ts';
import { clips } from '../../../src/server/db/schema/library.ts';
import { mails } from '../../../src/server/db/schema/mails.ts';
import { users } from '../../../src/server/db/schema/people.ts';
import { cancelSubscription } from '../../../src/server/features/billing/actions.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { waitForMails } from '../../outbox.ts';
import { billingForFile, buy, deliver, eventsOf, payer, standingOf } from './fixtures.ts';

const billing = billingForFile();
const DAY = 86_400_000;
const db = () => billing.server.services.db;
const set = (id: string, columns: Partial<typeof users.$inferInsert>) =>
  db().update(users).set(columns).where(eq(users.id, id));
const rowOf = async (id: string) => (await db().select().from(users).where(eq(users.id, id)))[0]!;
const clipsOf = (id: string) => db().$count(clips, eq(clips.userId, id));

async function addClip({ id: userId }: TestUser): Promise<string> {
  const publicId = `user-videos/${userId}/${crypto.randomUUID().replaceAll('-', '')}`;
  const key = (name: string) => `pieces/${crypto.randomUUID()}/${name}`;
  const files = { storageKey: key('film.mp4'), posterKey: key('poster.jpg'), previewKey: key('preview.mp4') };
  await db()
    .insert(clips)
    .values({ publicId, userId, title: 'Mine', duration: 15, hasAudio: false, ...files });
  return publicId;
}

async function anHourLater(): Promise<{ expired: number }> {
  const admin = await createUser(billing.server, { role: 'admin' });
  const { status, body } = await admin.client.post('/api/subscription/process-expired');
  expect(status).toBe(200);
  return body;
}

describe('a plan granted until a day', () => {
  it('ends after that day, once, with a mail, and not before [T5.19]', async () => {
    const past = await createUser(billing.server, {
      role: 'pro',
      subscriptionStatus: 'pro',
      subscriptionExpiresAt: new Date(Date.now() - 1000),
    });
    const future = await createUser(billing.server, { role: 'pro', subscriptionExpiresAt: new Date(Date.now() + DAY) });
    const beta = await createUser(billing.server, { role: 'beta', subscriptionExpiresAt: new Date(Date.now() - 1000) });
    const { expired } = await anHourLater();
    expect(expired).toBe(2);
    expect(await standingOf(past)).toEqual(['user', 'canceled', 'free']);
    expect(await standingOf(future)).toEqual(['pro', 'free', 'individual']);
    expect((await standingOf(beta)).at(-1)).toBe('free');
    expect((await anHourLater()).expired).toBe(0);
    const mails = await waitForMails(billing.server, past.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your Individual Pro has ended']);
    await set(past.id, { role: 'pro' });
    await anHourLater();
    expect((await standingOf(past)).at(-1)).toBe('individual');
  });

  it('does not end while a subscription is active, and ends when that has ended', async () => {
    const { person, id } = await payer(billing, 'individual_pro');
    await set(person.id, { subscriptionExpiresAt: new Date(Date.now() - DAY) });
    await anHourLater();
    expect(await standingOf(person)).toEqual(['pro', 'pro', 'individual']);
    await set(person.id, { subscriptionExpiresAt: new Date(Date.now() + DAY) });
    const fresh = eventsOf(billing);
    billing.stripe.world.end(id);
    await deliver(billing, fresh());
    expect(await standingOf(person)).toEqual(['pro', 'pro', 'individual']);
    await set(person.id, { subscriptionExpiresAt: new Date(Date.now() - 1000) });
    await anHourLater();
    expect(await standingOf(person)).toEqual(['user', 'canceled', 'free']);
  });

  it('is ended only by admins [T5.19]', async () => {
    for (const role of ['user', 'pro', 'studio_owner', 'studio_team', 'beta'] as const) {
      const { client } = await createUser(billing.server, { role });
      expect([role, (await client.post('/api/subscription/process-expired')).status]).toEqual([role, 403]);
    }
  });
});

describe('own backgrounds after the plan', () => {
  it('are kept and readable for 30 days, with an announcement and a reminder, and then removed; a new plan keeps them [B29]', async () => {
    const { person, id } = await payer(billing, 'individual_pro');
    const kept = await payer(billing, 'individual_pro');
    const publicId = await addClip(person);
    await addClip(kept.person);
    const fresh = eventsOf(billing);
    billing.stripe.world.end(id);
    billing.stripe.world.end(kept.id);
    await deliver(billing, fresh());
    const until = (await rowOf(person.id)).libraryKeptUntil!.getTime();
    expect(Math.round((until - Date.now()) / DAY)).toBe(30);
    const { body } = await person.client.get('/api/subscription');
    expect(body).toMatchObject({ status: 'ended', libraryKeptUntil: new Date(until).toISOString() });
    const listed = (await person.client.get('/api/background-videos')).body.clips;
    expect(listed.map((clip: { publicId: string }) => clip.publicId)).toEqual([publicId]);
    expect((await person.client.multipart('/api/upload-personal-video', { video: new Blob(['x']) })).body.code).toBe(
      'plan_required',
    );

    await anHourLater();
    expect(await clipsOf(person.id)).toBe(1);
    for (const each of [person, kept.person]) await set(each.id, { libraryKeptUntil: new Date(Date.now() + 5 * DAY) });
    await anHourLater();
    await anHourLater();
    const mails = await waitForMails(billing.server, person.email, 2);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Your Individual Pro has ended',
      'Your background videos will be removed soon',
    ]);

    await buy(billing, kept.person, 'individual_pro');
    expect((await rowOf(kept.person.id)).libraryKeptUntil).toBeNull();
    await set(person.id, { libraryKeptUntil: new Date(Date.now() - 1000) });
    await anHourLater();
    expect([await clipsOf(person.id), await clipsOf(kept.person.id)]).toEqual([0, 1]);
    expect((await rowOf(person.id)).libraryKeptUntil).toBeNull();
  });

  it('are announced first to people who lost the plan in another way [B29]', async () => {
    const person = await createUser(billing.server, { role: 'pro' });
    await addClip(person);
    await set(person.id, { role: 'user' });
    await anHourLater();
    expect((await rowOf(person.id)).libraryKeptUntil!.getTime()).toBeGreaterThan(Date.now() + 29 * DAY);
    const [mail] = await waitForMails(billing.server, person.email);
    expect(mail!.subject).toBe('Your background videos are kept for now');
    expect(await clipsOf(person.id)).toBe(1);
    expect(await db().$count(mails, eq(mails.userId, person.id))).toBe(1);
  });
});

describe('a seat', () => {
  it.each([
    ['nothing', {}, ['user', 'free']],
    ['a plan that was granted', { subscriptionStatus: 'pro' }, ['pro', 'pro']],
    [
      'a granted plan whose day has passed',
      { subscriptionStatus: 'pro', subscriptionExpiresAt: new Date(0) },
      ['user', 'canceled'],
    ],
    ['a plan that had ended', { subscriptionStatus: 'canceled' }, ['user', 'canceled']],
  ] as const)('that ends leaves %s', async (_what, columns, expected) => {
    const person = await createUser(billing.server, { role: 'studio_team', ...columns });
    await restoreOwnPlan(db(), person.id);
    expect((await standingOf(person)).slice(0, 2)).toEqual(expected);
  });

  it('is kept by a member who buys Individual Pro, and that plan resumes when the seat ends [B28]', async () => {
    const person = await createUser(billing.server, { role: 'studio_team' });
    const { id } = await buy(billing, person, 'individual_pro');
    expect(await standingOf(person)).toEqual(['studio_team', 'pro', 'studio_team']);
    await restoreOwnPlan(db(), person.id);
    expect(await standingOf(person)).toEqual(['pro', 'pro', 'individual']);
    await restoreOwnPlan(db(), person.id);
    expect(await standingOf(person)).toEqual(['pro', 'pro', 'individual']);
    await set(person.id, { role: 'studio_team' });
    const fresh = eventsOf(billing);
    billing.stripe.world.end(id);
    await deliver(billing, fresh());
    expect(await standingOf(person)).toEqual(['studio_team', 'canceled', 'studio_team']);
    await restoreOwnPlan(db(), person.id);
    expect(await standingOf(person)).toEqual(['user', 'canceled', 'free']);
  });
});

describe('an admin’s cancel', () => {
  it('ends with the period, or at once [T5.20]', async () => {
    const { services } = billing.server;
    const { person, id } = await payer(billing, 'studio_pro');
    expect(await hasLiveSubscription(db(), person.id)).toBe(true);
    const later = await cancelSubscription(services, person.id, { immediate: false });
    expect(later).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    expect(await standingOf(person)).toEqual(['studio_owner', 'studio_pro', 'studio_owner']);
    const now = await cancelSubscription(services, person.id, { immediate: true });
    expect(now).toMatchObject({ status: 'ended', planId: 'studio_pro' });
    expect(billing.stripe.world.subscriptions.get(id)!.status).toBe('canceled');
    expect(await standingOf(person)).toEqual(['user', 'canceled', 'free']);
    expect(await hasLiveSubscription(db(), person.id)).toBe(false);
    await expect(cancelSubscription(services, person.id, { immediate: true })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(cancelSubscription(services, 'nobody', { immediate: true })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('of a subscription that already ended at Stripe corrects the plan', async () => {
    const { person, id } = await payer(billing, 'individual_pro');
    billing.stripe.world.end(id);
    const { status } = await person.client.post('/api/subscription/cancel');
    expect(status).toBe(409);
    expect(await standingOf(person)).toEqual(['user', 'canceled', 'free']);
  });
});
