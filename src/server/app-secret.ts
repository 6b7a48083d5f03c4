import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { keepSecretFile, RESTORING, SECRET_CHARACTERS } from './secret-file.ts';

/** The environment is unusable; the message lists every fault, one per line. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** The generated secret. @throws ConfigError if it cannot be the one that was generated, or a restore was about to replace it */
export function secretIn(dataDir: string): string {
  const path = join(dataDir, 'app-secret');
  if (existsSync(join(dataDir, RESTORING)))
    throw new ConfigError(
      `A restore into ${dataDir} was interrupted. Run it again, or: npm run restore -- --put-back, which restores what was there before.`,
    );
  const secret = keepSecretFile(path, () => randomBytes(32).toString('hex'));
  if (secret.trim().length >= SECRET_CHARACTERS) return secret;
  throw new ConfigError(
    `${path} is damaged: a secret has at least ${SECRET_CHARACTERS} characters. Put the one from a backup there. If there is none, remove the file: a new one is made, and everybody signs in again.`,
  );
}

/** A key of 32 bytes for this purpose alone (RFC 5869). */
export const keyFrom = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `spinreel ${purpose}`, 32));
