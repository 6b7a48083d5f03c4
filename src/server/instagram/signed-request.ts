import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const payloadSchema = z.object({ algorithm: z.string().regex(/^hmac-sha256$/i) });
/** Also where it is a number, which JSON would round. */
const USER_ID = /"user_id"\s*:\s*"?(\d{1,40})[",}\s]/;
/** What Meta sends has some hundred characters. */
const MOST = 4_000;

/**
 * Meta's signed request: base64url of an HMAC-SHA256 under the app's secret, a dot, and base64url of the JSON that it is of ("Data Deletion Request Callback").
 * @returns the number by which it names the person to this app; null: it is not Meta's
 */
export function readSignedRequest(text: string, secret: string): string | null {
  const [signature, payload, ...more] = text.length > MOST ? [] : text.split('.');
  if (!signature || !payload || more.length > 0) return null;
  const given = Buffer.from(signature, 'base64url');
  const right = createHmac('sha256', secret).update(payload).digest();
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  try {
    const json = Buffer.from(payload, 'base64url').toString();
    return payloadSchema.safeParse(JSON.parse(json)).success ? (USER_ID.exec(json)?.[1] ?? null) : null;
  } catch {
    return null;
  }
}
