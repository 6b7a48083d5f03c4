import { z } from 'zod';
import type { Tx } from '../db/client.ts';
import type { SessionUser } from '../db/schema/people.ts';
import { pushMessages } from '../db/schema/push.ts';
import { defineKind } from '../queue/job.ts';
import type { Services } from '../services.ts';
import { devicesOf } from './subscriptions.ts';

/** What a browser shows: our service worker (`src/web/public/push.js`) reads it. */
export type Notice = {
  title: string;
  body: string;
  /** One with the same tag takes its place, silently. */
  tag: string;
  /** The page that a tap on it opens, from our origin on. */
  url: string;
  /** Buttons, where the browser has any: at most two. */
  actions: { action: string; title: string }[];
  /** What the buttons answer with. */
  key: string;
};

/** A kind of message for browsers. `Facts` are stored until it is taken: no secrets, dates as ISO 8601. */
export type PushKind<Facts extends object> = {
  /** Its name in the outbox. A row may be sent by a newer version of the program than the one that wrote it. */
  readonly name: string;
  /** Writes the message just before it is sent, anew for each attempt. null: it is no longer true. */
  write(facts: Facts, services: Services, person: SessionUser): Notice | null | Promise<Notice | null>;
};

export type PushOf<Facts extends object> = {
  kind: PushKind<Facts>;
  userId: string;
  facts: Facts;
  startsAt?: Date;
  endsAt: Date;
};

/** Sends the message with this id; without an id, queues those whose turn it is. */
export const pushKind = defineKind({
  name: 'push',
  data: z.object({ id: z.uuid().optional() }),
  // The outbox has when it is tried again.
  retries: 0,
  timeoutSeconds: 60,
});

/**
 * Puts a message for each of a person's browsers into the outbox. They are sent once the transaction `tx` is committed.
 * @param startsAt nobody is to see it before; absent: at once
 * @param endsAt from then on nobody is to see it any more
 */
export async function putPush<Facts extends object>(
  services: Pick<Services, 'queue' | 'config'>,
  tx: Tx,
  { kind, userId, facts, startsAt, endsAt }: PushOf<Facts>,
): Promise<void> {
  const devices = await devicesOf(tx, services, userId);
  if (devices.length === 0) return;
  const waits = startsAt !== undefined && startsAt > new Date();
  const when = { ...(waits && { nextAt: startsAt }), endsAt };
  const values = devices.map(({ id }) => ({ subscriptionId: id, kind: kind.name, facts, ...when }));
  const rows = await tx.insert(pushMessages).values(values).returning({ id: pushMessages.id });
  // What waits is found by the minute.
  if (waits) return;
  for (const { id } of rows) await services.queue.send(pushKind, { id }, { key: id, tx });
}
