import { z } from 'zod';
import { call, messageSchema, WRITES } from './call.ts';
import { emailSchema } from './fields.ts';
import { LIMITS } from './limits.ts';
import { instructorNameSchema } from './profile.ts';
import { keySchema } from './strings.ts';

/** Shown to an owner who tries to add an eleventh member. */
export const SEATS_TAKEN = `Maximum team size of ${LIMITS.teamSeats} members reached`;

/** Shown to an owner for an address that has an account but cannot take a seat. The reason is private. */
export const CANNOT_INVITE =
  'This address cannot be invited right now. Ask them: anyone who owns a studio or is on another team has to leave it before joining yours.';

const memberNameSchema = instructorNameSchema.min(1, 'Enter the member’s name.');
/** Admins name the studio; for everyone else it is ignored, since they have at most one studio. */
const studioIdSchema = keySchema(64, 'This studio does not exist.');

const seenSeatSchema = z.enum(['invited', 'joined']);
/** As `seenQuery`: taking an invitation back ends no membership that began since, and the other way round. */
export const seatSeenQuery = z.object({ seen: seenSeatSchema.optional() });
export type SeenSeat = z.infer<typeof seenSeatSchema>;

/** A seat: invited while there is no userId, joined from then on. */
export const teamMemberSchema = z.object({
  id: z.string(),
  /** Lower-cased. */
  email: z.string(),
  /** The name given by the owner; the person's initial instructor name. */
  name: z.string(),
  /** The person's account; absent until they accept the invitation. */
  userId: z.string().optional(),
  /** The id of the studio's owner. */
  studioId: z.string(),
  createdAt: z.iso.datetime(),
  /**
   * Status of the latest invitation; null: the person has joined. sending: its e-mail is about to be sent. mailed: its
   * link works. expired: its link has expired. failed: its e-mail could not be sent. closed: it ended with the studio's
   * plan.
   */
  invitation: z.enum(['sending', 'mailed', 'expired', 'failed', 'closed']).nullable(),
  /** When it was sent; null: it was not, or the person has joined. */
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
/** Each of these may send an unrequested e-mail to somebody. */
const mails = { max: 60, seconds: 3600 } as const;

export const listTeam = call({
  method: 'GET',
  path: '/api/studio/team',
  summary: 'Your studio’s seats, in the order they were added',
  policy: 'studioOwner',
  output: z.object({ teamMembers: z.array(teamMemberSchema) }),
});
export const getTeamActivity = call({
  method: 'GET',
  path: '/api/studio/activity',
  summary:
    'What your studio has made: each member’s videos of this month (UTC), and the last seven days of everyone, you included',
  policy: 'studioOwner',
  output: z.object({
    members: z.array(
      z.object({
        /** Of the seat. Only of those who have joined. */
        id: z.string(),
        /** When they last used the program, to the hour; null: not lately. */
        lastSeenAt: z.iso.datetime().nullable(),
        /** Finished videos of this month. */
        films: z.number(),
        /** Background videos of their own. */
        clips: z.number(),
      }),
    ),
    week: z.object({ /** Finished videos. */ films: z.number(), downloads: z.number() }),
  }),
});
export const addTeamMember = call({
  method: 'POST',
  path: '/api/studio/team',
  summary: 'Add a member and email an invitation. They join by accepting it',
  policy: 'studioOwner',
  body: newTeamMemberSchema,
  output: teamMemberSchema,
  rate: mails,
});
export const renameTeamMember = call({
  method: 'PUT',
  path: '/api/studio/team/:id',
  summary: 'Rename a member',
  policy: 'studioOwner',
  params: idParams,
  body: z.object({ name: memberNameSchema }),
  output: teamMemberSchema,
  rate: WRITES,
});
export const removeTeamMember = call({
  method: 'DELETE',
  path: '/api/studio/team/:id',
  summary: 'Remove a member. Anyone who had joined goes back to a plan of their own, or to the free trial',
  policy: 'studioOwner',
  params: idParams,
  query: seatSeenQuery,
  output: messageSchema,
  rate: WRITES,
});
export const resendInvitation = call({
  method: 'POST',
  path: '/api/studio/team/:id/invitation',
  summary: 'Email a new invitation. Earlier links stop working',
  policy: 'studioOwner',
  params: idParams,
  output: messageSchema,
  rate: mails,
});

export const inviteAllAgain = call({
  method: 'POST',
  path: '/api/studio/team/invitations',
  summary:
    'Email new invitations to everyone whose invitation expired, could not be sent or ended with the plan, and to no one else',
  policy: 'studioOwner',
  output: z.object({
    /** How many e-mails are being sent. */ invited: z.number(),
    teamMembers: z.array(teamMemberSchema),
  }),
  // At most ten e-mails each: as many per hour as the calls for single invitations allow.
  rate: { max: 6, seconds: 3600 },
});

export const setOwnerName = call({
  method: 'PUT',
  path: '/api/studio/owner-name',
  summary: 'Change the name your team sees for you',
  policy: 'studioOwner',
  body: displayNameSchema,
  output: displayNameSchema,
  rate: WRITES,
});
export const getOwnerInfo = call({
  method: 'GET',
  path: '/api/studio/owner-info',
  summary: 'The studio you own or belong to. The names are empty if there is none',
  policy: 'studioMember',
  output: z.object({ studioName: z.string(), ownerName: z.string() }),
});
export const getInstructorNames = call({
  method: 'GET',
  path: '/api/studio/instructor-names',
  summary: 'The names of everyone in your studio, owner first',
  policy: 'studioMember',
  output: z.object({ instructorNames: z.array(z.string()) }),
});
export const getTeamMemberName = call({
  method: 'GET',
  path: '/api/studio/team-member-name',
  summary: 'The name your studio uses for the person with this email address',
  policy: 'studioMember',
  query: z.object({ email: emailSchema }),
  output: z.object({ name: z.string() }),
});

const membersAddSchema = z.object({ membersAdd: z.boolean('Choose whether members may add videos.') });
export const setMembersAdd = call({
  method: 'PUT',
  path: '/api/studio/members-add',
  summary: 'Say whether members may add videos to your studio’s library. Taking them out stays yours',
  policy: 'studioOwner',
  body: membersAddSchema,
  output: membersAddSchema,
  rate: WRITES,
});
export const leaveStudio = call({
  method: 'POST',
  path: '/api/studio/leave',
  summary: 'Give up your seat on a team. 409 if you have none there (any more)',
  policy: 'signedIn',
  body: z.object({ /** The studio you were asked about. */ studioId: studioIdSchema.min(1, 'Say which studio.') }),
  output: messageSchema,
  rate: WRITES,
});

/** A token in an e-mail has 43 characters. */
const tokenSchema = keySchema(200, 'This link is not valid.').min(1, 'The link is incomplete.');

/** An invitation as the invited person sees it. */
export const invitationSchema = z.object({
  id: z.string(),
  studioName: z.string(),
  ownerName: z.string(),
  /** The invited address: only an account with this address can accept. */
  email: z.string(),
  name: z.string(),
});
export type Invitation = z.infer<typeof invitationSchema>;

export const lookAtInvitation = call({
  method: 'GET',
  path: '/api/studio/invitation',
  summary: 'The invitation behind a link. 404 if it was replaced by a newer one or withdrawn',
  policy: 'public',
  query: z.object({ token: tokenSchema }),
  output: invitationSchema.extend({
    /** closed: the studio has no team plan (any more). */
    status: z.enum(['open', 'accepted', 'expired', 'closed']),
    /** An account with this address exists: sign in instead of registering. */
    hasAccount: z.boolean(),
  }),
  rate: { max: 60, seconds: 60, by: 'address' },
});
export const listInvitations = call({
  method: 'GET',
  path: '/api/studio/invitations',
  summary: 'Open invitations for your own email address, if it is verified',
  policy: 'signedIn',
  output: z.object({ invitations: z.array(invitationSchema) }),
});
/** Cancel the person's own plan at the end of its period, since the seat includes the same. */
const endOwnPlan = z.boolean('Choose whether to end your own plan.').optional();
export const acceptInvitation = call({
  method: 'POST',
  path: '/api/studio/invitations/accept',
  summary:
    'Join a studio with the token from the emailed link or, if your address is verified, with the invitation’s id',
  policy: 'signedIn',
  body: z.union([z.object({ token: tokenSchema, endOwnPlan }), z.object({ id: z.uuid(), endOwnPlan })]),
  output: z.object({ studioName: z.string(), message: z.string() }),
  rate: { max: 30, seconds: 60 },
});
