import type { MailKind } from '../mail/outbox.ts';
import { findPerson } from './people.ts';

/** A link for setting a new password, if the address has an account. Each link invalidates the previous one. */
export const passwordReset: MailKind<{ email: string }> = {
  name: 'password_reset',
  async write({ email }, { db, auth, config }) {
    const user = await findPerson(db, { email });
    if (!user) return null;
    const token = await auth.createResetToken(user.id);
    return {
      to: user.email,
      subject: 'Set a new password for Spinreel',
      paragraphs: [
        'Someone, hopefully you, asked for a new password for your Spinreel account. Use this link within one hour to choose one. It works once:',
        `${config.publicUrl}/reset-password?token=${encodeURIComponent(token)}`,
        'If this was not you, you can ignore this email. Your password stays the same.',
      ],
    };
  },
  // Nobody waits hours for it: people who still want a link request another one.
  givenUp: async () => {},
};

/** The mails of accounts. */
export const mails: readonly MailKind<never>[] = [passwordReset];
