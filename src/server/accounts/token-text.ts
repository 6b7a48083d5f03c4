import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { TOKEN_PREFIX } from '../../contract/tokens.ts';

/** A double click selects all of it, and no address or shell reads anything into it. */
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** What 32 bytes and 4 bytes take in these letters. */
const SECRET_LETTERS = 43;
const SUM_LETTERS = 6;

const SHAPE = new RegExp(`^${TOKEN_PREFIX}([0-9A-Za-z]{${SECRET_LETTERS}})([0-9A-Za-z]{${SUM_LETTERS}})$`);

/** A new token: the prefix, 256 random bits, and their CRC-32, by which scanners tell it from text that only looks like one. */
export function newTokenText(): string {
  const secret = inLetters(BigInt(`0x${randomBytes(32).toString('hex')}`), SECRET_LETTERS);
  return TOKEN_PREFIX + secret + sumOf(secret);
}

/** Whether it can be a token at all. */
export function isTokenText(text: string): boolean {
  const [, secret = '', sum] = SHAPE.exec(text) ?? [];
  return sumOf(secret) === sum;
}

/**
 * What is stored of a token: its SHA-256. A slow hash with a salt is for passwords, which people choose and others can
 * guess. Nobody guesses 256 random bits however fast they try, no two tokens are equal, and every call needs this.
 */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const sumOf = (secret: string) => inLetters(BigInt(crc32(secret)), SUM_LETTERS);

function inLetters(value: bigint, length: number): string {
  let rest = value;
  let text = '';
  for (let place = 0; place < length; place += 1) {
    text = LETTERS.charAt(Number(rest % 62n)) + text;
    rest /= 62n;
  }
  return text;
}
