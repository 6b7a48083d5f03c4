import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/**
 * Keeps what others have entrusted to us, such as tokens, unreadable to whoever has the database alone: AES-256-GCM under a key that is derived from
 * APP_SECRET. Each value is bound to whose it is: in another row it opens nothing.
 */
export type Vault = {
  seal(text: string, whose: string): string;
  /** null: it was sealed under a secret that is not known any more, for somebody else, or was changed. */
  open(sealed: string, whose: string): string | null;
  /** Whether it is sealed under the secret of now, and not under the one before. */
  isCurrent(sealed: string): boolean;
};

/** Twelve bytes, drawn anew each time (NIST SP 800-38D, 8.2.2). */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const nameOf = (key: Buffer) => createHash('sha256').update('name of ').update(key).digest('hex').slice(0, 8);

/** @param keys of 32 bytes each: the one of now, and those before, which only open */
export function openVault(keys: readonly [Buffer, ...Buffer[]]): Vault {
  const byName = new Map(keys.map((key) => [nameOf(key), key]));
  const current = nameOf(keys[0]);
  return {
    seal(text, whose) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keys[0], nonce).setAAD(Buffer.from(whose));
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `1.${current}.${sealed.toString('base64url')}`;
    },
    open(sealed, whose) {
      const [version, name = '', text = ''] = sealed.split('.');
      const key = byName.get(name);
      if (version !== '1' || !key) return null;
      const bytes = Buffer.from(text, 'base64url');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(whose)).setAuthTag(bytes.subarray(-TAG_BYTES));
        return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString();
      } catch {
        return null;
      }
    },
    isCurrent: (sealed) => sealed.startsWith(`1.${current}.`),
  };
}
