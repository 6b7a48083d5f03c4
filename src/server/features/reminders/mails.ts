import { unsubscribeReminders } from '../../../contract/reminders.ts';
import type { MailKind } from '../../mail/outbox.ts';
import { keyOf, wordsOf } from './messages.ts';

/** That it is time to post. */
export const postsDueMail: MailKind<{ userId: string; reminderId: string }> = {
  name: 'posts_due',
  async write({ reminderId }, services, person) {
    const words = await wordsOf(services, person, reminderId);
    if (!words) return null;
    const { publicUrl } = services.config;
    const key = keyOf(services.config, reminderId);
    const page = `${publicUrl}/reminder?key=${key}`;
    return {
      ...{ to: person.email, subject: words.title },
      paragraphs: [
        words.body,
        `${publicUrl}${words.url}`,
        `${words.posts.length > 1 ? 'I have posted them' : 'I have posted it'}: ${page}`,
        `No more reminders by mail: ${page}&stop=mail`,
      ],
      unsubscribe: `${publicUrl}${unsubscribeReminders.path}?key=${key}`,
    };
  },
  // By then it is too late.
  givenUp: async () => {},
};

/** The mails of reminders. */
export const mails: readonly MailKind<never>[] = [postsDueMail];
