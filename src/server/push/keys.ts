import { createECDH, createHmac } from 'node:crypto';

/** Our key pair for push services (VAPID, RFC 8292), in base64url: the private number, and the uncompressed point. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

/** The pair that a secret stands for: every process has the same, and none is stored. */
export function vapidKeys(secret: string): VapidKeys {
  const pair = createECDH('prime256v1');
  for (let time = 0; ; time++) {
    const number = createHmac('sha256', secret).update(`vapid ${time}`).digest();
    try {
      pair.setPrivateKey(number);
    } catch {
      // One in four billion is not below the order of the curve.
      continue;
    }
    return { publicKey: pair.getPublicKey('base64url'), privateKey: number.toString('base64url') };
  }
}
