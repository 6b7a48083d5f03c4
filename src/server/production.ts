import { chmodSync, mkdirSync, statSync } from 'node:fs';
import type { Config } from './config.ts';

/** A fault of an installation that harms its users. */
export type Fault = {
  /** The program refuses to start with it. */
  readonly fatal: boolean;
  /** The setting, its consequence, and how to fix it. */
  readonly message: string;
};

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Everything that is unsafe about these settings on a public installation; empty outside of production. */
export function faultsOf(config: Config): Fault[] {
  if (config.nodeEnv !== 'production') return [];
  const { protocol, hostname } = new URL(config.publicUrl);
  const isLocal = LOCAL.has(hostname);
  const faults: (Fault | false)[] = [
    !config.isPublicUrlSet && {
      fatal: true,
      message: `PUBLIC_URL is not set: links in mails would lead to ${config.publicUrl}. Set it to the address that people see, such as https://promo.example.`,
    },
    config.isPublicUrlSet &&
      protocol === 'http:' && {
        fatal: !isLocal,
        message:
          'PUBLIC_URL begins with http://: passwords would cross the network in the clear, and browsers do not keep the session’s Secure cookie. Put a proxy with TLS in front and set PUBLIC_URL to https://…',
      },
    protocol === 'https:' &&
      config.trustedProxies === null && {
        fatal: false,
        message:
          'TRUST_PROXY is not set although PUBLIC_URL is https: behind the proxy everybody counts as one address, so that ten wrong sign-ins of one person shut all others out. Set it to the proxy’s address, such as 127.0.0.1.',
      },
    config.mail.smtpUrl === null && {
      fatal: false,
      message: `SMTP_URL is not set: no mail leaves this machine. Nobody can set a new password or join a team; the mails lie in ${config.mail.outbox}. Set SMTP_URL.`,
    },
    config.storage.kind === 'disk' &&
      config.roles.web !== config.roles.worker && {
        fatal: false,
        message: `S3_ENDPOINT is not set: films and clips lie in ${config.storage.folder}. Web processes and workers that do not share this folder find none of each other’s files, and every film over a clip fails. Set S3_ENDPOINT and what belongs to it.`,
      },
    config.metricsToken === null && {
      fatal: false,
      message:
        'METRICS_TOKEN is not set: /metrics answers this machine alone. Set it to read the figures from elsewhere, with "Authorization: Bearer".',
    },
  ];
  return faults.filter((fault) => fault !== false);
}

/**
 * Restricts what the program writes to its own user: files 0600, folders 0700, and DATA_DIR as well, which is created
 * if absent. Children that run as another user are given access to what they need.
 * @returns a fault if DATA_DIR belongs to another user
 */
export function keepPrivate(dataDir: string): Fault[] {
  if (process.platform === 'win32') return [];
  process.umask(0o077);
  mkdirSync(dataDir, { recursive: true });
  // Root's Postgres runs as nobody; only Linux can give it a folder that it has no path to.
  const mode = process.getuid?.() === 0 && process.platform !== 'linux' ? 0o711 : 0o700;
  try {
    if ((statSync(dataDir).mode & 0o777) !== mode) chmodSync(dataDir, mode);
    return [];
  } catch (error) {
    return [
      {
        fatal: false,
        message: `DATA_DIR ${dataDir} can be read by others and its rights cannot be changed (${(error as Error).message}). Run: chmod 700 ${dataDir}`,
      },
    ];
  }
}
