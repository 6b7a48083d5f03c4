import { z } from 'zod';
import { defineJob } from '../../queue/job.ts';
import { noteNotMailed, sendInvitation, sendSeatLost } from './handlers/mails.ts';

const mail = { retries: 5, retryDelaySeconds: 10, timeoutSeconds: 60 } as const;

export const invitationMail = defineJob({
  ...mail,
  name: 'invitation-mail',
  data: z.object({ memberId: z.uuid() }),
  run: sendInvitation,
  onLastFailure: noteNotMailed,
});

export const seatLostMail = defineJob({
  ...mail,
  name: 'seat-lost-mail',
  data: z.object({ userId: z.string(), studioName: z.string() }),
  run: sendSeatLost,
});

/** The kinds of job of this feature. */
export const jobs = [invitationMail, seatLostMail];
