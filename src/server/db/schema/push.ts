import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt } from './columns.ts';
import { sessions, users } from './people.ts';

/** Browsers that show messages of ours. Each belongs to the session in which somebody said so, and goes with it, however it ends. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The browser's address at its maker's push service. Whoever has it and our private key can send: it is shown to nobody. */
    endpoint: text('endpoint').notNull().unique(),
    /** What messages are encrypted with (RFC 8291), in base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** Our public key that it was made for: the push service takes messages of no other. */
    madeFor: text('made_for').notNull(),
    createdAt,
    /** When the push service last took a message for it. */
    okAt: at('ok_at'),
  },
  (t) => [index().on(t.userId), index().on(t.sessionId)],
);

/** The outbox: messages for browsers, written in the transaction of what they tell. A row ends when it was taken, or is of no use any more. */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    /** The name of its `PushKind`. */
    kind: text('kind').notNull(),
    /** The facts that its words are made from; never a secret. Dates as ISO 8601. */
    facts: jsonb('facts').$type<object>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it is sent, or tried again. While it is being sent, when somebody else may. */
    nextAt: at('next_at').notNull().defaultNow(),
    /** From then on nobody is to see it any more. */
    endsAt: at('ends_at').notNull(),
    createdAt,
  },
  (t) => [index().on(t.subscriptionId), index().on(t.nextAt)],
);
