import { z } from 'zod';
import { call, messageSchema, WRITES } from './call.ts';
import { keySchema } from './strings.ts';

// Reminders that a post is due: in the browsers that somebody says, and by mail.

/** Browsers of one person that show reminders; one more takes the place of the oldest. */
export const REMINDED_DEVICES = 10;

/** The public key of a browser (an uncompressed point of P-256), and its secret of 16 bytes, in base64url (RFC 8291). */
const KEYS = { p256dh: /^B[\w-]{86}$/, auth: /^[\w-]{22}$/ };
/** SHA-256 of a browser's address at its push service, in base64url: what names it where the address itself is not to be told. */
export const DEVICE = /^[\w-]{43}$/;
/** What a message can be answered with: the reminder's id, and our signature of it. */
export const REMINDER_KEY = /^[0-9a-f-]{36}\.[\w-]{43}$/;
const NO_DEVICE = 'This browser has given no address to which messages can be sent.';

/** An address at a push service: https on its own port, of a name with a dot, without a password. */
function isPushAddress(text: string): boolean {
  try {
    const { protocol, port, username, password, hostname } = new URL(text);
    return protocol === 'https:' && port === '' && username === '' && password === '' && /[^.]\.[^.]/.test(hostname);
  } catch {
    return false;
  }
}

const settingsSchema = z.object({
  /** Whether reminders come by mail. */
  byMail: z.boolean(),
  /** Whether they also come between 22:00 and 8:00 on the studio's clock. */
  atNight: z.boolean(),
});

export const getReminders = call({
  method: 'GET',
  path: '/api/reminders',
  summary: 'How the caller is reminded of what they are to post',
  policy: 'signedIn',
  output: settingsSchema.extend({
    /** The key for which browsers make their address (`applicationServerKey`). */
    publicKey: z.string(),
    /** The browsers that show reminders, as `DEVICE` names them. */
    devices: z.array(z.string()),
  }),
});
export const setReminders = call({
  method: 'PATCH',
  path: '/api/reminders',
  summary: 'Say whether reminders come by mail, and also in the night',
  policy: 'signedIn',
  body: settingsSchema.partial(),
  output: messageSchema,
  rate: WRITES,
});
export const addDevice = call({
  method: 'PUT',
  path: '/api/reminders/devices',
  summary: 'Have reminders shown by this browser, until its session ends',
  policy: 'signedIn',
  body: z.object({
    endpoint: keySchema(1_000).refine(isPushAddress, NO_DEVICE),
    p256dh: keySchema(100).regex(KEYS.p256dh, NO_DEVICE),
    auth: keySchema(30).regex(KEYS.auth, NO_DEVICE),
  }),
  output: messageSchema,
  rate: WRITES,
});
export const removeDevice = call({
  method: 'DELETE',
  path: '/api/reminders/devices/:device',
  summary: 'Show no reminders in one of the caller’s browsers any more',
  policy: 'signedIn',
  params: z.object({ device: keySchema(60) }),
  output: messageSchema,
  rate: WRITES,
});

const keyed = keySchema(100);
/** Whoever answers a message need not be signed in: it has a key. */
const byKey = { policy: 'public', rate: { max: 60, seconds: 60, by: 'address' } } as const;

export const readReminder = call({
  method: 'GET',
  path: '/api/reminders/sent',
  summary: 'What a reminder is about, for whoever has its key',
  query: z.object({ key: keyed.default('') }),
  output: z.object({
    posts: z.array(z.object({ classType: z.string(), date: z.string(), time: z.string() })),
    /** It was answered with what was posted, which it can be once. */
    isAnswered: z.boolean(),
    /** Its person has reminders by mail. */
    byMail: z.boolean(),
  }),
  ...byKey,
});
export const answerReminder = call({
  method: 'POST',
  path: '/api/reminders/answers',
  summary: 'Answer a reminder: it is posted, or no more of them by mail or in one browser',
  body: z.object({
    key: keyed,
    answer: z.enum(['posted', 'noMail', 'noPush']),
    /** The browser that is to show no more. */
    device: keySchema(60).optional(),
  }),
  output: messageSchema,
  ...byKey,
});
/** What mail programs send where somebody unsubscribes (RFC 8058). */
export const unsubscribeReminders = call({
  method: 'POST',
  path: '/api/reminders/unsubscribe',
  summary: 'Send no more reminders by mail, for whoever has the key of one',
  query: z.object({ key: keyed.default('') }),
  output: messageSchema,
  ...byKey,
});
