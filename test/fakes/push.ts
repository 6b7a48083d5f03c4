import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Internet } from './internet.ts';

/** The keys of a browser, with which only it reads what is sent to it (RFC 8291). */
export type BrowserKeys = { privateKey: string; p256dh: string; auth: string };

export function browserKeys(): BrowserKeys {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  return { p256dh, privateKey: pair.getPrivateKey('base64url'), auth: randomBytes(16).toString('base64url') };
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** What was encrypted for a browser, by the letter of RFC 8188 and RFC 8291. @throws if it was not for this one */
export function decrypt(body: Buffer, { privateKey, p256dh, auth }: BrowserKeys): string {
  const salt = body.subarray(0, 16);
  const keyBytes = body[20]!;
  const sender = body.subarray(21, 21 + keyBytes);
  const sealed = body.subarray(21 + keyBytes);
  if (sealed.length > body.readUInt32BE(16)) throw new Error('It has more than one record.');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), Buffer.from(p256dh, 'base64url'), sender]);
  const shared = derive(pair.computeSecret(sender), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const open = createDecipheriv('aes-128-gcm', key, nonce);
  open.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
  // The last record ends with a 2 and zeros.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

/** Who signed a request, and what for (RFC 8292). @throws if the signature is not that of the key beside it */
export function signedBy({ headers }: Pick<IncomingMessage, 'headers'>) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url') };
  const publicKey = createPublicKey({ format: 'jwk', key: { ...jwk, y: point.subarray(33).toString('base64url') } });
  const given = Buffer.from(signature, 'base64url');
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    given,
  );
  if (!isRight) throw new Error('The signature is wrong.');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  return { key, ...(read(head) as { alg: string }), ...(read(claims) as { aud: string; exp: number; sub: string }) };
}

export type Sent = { path: string; headers: IncomingMessage['headers']; body: Buffer };
type Reply = { status: number; headers?: Record<string, string> };

/** A push service at feeds.example that keeps what it is sent. */
export function pushServiceOn(internet: Internet) {
  const service = {
    sent: [] as Sent[],
    /** What it answers at a path, one after the other; where there is none any more, 201. */
    replies: new Map<string, Reply[]>(),
    /** A browser with an address there. */
    browser(path: string) {
      const keys = browserKeys();
      const device = { endpoint: `https://feeds.example${path}`, p256dh: keys.p256dh, auth: keys.auth };
      const of = () => service.sent.filter((each) => each.path === path);
      return { device, sent: of, shown: () => of().map(({ body }) => JSON.parse(decrypt(body, keys))) };
    },
  };
  internet.names.set('feeds.example', [['93.184.215.14']]);
  internet.answer = async (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const path = request.url!;
    service.sent.push({ path, headers: request.headers, body: Buffer.concat(parts) });
    const { status, headers } = service.replies.get(path)?.shift() ?? { status: 201 };
    response.writeHead(status, headers).end();
  };
  return service;
}
export type PushService = ReturnType<typeof pushServiceOn>;
