import { sayMoment } from '../../contract/moments.ts';
import type { TokenScope } from '../../contract/tokens.ts';
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

/** Tells whoever owns the account of a new access token, which may be somebody else's doing. */
export const tokenMade: MailKind<{ userId: string; name: string; scopes: TokenScope[]; endsAt: string }> = {
  name: 'token_made',
  write: ({ name, scopes, endsAt }, { config }, { email }) => ({
    to: email,
    subject: 'A new access token for your Spinreel account',
    paragraphs: [
      `The access token “${name}” was made for your account. Until ${sayMoment(endsAt)}, a program that has it can ${scopes.includes('make') ? 'read what is in your account and make videos in your name' : 'read what is in your account'}.`,
      'If that was you, there is nothing to do. If it was not, revoke the token in Account Settings, under Access tokens, and choose a new password:',
      `${config.publicUrl}/`,
    ],
  }),
};

/** The mails of accounts. */
export const mails: readonly MailKind<never>[] = [passwordReset, tokenMade];
