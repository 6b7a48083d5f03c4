import type { MailKind } from '../../mail/outbox.ts';
import { findAccount, findPost } from './queries.ts';

/** A post that was not, or may not have been, made. */
export const postFailed: MailKind<{ userId: string; postId: string }> = {
  name: 'instagram_post_failed',
  async write({ postId }, { config, db }, { email }) {
    const post = await findPost(db, postId);
    // Somebody has chosen again.
    if (post?.state !== 'failed' || !post.trouble) return null;
    return {
      to: email,
      subject: 'Your video was not posted to Instagram',
      paragraphs: [
        `A video of yours was to be posted to Instagram as a ${post.place}. ${post.trouble}`,
        ...(post.entryId === null
          ? ['This is the video:', `${config.publicUrl}/?promo=${post.promoId}`]
          : ['Your week shows which one:', `${config.publicUrl}/week`]),
      ],
    };
  },
};

/** Our permission is gone. */
export const accountFails: MailKind<{ userId: string; username: string }> = {
  name: 'instagram_account_fails',
  async write({ userId, username }, { config, db }, { email }) {
    const account = await findAccount(db, userId);
    if (!account?.failing) return null;
    return {
      to: email,
      subject: 'Connect Instagram again',
      paragraphs: [
        `Instagram no longer lets us post for @${username}. What you have planned is not posted there until you connect your account again, on the page of your week under “Posting”.`,
        `${config.publicUrl}/week`,
      ],
    };
  },
};

/** The mails about Instagram. */
export const mails: readonly MailKind<never>[] = [postFailed, accountFails];
