import { sayMoment } from '../../../contract/moments.ts';
import type { PlanId } from '../../../contract/plans.ts';
import { moneyOf } from '../../mail/money.ts';
import type { MailKind } from '../../mail/outbox.ts';
import { planName } from './policy.ts';

export const paymentFailed: MailKind<{ userId: string; planId: PlanId }> = {
  name: 'payment_failed',
  write: ({ planId }, { config }, { email }) => ({
    to: email,
    subject: 'Your payment did not go through',
    paragraphs: [
      `We could not charge your card for ${planName(planId)}. Nothing has changed yet: you keep everything while we try again over the next days.`,
      'To keep your plan, please check your card: open your account, then Manage billing.',
      `${config.publicUrl}/`,
    ],
  }),
};

export const planEnded: MailKind<{ userId: string; planId: PlanId; libraryKeptUntil: string | null }> = {
  name: 'plan_ended',
  write: ({ planId, libraryKeptUntil }, { config }, { email }) => ({
    to: email,
    subject: `Your ${planName(planId)} has ended`,
    paragraphs: [
      `Your ${planName(planId)} subscription has ended, and you are on the free trial again. Your account, your texts and your finished videos stay.`,
      ...keptUntil(libraryKeptUntil),
      'You can come back whenever you like:',
      `${config.publicUrl}/upgrade`,
    ],
  }),
};

type Price = { amount: number | null; currency: string | null };

export const planKept: MailKind<{ userId: string; planId: PlanId; renewsAt: string } & Price> = {
  name: 'plan_kept',
  write: ({ planId, renewsAt, ...price }, { config }, { email }) => ({
    to: email,
    subject: `Your ${planName(planId)} continues`,
    paragraphs: [
      `You have withdrawn your cancellation. Your ${planName(planId)} continues with all its benefits.`,
      `The next charge is${moneyOf(price) ? ` ${moneyOf(price)}` : ''} on ${sayMoment(renewsAt)}.`,
      'If that was not you, or not what you want, you can cancel again at any time in your account:',
      `${config.publicUrl}/`,
    ],
  }),
};

export const secondRefunded: MailKind<{ userId: string; planId: PlanId | null } & Price> = {
  name: 'second_refunded',
  write: ({ planId, ...price }, { config }, { email }) => ({
    to: email,
    subject: 'We have refunded a second payment',
    paragraphs: [
      `You paid twice: besides the plan you already have, a second ${planId ? planName(planId) : 'subscription'} was paid on a checkout page that was still open. We have ended that one and are refunding ${moneyOf(price)}; your bank may take a few days.`,
      'Your plan continues unchanged. You do not need to do anything.',
      `${config.publicUrl}/`,
    ],
  }),
};

export const libraryKept: MailKind<{ userId: string; libraryKeptUntil: string }> = {
  name: 'library_kept',
  write: ({ libraryKeptUntil }, { config }, { email }) => ({
    to: email,
    subject: 'Your background videos are kept for now',
    paragraphs: [
      'Your plan no longer includes your own background videos.',
      ...keptUntil(libraryKeptUntil),
      `${config.publicUrl}/upgrade`,
    ],
  }),
};

export const libraryReminder: MailKind<{ userId: string; libraryKeptUntil: string }> = {
  name: 'library_reminder',
  write: ({ libraryKeptUntil }, { config }, { email }) => ({
    to: email,
    subject: 'Your background videos will be removed soon',
    paragraphs: [...keptUntil(libraryKeptUntil), 'Any plan keeps them:', `${config.publicUrl}/upgrade`],
  }),
};

function keptUntil(moment: string | null): string[] {
  if (!moment) return [];
  return [
    `The background videos that you have uploaded are kept until ${sayMoment(moment)}. With a plan by then they stay; after it they are removed. Videos that you have made with them are not touched.`,
  ];
}

/** The mails of billing. */
export const mails: readonly MailKind<never>[] = [
  paymentFailed,
  planEnded,
  planKept,
  secondRefunded,
  libraryKept,
  libraryReminder,
];
