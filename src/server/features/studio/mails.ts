import { createHash, randomBytes } from 'node:crypto';
import { sayMoment } from '../../../contract/moments.ts';
import { entitlements, ownsTeam, PLANS, soldPlan } from '../../../contract/plans.ts';
import { findNames } from '../../accounts/names.ts';
import { findPerson } from '../../accounts/people.ts';
import { describeStanding } from '../../accounts/read-standing.ts';
import { moneyOf } from '../../mail/money.ts';
import type { MailKind } from '../../mail/outbox.ts';
import type { Services } from '../../services.ts';
import { ownsStudio } from './policy.ts';
import * as queries from './queries.ts';

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

/** The link of an invitation that is still open. Each link ends the one before. */
export const invitation: MailKind<{ memberId: string }> = {
  name: 'invitation',
  async write({ memberId }, services) {
    const { db, config } = services;
    const member = await queries.findMember(db, { id: memberId });
    const owner = member && (await findPerson(db, { id: member.studioId }));
    if (!member || member.userId !== null || !ownsStudio(owner)) return null;
    const token = randomBytes(32).toString('base64url');
    const tokenHash = hashOf(token);
    // Before the mail, so that its link works from the first moment; that it was mailed is only said afterwards.
    const tokenExpiresAt = new Date(Date.now() + LINK_DAYS * 86_400_000);
    if (!(await queries.putToken(db, member.id, { tokenHash, tokenExpiresAt }))) return null;
    const { studio, instructorName } = await findNames(db, member.studioId);
    const studioName = plainName(studio) || 'a studio';
    const who = plainName(instructorName) || 'The owner of a studio';
    return {
      to: member.email,
      subject: `${who} invites you to ${studioName} on Spinreel`,
      paragraphs: [
        `Hello ${plainName(member.name)},`,
        `${who} has a seat for you in the team of ${studioName} on Spinreel, where studios make short videos for their classes.`,
        'You get unlimited downloads without a watermark, your own backgrounds and the class types of the studio; the studio pays.',
        ...(await ownPlanOf(services, member.email)),
        `Join here within ${LINK_DAYS} days; the link works once, and only for an account with this email address:`,
        `${config.publicUrl}/join?token=${token}`,
        'If you do not know who this is, you can ignore this email.',
      ],
      sent: () => queries.markMailed(db, member.id, tokenHash),
    };
  },
  // So that the owner sees it and can try again.
  givenUp: ({ memberId }, { db }) => queries.markNotMailed(db, memberId),
};

/** Tells somebody that their seat is gone, and what they have instead. */
export const seatLost: MailKind<{ userId: string; studioName: string }> = {
  name: 'seat_lost',
  write({ studioName }, { config }, person) {
    if (person.role === 'studio_team') return null;
    const { label, plan } = entitlements(person);
    const kept = person.libraryKeptUntil;
    const studio = plainName(studioName) || 'your studio';
    const now =
      plan === 'free'
        ? `Your account is now a free trial.${kept ? ` The background videos that you have uploaded are kept until ${sayMoment(kept)}: with a plan of your own, or a new seat, they stay.` : ''}`
        : `Your own plan, ${label}, goes on as before.`;
    return {
      to: person.email,
      subject: `Your seat at ${studio} has ended`,
      paragraphs: [
        `You are no longer on the team of ${studio} on Spinreel. Your account and your videos are still yours.`,
        now,
        `${config.publicUrl}/upgrade`,
      ],
    };
  },
};

/** Tells the owner of a studio that has ended until when its library is kept; once then, and once a week before. */
export const studioKept: MailKind<{ userId: string; keptUntil: string }> = {
  name: 'studio_kept',
  write({ keptUntil }, { config }, owner) {
    if (ownsStudio(owner)) return null;
    const day = sayMoment(keptUntil);
    return {
      to: owner.email,
      subject: `Your studio’s library is kept until ${day}`,
      paragraphs: [
        `Your studio’s plan has ended. The videos of its library are kept until ${day}, and then removed.`,
        `With ${PLANS.studio_owner.name} they stay, and so does your team. Those that you want for yourself you can move to your own videos, if your plan includes them.`,
        `${config.publicUrl}/upgrade`,
      ],
    };
  },
};

/** Tells somebody that a seat which ended with its studio's plan is theirs again. */
export const seatBack: MailKind<{ userId: string; studioName: string }> = {
  name: 'seat_back',
  write({ studioName }, { config }, person) {
    if (person.role !== 'studio_team') return null;
    const studio = plainName(studioName) || 'your studio';
    return {
      to: person.email,
      subject: `Your seat at ${studio} is back`,
      paragraphs: [
        `${studio} has its plan on Spinreel again, and you are on its team as before.`,
        'Its library, its class types and your own background videos are where you left them. If you would rather not be on the team, you can leave it under Account.',
        config.publicUrl,
      ],
    };
  },
};

/** What somebody who pays for a plan themselves should know before they join. It is their mailbox: the owner reads none of it. */
async function ownPlanOf({ db }: Services, email: string): Promise<string[]> {
  const account = await findPerson(db, { email });
  const own = account && (await describeStanding(db, account.id)).own;
  if (!own || own.state === 'ends' || ownsTeam(soldPlan(own.planId).plan)) return [];
  const price = moneyOf(own);
  return [
    `You pay${price ? ` ${price} a month` : ''} for ${soldPlan(own.planId).name} yourself. A seat gives you the same, and your own plan goes on until you end it: you can do both in one step when you join.`,
  ];
}

/** Why somebody is no longer on a team. */
export type Departure = 'removed' | 'left' | 'role changed' | 'another plan' | 'account deleted' | 'studio closed';
const WHY: Record<Exclude<Departure, 'studio closed'>, string> = {
  removed: 'has been removed from your team by an admin of Spinreel',
  left: 'has left your team',
  'role changed': 'has been given another role by an admin of Spinreel, and is no longer on your team',
  'another plan': 'has a studio of their own now, and is no longer on your team',
  'account deleted': 'no longer has an account, and is no longer on your team',
};

/** Tells an owner that a member is gone whom they have not removed themselves. */
export const memberLeft: MailKind<{ userId: string; memberName: string; because: keyof typeof WHY }> = {
  name: 'member_left',
  write({ memberName, because }, { config }, owner) {
    const who = plainName(memberName) || 'A member';
    return {
      to: owner.email,
      subject: `${who} is no longer on your team`,
      paragraphs: [
        `${who} ${WHY[because]}.`,
        'The seat is free: you can give it to somebody else.',
        `${config.publicUrl}/?console=team`,
      ],
    };
  },
};

/** The mails of studios. */
export const mails: readonly MailKind<never>[] = [invitation, seatLost, seatBack, studioKept, memberLeft];
