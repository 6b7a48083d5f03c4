import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { NO_SUBSCRIPTION } from '../../../../test/users.ts';
import { cancelSubscription, subscriptionSchema } from '../../../contract/billing.ts';
import { sayMoment } from '../../../contract/moments.ts';
import { callApi } from '../../api/client.ts';
import { inOwnDays, longDayOf } from '../../api/moments.ts';
import { datesOf } from './subscription-dates.ts';

const ZONE = process.env.TZ;
afterEach(() => {
  vi.unstubAllGlobals();
  if (ZONE === undefined) delete process.env.TZ;
  else process.env.TZ = ZONE;
});

const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
const zones = fc.constantFrom(
  'America/Los_Angeles',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  ...Intl.supportedValuesOf('timeZone'),
);

test('E7: the account and the sentences of the server name one day, wherever somebody is; in a mail the day has its zone [B506]', async () => {
  await fc.assert(
    fc.asyncProperty(zones, moments, async (zone, moment) => {
      process.env.TZ = zone;
      const end = moment.toISOString();
      const subscription = {
        ...NO_SUBSCRIPTION,
        status: 'active',
        planId: 'individual_pro',
        currentPeriodEnd: end,
        cancelAtPeriodEnd: true,
      } as const;
      const message = `Your subscription is canceled. You keep access until ${sayMoment(moment)}.`;
      vi.stubGlobal('fetch', async () => Response.json({ success: true, message, subscription }));
      const answer = await callApi(cancelSubscription);
      const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: zone }).format(moment);
      expect(datesOf(subscriptionSchema.parse(answer.subscription))).toEqual([
        `Canceled. Your access remains until ${day}.`,
      ]);
      expect(answer.message).toBe(`Your subscription is canceled. You keep access until ${day}.`);
      expect(longDayOf(end)).toBe(day);

      const utc = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(moment);
      expect(sayMoment(moment)).toMatch(new RegExp(`^${utc}, \\d+:\\d\\d [AP]M UTC$`));
      expect(Date.parse(sayMoment(moment))).toBe(Math.floor(moment.getTime() / 60_000) * 60_000);
    }),
    { numRuns: 300 },
  );
});

test('E7: the last day that an admin types is that day for everybody [B506]', () => {
  fc.assert(
    fc.property(zones, moments, (zone, moment) => {
      process.env.TZ = zone;
      const typed = moment.toISOString().slice(0, 10);
      const expiresAt = `${typed}T23:59:59.999Z`;
      const [, year, month, day] = /(\d+)-(\d+)-(\d+)/.exec(typed)!;
      const said = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(
        new Date(Number(year), Number(month) - 1, Number(day), 12),
      );
      expect(datesOf({ ...NO_SUBSCRIPTION, expiresAt })).toEqual([`Your access ends on ${said}.`]);
    }),
    { numRuns: 300 },
  );
});

test('E7: a sentence without a moment stays as it is', () => {
  for (const text of ['', 'December 28, 2026', 'Spin Basics, 7:00 PM UTC', 'December 28, 2026, 19:00 UTC']) {
    expect(inOwnDays(text)).toBe(text);
  }
});
