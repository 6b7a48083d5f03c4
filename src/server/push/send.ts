import webPush from 'web-push';
import type { Config } from '../config.ts';
import type { pushSubscriptions } from '../db/schema/push.ts';
import { fetchOutside, type Limits, Unacceptable } from '../outside.ts';
import { vapidKeys } from './keys.ts';
import type { Notice } from './outbox.ts';

/** The address comes from somebody's browser, or from whoever says to be one. */
const LIMITS: Limits = { bytes: 20_000, ms: 15_000, redirects: 0, depth: 20, addresses: 'public' };
/** What services keep at most (RFC 8030, 5.2, leaves it to them). */
const MOST_SECONDS = 24 * 3600;

type Address = Pick<typeof pushSubscriptions.$inferSelect, 'endpoint' | 'p256dh' | 'auth'>;

/**
 * taken: by the push service, which hands it to the browser. gone: there is no such browser any more. later: in so many seconds at the earliest, null
 * where the service does not say. refused: it takes none like it.
 */
export type Outcome =
  | { state: 'taken' | 'gone' }
  | { state: 'later'; seconds: number | null; why: string }
  | { state: 'refused'; why: string };

/**
 * Hands a message to a browser's push service (RFC 8030), encrypted so that only the browser reads it (RFC 8291) and signed by us (RFC 8292).
 * @param topic of messages that wait with the same one, the browser gets the last
 */
export async function sendPush(
  { secrets, supportEmail }: Pick<Config, 'secrets' | 'supportEmail'>,
  { endpoint, p256dh, auth }: Address,
  { notice, topic, endsAt }: { notice: Notice; topic: string; endsAt: Date },
): Promise<Outcome> {
  const seconds = Math.floor((endsAt.getTime() - Date.now()) / 1000);
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(notice),
    {
      vapidDetails: { subject: `mailto:${supportEmail}`, ...vapidKeys(secrets.push) },
      contentEncoding: 'aes128gcm',
      urgency: 'high',
      ...{ TTL: Math.max(0, Math.min(MOST_SECONDS, seconds)), topic },
    },
  );
  const given = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  const init = { method, headers: given, body: new Uint8Array(body) };
  return fetchOutside(endpoint, init, LIMITS).then(outcomeOf, outcomeOfError);
}

/** An address that leads into our own network was never a push service's. */
function outcomeOfError(error: Error): Outcome {
  if (error instanceof Unacceptable && error.fault === 'address') return { state: 'gone' };
  return { state: 'later', seconds: null, why: error.message };
}

function outcomeOf({ status, headers }: Response): Outcome {
  if (status >= 200 && status < 300) return { state: 'taken' };
  if (status === 404 || status === 410) return { state: 'gone' };
  const why = `the push service answered ${status}`;
  if (status === 429 || status >= 500) return { state: 'later', seconds: secondsIn(headers.get('retry-after')), why };
  return { state: 'refused', why };
}

/** A Retry-After, which is seconds or a date (RFC 9110, 10.2.3); null: it says nothing that can be read. */
function secondsIn(said: string | null): number | null {
  if (said === null) return null;
  const seconds = /^\d{1,9}$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}
