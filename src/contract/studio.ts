import { z } from 'zod';
import { call, messageSchema, WRITES } from './call.ts';
import { emailSchema } from './fields.ts';
import { LIMITS } from './plans.ts';
import { instructorNameSchema } from './profile.ts';
import { keySchema } from './strings.ts';

/** What an owner reads who wants an eleventh member. */
export const SEATS_TAKEN = `Maximum team size of ${LIMITS.teamSeats} members reached`;

/** What an owner reads of an address that has an account, but can take no seat. Why is not theirs to know. */
export const CANNOT_INVITE =
  'This address cannot be invited right now. Ask the person: whoever has a studio or a seat elsewhere has to leave it before they can join a team.';

const memberNameSchema = instructorNameSchema.min(1, 'Enter the name of the member.');
/** An admin names the studio; of everybody else it is ignored, they have one studio at most. */
const studioIdSchema = keySchema(64, 'There is no such studio.');

/** A seat: invited as long as there is no userId, joined from then on. */
export const teamMemberSchema = z.object({
  id: z.string(),
  /** Lower-cased. */
  email: z.string(),
  /** As the owner calls the person; the instructor name that they start with. */
  name: z.string(),
  /** The person's account; absent until they accept the invitation. */
  userId: z.string().optional(),
  /** The id of the studio's owner. */
  studioId: z.string(),
  createdAt: z.iso.datetime(),
  /**
   * What has become of the newest invitation; null: the person has joined. sending: its mail is about to go out. mailed: its link works. expired: its link
   * has ended. failed: it could not be mailed. closed: it ended with the studio's plan.
   */
  invitation: z.enum(['sending', 'mailed', 'expired', 'failed', 'closed']).nullable(),
  /** When it was mailed; null: it was not, or the person has joined. */
  invitedAt: z.iso.datetime().nullable(),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

export const newTeamMemberSchema = z.object({
  email: emailSchema,
  name: memberNameSchema,
  studioId: studioIdSchema.nullish(),
});
export const displayNameSchema = z.object({ displayName: instructorNameSchema.min(1, 'Enter your name.') });

const idParams = z.object({ id: z.uuid() });
/** Each of these may send a mail to somebody who did not ask for it. */
const mails = { max: 60, seconds: 3600 } as const;

export const listTeam = call({
  method: 'GET',
  path: '/api/studio/team',
  summary: 'The seats of one’s own studio, in the order in which they were given',
  policy: 'studioOwner',
  output: z.object({ teamMembers: z.array(teamMemberSchema) }),
});
export const addTeamMember = call({
  method: 'POST',
  path: '/api/studio/team',
  summary: 'Give a seat and mail an invitation; the person joins by accepting it',
  policy: 'studioOwner',
  body: newTeamMemberSchema,
  output: teamMemberSchema,
  rate: mails,
});
export const renameTeamMember = call({
  method: 'PUT',
  path: '/api/studio/team/:id',
  summary: 'Change what a member is called',
  policy: 'studioOwner',
  params: idParams,
  body: z.object({ name: memberNameSchema }),
  output: teamMemberSchema,
  rate: WRITES,
});
export const removeTeamMember = call({
  method: 'DELETE',
  path: '/api/studio/team/:id',
  summary:
    'Take a seat back; a member who has joined falls back to the plan that they pay for themselves, else to free',
  policy: 'studioOwner',
  params: idParams,
  output: messageSchema,
  rate: WRITES,
});
export const resendInvitation = call({
  method: 'POST',
  path: '/api/studio/team/:id/invitation',
  summary: 'Mail a new invitation; the links of earlier ones end',
  policy: 'studioOwner',
  params: idParams,
  output: messageSchema,
  rate: mails,
});

export const inviteAllAgain = call({
  method: 'POST',
  path: '/api/studio/team/invitations',
  summary:
    'Mail new invitations to everybody whose own has expired, was not mailed or ended with the plan; nobody else is written to',
  policy: 'studioOwner',
  output: z.object({
    /** How many mails are on their way. */ invited: z.number(),
    teamMembers: z.array(teamMemberSchema),
  }),
  // Ten mails each at most: as many in an hour as by the calls for one.
  rate: { max: 6, seconds: 3600 },
});

export const setOwnerName = call({
  method: 'PUT',
  path: '/api/studio/owner-name',
  summary: 'Change one’s own name as the team reads it',
  policy: 'studioOwner',
  body: displayNameSchema,
  output: displayNameSchema,
  rate: WRITES,
});
export const getOwnerInfo = call({
  method: 'GET',
  path: '/api/studio/owner-info',
  summary: 'The studio that one owns or belongs to; empty names where there is none',
  policy: 'studioMember',
  output: z.object({ studioName: z.string(), ownerName: z.string() }),
});
export const getInstructorNames = call({
  method: 'GET',
  path: '/api/studio/instructor-names',
  summary: 'The names of the owner and of all seats of one’s own studio, the owner first',
  policy: 'studioMember',
  output: z.object({ instructorNames: z.array(z.string()) }),
});
export const getTeamMemberName = call({
  method: 'GET',
  path: '/api/studio/team-member-name',
  summary: 'What the owner calls the person of this address; people of one’s own studio only',
  policy: 'studioMember',
  query: z.object({ email: emailSchema }),
  output: z.object({ name: z.string() }),
});

/** A mailed token has 43 characters. */
const tokenSchema = keySchema(200, 'This is not a link of ours.').min(1, 'The link is not complete.');

/** An invitation as the person reads it who was invited. */
export const invitationSchema = z.object({
  id: z.string(),
  studioName: z.string(),
  ownerName: z.string(),
  /** Who was invited: only an account of this address can accept. */
  email: z.string(),
  name: z.string(),
});
export type Invitation = z.infer<typeof invitationSchema>;

export const lookAtInvitation = call({
  method: 'GET',
  path: '/api/studio/invitation',
  summary: 'What the link of an invitation leads to; 404 where it was replaced by a newer one or taken back',
  policy: 'public',
  query: z.object({ token: tokenSchema }),
  output: invitationSchema.extend({
    /** closed: the studio has no plan for a team (any more). */
    status: z.enum(['open', 'accepted', 'expired', 'closed']),
    /** There is an account of this address: sign in rather than register. */
    hasAccount: z.boolean(),
  }),
  rate: { max: 60, seconds: 60, by: 'address' },
});
export const listInvitations = call({
  method: 'GET',
  path: '/api/studio/invitations',
  summary: 'Open invitations for one’s own address, if it is verified',
  policy: 'signedIn',
  output: z.object({ invitations: z.array(invitationSchema) }),
});
/** End the plan that one pays for oneself with its period, since the seat gives the same. */
const endOwnPlan = z.boolean('Say whether your own plan is to end.').optional();
export const acceptInvitation = call({
  method: 'POST',
  path: '/api/studio/invitations/accept',
  summary:
    'Join a studio, with the token of the mail’s link or, whose address is verified, with the id of the invitation',
  policy: 'signedIn',
  body: z.union([z.object({ token: tokenSchema, endOwnPlan }), z.object({ id: z.uuid(), endOwnPlan })]),
  output: z.object({ studioName: z.string(), message: z.string() }),
  rate: { max: 30, seconds: 60 },
});
