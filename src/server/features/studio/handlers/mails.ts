import { createHash, randomBytes } from 'node:crypto';
import { entitlements } from '../../../../contract/plans.ts';
import { findPerson } from '../../../db/people.ts';
import { dayOf } from '../../../mail/day.ts';
import { moneyOf } from '../../../mail/money.ts';
import type { Services } from '../../../services.ts';
import { describeStanding } from '../../billing/actions.ts';
import { ownsStudio } from '../policy.ts';
import * as queries from '../queries.ts';

/** Days for which a mailed link can be used. A person whose address is verified needs no link. */
const LINK_DAYS = 7;

/** What is kept of a token: whoever reads the table cannot use the links. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Names are written by people who invite strangers: in a mail of ours no part of them becomes a link, a line of its own or a button.
 */
const plainName = (name: string) =>
  name
    .replace(/\s+/g, ' ')
    .replace(/[.:/@\\]+(?=\S)/g, ' ')
    .trim();

/** Mails the link of an invitation that is still open. Each link ends the one before. */
export async function sendInvitation(services: Services, { memberId }: { memberId: string }): Promise<void> {
  const { db, mailer, config } = services;
  const member = await queries.findMember(db, { id: memberId });
  const owner = member && (await findPerson(db, { id: member.studioId }));
  if (!member || member.userId !== null || !ownsStudio(owner)) return;
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashOf(token);
  // Before the mail, so that its link works from the first moment; that it was mailed is only said afterwards.
  const tokenExpiresAt = new Date(Date.now() + LINK_DAYS * 86_400_000);
  if (!(await queries.putToken(db, member.id, { tokenHash, tokenExpiresAt }))) return;
  const { studio, instructorName } = await queries.findNames(db, member.studioId);
  const studioName = plainName(studio) || 'a studio';
  const who = plainName(instructorName) || 'The owner of a studio';
  await mailer.send({
    to: member.email,
    subject: `${who} invites you to ${studioName} on Spinreel`,
    text: [
      `Hello ${plainName(member.name)},`,
      `${who} has a seat for you in the team of ${studioName} on Spinreel, where studios make short videos for their classes.`,
      'You get unlimited downloads without a watermark, your own backgrounds and the class types of the studio; the studio pays.',
      ...(await ownPlanOf(services, member.email)),
      `Join here within ${LINK_DAYS} days; the link works once, and only for an account of this e-mail address:`,
      `${config.publicUrl}/join?token=${token}`,
      'If you do not know who this is, ignore this mail: nothing happens without you.',
    ].join('\n\n'),
  });
  await queries.markMailed(db, member.id, tokenHash);
}

/** What somebody who pays for a plan themselves should know before they join. It is their mailbox: the owner reads none of it. */
async function ownPlanOf({ db }: Services, email: string): Promise<string[]> {
  const account = await findPerson(db, { email });
  const own = account && (await describeStanding(db, account.id)).own;
  if (!own || own.state === 'ends' || own.planId !== 'individual_pro') return [];
  const price = moneyOf(own);
  return [
    `You pay${price ? ` ${price} a month` : ''} for Individual Pro yourself. A seat gives you the same, and your own plan goes on until you end it: you can do both in one step when you join.`,
  ];
}

/** Notes that the mail could not be sent, so that the owner sees it and can try again. */
export async function noteNotMailed({ db }: Services, { memberId }: { memberId: string }): Promise<void> {
  await queries.markNotMailed(db, memberId);
}

/** Tells somebody that their seat is gone, and what they have instead. */
export async function sendSeatLost(
  { db, mailer, config }: Services,
  { userId, studioName }: { userId: string; studioName: string },
): Promise<void> {
  const person = await findPerson(db, { id: userId });
  if (!person || person.role === 'studio_team') return;
  const { label, plan } = entitlements(person);
  const kept = person.libraryKeptUntil;
  const studio = plainName(studioName) || 'your studio';
  const now =
    plan === 'free'
      ? `Your account is a free trial now.${kept ? ` The background videos that you have uploaded are kept until ${dayOf(kept)}: with a plan of your own, or a new seat, they stay.` : ''}`
      : `Your own plan, ${label}, goes on as before.`;
  await mailer.send({
    to: person.email,
    subject: `Your seat at ${studio} has ended`,
    text: [
      `You are no longer a member of the team of ${studio} on Spinreel. Your account and your videos are still yours.`,
      now,
      `${config.publicUrl}/upgrade`,
    ].join('\n\n'),
  });
}
