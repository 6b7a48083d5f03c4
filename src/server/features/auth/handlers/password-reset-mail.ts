import { findPerson } from '../../../db/people.ts';
import type { Services } from '../../../services.ts';

/** Mails a link that sets a new password, if the address has an account. Each link ends the one before. */
export async function sendPasswordResetMail(
  { db, auth, mailer, config }: Services,
  { email }: { email: string },
): Promise<void> {
  const user = await findPerson(db, { email });
  if (!user) return;
  const token = await auth.createResetToken(user.id);
  const link = `${config.publicUrl}/reset-password?token=${encodeURIComponent(token)}`;
  await mailer.send({
    to: user.email,
    subject: 'Set a new password for Spinreel',
    text: [
      'Somebody, hopefully you, asked for a new password for your Spinreel account. Choose it here within one hour; the link works once:',
      link,
      'If this was not you, ignore this mail: your password stays as it is.',
    ].join('\n\n'),
  });
}
