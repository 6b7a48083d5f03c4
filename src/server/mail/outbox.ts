import { z } from 'zod';
import type { Tx } from '../db/client.ts';
import { mails } from '../db/schema/mails.ts';
import type { SessionUser } from '../db/schema/people.ts';
import { defineKind } from '../queue/job.ts';
import type { Services } from '../services.ts';

/** The text of a mail. A paragraph that is a URL alone becomes a button, one such as 'Label: URL' a link. */
export type Letter = {
  to: string;
  subject: string;
  paragraphs: string[];
  /** Where mail programs send word that no more of its kind are wanted (RFC 8058). */
  unsubscribe?: string;
  /** Called when the mail server has accepted it. */
  sent?(): Promise<void>;
};

/** The person whose id is `userId` among the facts. */
type PersonOf<Facts> = Facts extends { userId: string } ? SessionUser : null;

/** A kind of mail. `Facts` are stored in the outbox until it is sent: no secrets, dates as ISO 8601. */
export type MailKind<Facts extends object> = {
  /** Its name in the outbox. A row may be sent by a newer version of the program than the one that wrote it. */
  readonly name: string;
  /** Writes the mail just before it is sent, anew for each attempt; links with a secret are made here. null: it is no longer true. */
  write(facts: Facts, services: Services, person: PersonOf<Facts>): Letter | null | Promise<Letter | null>;
  /** Called when all attempts have failed, which ends them. Without it, sending is attempted again every hour. */
  givenUp?(facts: Facts, services: Services): Promise<unknown>;
};

/** Sends the mail with this id; without an id, queues the mails that were missed. */
export const mailKind = defineKind({
  name: 'mail',
  data: z.object({ id: z.uuid().optional() }),
  retries: 5,
  retryDelaySeconds: 10,
  timeoutSeconds: 60,
  tellsLastFailure: true,
});

/**
 * Puts a mail into the outbox. It is sent once the transaction `tx` is committed, and never if it is rolled back.
 * @param key only the first of several mails with the same key is sent
 */
export async function putMail<Facts extends object>(
  { queue }: Pick<Services, 'queue'>,
  tx: Tx,
  kind: MailKind<Facts>,
  facts: Facts & { userId?: string },
  key?: string,
): Promise<void> {
  const values = { kind: kind.name, facts, userId: facts.userId, key };
  const [row] = await tx.insert(mails).values(values).onConflictDoNothing().returning({ id: mails.id });
  if (row) await queue.send(mailKind, { id: row.id }, { key: row.id, tx });
}
