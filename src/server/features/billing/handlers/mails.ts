import type { BillingNotice } from '../../../db/schema.ts';
import { dayOf } from '../../../mail/day.ts';
import type { Mail } from '../../../mail/index.ts';
import { moneyOf } from '../../../mail/money.ts';
import type { Services } from '../../../services.ts';
import { billingMail } from '../jobs.ts';
import { planName } from '../policy.ts';
import * as queries from '../queries.ts';

/** Sends a mail that has been written to the database. One that gets lost here goes out within the hour. */
export async function tell({ queue, log }: Services, noticeId: string): Promise<void> {
  await queue
    .send(billingMail, { id: noticeId }, { key: noticeId })
    .catch((err) => log.warn({ err, noticeId }, 'a mail of billing waits for the next hour'));
}

/** Sends the mail unless it has gone out. */
export async function sendNotice({ db, mailer, config }: Services, id: string): Promise<void> {
  const found = await queries.findNotice(db, id);
  if (!found) return;
  await mailer.send({ to: found.email, ...write(found.notice, config.publicUrl) });
  await queries.markSent(db, id);
}

function write(notice: BillingNotice, site: string): Omit<Mail, 'to'> {
  switch (notice.kind) {
    case 'payment_failed':
      return mail('Your payment did not go through', [
        `We could not charge your card for ${planName(notice.planId)}. Nothing has changed yet: you keep everything while we try again over the next days.`,
        'So that your plan does not end, please look at your card: open your account, then Manage billing.',
        `${site}/`,
      ]);
    case 'plan_ended':
      return mail(`Your ${planName(notice.planId)} has ended`, [
        `Your ${planName(notice.planId)} subscription has ended, and you are on the free trial again. Your account, your texts and your finished videos stay.`,
        ...keptUntil(notice.libraryKeptUntil),
        'You can come back whenever you like:',
        `${site}/upgrade`,
      ]);
    case 'plan_kept':
      return mail(`Your ${planName(notice.planId)} goes on`, [
        `You have taken your cancellation back: your ${planName(notice.planId)} goes on, with everything that it gives.`,
        `The next charge is${moneyOf(notice) ? ` ${moneyOf(notice)}` : ''} on ${dayOf(notice.renewsAt)}.`,
        'If that was not you, or not what you want, you can cancel again at any time in your account:',
        `${site}/`,
      ]);
    case 'second_refunded':
      return mail('We have refunded a second payment', [
        `You paid twice: beside the plan that you have, a second ${notice.planId ? planName(notice.planId) : 'subscription'} was paid in a checkout page that was still open. We have ended that one and are refunding ${moneyOf(notice)}; your bank may take a few days.`,
        'Your plan goes on as it is. You have nothing to do.',
        `${site}/`,
      ]);
    case 'library_kept':
      return mail('Your background videos are kept for now', [
        'Your plan no longer includes background videos of your own.',
        ...keptUntil(notice.libraryKeptUntil),
        `${site}/upgrade`,
      ]);
    case 'library_reminder':
      return mail('Your background videos will soon be removed', [
        ...keptUntil(notice.libraryKeptUntil),
        'Any plan keeps them:',
        `${site}/upgrade`,
      ]);
  }
}

const mail = (subject: string, paragraphs: string[]) => ({ subject, text: paragraphs.join('\n\n') });

function keptUntil(moment: string | null): string[] {
  if (!moment) return [];
  return [
    `The background videos that you have uploaded are kept until ${dayOf(moment)}. With a plan by then they stay; after it they are removed. Videos that you have made with them are not touched.`,
  ];
}
