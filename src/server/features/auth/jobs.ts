import { z } from 'zod';
import { defineJob } from '../../queue/job.ts';
import { sendPasswordResetMail } from './handlers/password-reset-mail.ts';

export const passwordResetMail = defineJob({
  name: 'password-reset-mail',
  data: z.object({ email: z.string() }),
  retries: 5,
  retryDelaySeconds: 10,
  timeoutSeconds: 60,
  run: sendPasswordResetMail,
});
