import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { keepSecretFile } from './secret-file.ts';

/** What the process was told. Everything that reads a setting reads it from here. */
export type Config = {
  readonly nodeEnv: 'development' | 'test' | 'production';
  readonly port: number;
  readonly host: string;
  /** Origin for links in mails and elsewhere, without a closing slash. */
  readonly publicUrl: string;
  /** PUBLIC_URL was given; else it is a guess that holds on this machine only. */
  readonly isPublicUrlSet: boolean;
  /** Absolute. */
  readonly dataDir: string;
  /** null: the embedded Postgres in DATA_DIR. */
  readonly databaseUrl: string | null;
  readonly storage: StorageConfig;
  readonly roles: { readonly web: boolean; readonly worker: boolean };
  /** Becomes an admin at start if no admin exists. */
  readonly admin: { readonly email: string; readonly password: string } | null;
  /** null: the built-in copywriter. */
  readonly llm: { readonly baseUrl: string; readonly model: string; readonly apiKey?: string } | null;
  /** null: mock checkout in development, no checkout in production. */
  readonly stripe: StripeConfig | null;
  readonly mail: {
    /** null: mails are written to `outbox`. */
    readonly smtpUrl: string | null;
    readonly from: string;
    readonly outbox: string;
  };
  /** null: /api/login goes to /auth. */
  readonly oidc: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string } | null;
  readonly metaPixelId: string | null;
  readonly supportEmail: string;
  readonly postalAddress: string;
  /** Renders at once in this worker process. */
  readonly renderConcurrency: number;
  /** Days after which films and overlays that nobody came back for are removed. */
  readonly renderKeepDays: number;
  /** Bytes that one person's library may hold. */
  readonly personalQuotaBytes: number;
  /** Addresses of the proxies whose X-Forwarded-For tells who calls; null: nobody's. */
  readonly trustedProxies: string | null;
  /** What whoever reads /metrics from another machine must show; null: nobody can. */
  readonly metricsToken: string | null;
  readonly ffmpegPath: string;
  readonly ffprobePath: string;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Independent keys, all derived from APP_SECRET. */
  readonly secrets: { readonly session: string; readonly upload: string };
};

export type StorageConfig =
  | { readonly kind: 'disk'; readonly folder: string }
  | {
      readonly kind: 's3';
      readonly endpoint: string;
      readonly bucket: string;
      readonly region: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    };

export type StripeConfig = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly priceIndividual: string;
  readonly priceStudio: string;
  /** null: Stripe's own. */
  readonly apiBase: string | null;
};

/** The environment is not usable; the message lists every fault, one a line. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const url = (...schemes: string[]) =>
  z.string().refine((text) => schemes.includes(URL.parse(text)?.protocol.slice(0, -1) ?? ''), {
    error: `must be an address that begins with ${schemes.map((s) => `${s}://`).join(' or ')}`,
  });
const whole = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, { error })
    .transform(Number)
    .refine((n) => n >= min && n <= max, { error });
};
const oneOf = <const T extends string>(...names: T[]) => z.enum(names, { error: `must be one of ${names.join(', ')}` });
const text = z.string();
const email = z.email({ error: 'must be an e-mail address' });

const roles = z.string().transform((list, context) => {
  const names = list.split(',').map((name) => name.trim());
  if (names.every((name) => name === 'web' || name === 'worker')) {
    return { web: names.includes('web'), worker: names.includes('worker') };
  }
  context.addIssue({ code: 'custom', message: 'must be web, worker or web,worker' });
  return z.NEVER;
});

const variables = z.object({
  NODE_ENV: oneOf('development', 'test', 'production').default('development'),
  // 0 lets the system choose; tests use it.
  PORT: whole(0, 65_535).default(3000),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: url('http', 'https')
    .refine((address) => URL.parse(address)?.pathname === '/', { error: 'must have no path: https://promo.example' })
    .optional(),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: url('postgres', 'postgresql').optional(),
  S3_ENDPOINT: url('http', 'https').optional(),
  S3_BUCKET: text.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  ROLES: roles.default({ web: true, worker: true }),
  ADMIN_EMAIL: email.optional(),
  ADMIN_PASSWORD: z.string().min(6, { error: 'must have at least 6 characters' }).optional(),
  LLM_BASE_URL: url('http', 'https').optional(),
  LLM_API_KEY: text.optional(),
  LLM_MODEL: text.optional(),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_PRICE_INDIVIDUAL: text.optional(),
  STRIPE_PRICE_STUDIO: text.optional(),
  STRIPE_API_BASE: url('http', 'https').optional(),
  SMTP_URL: url('smtp', 'smtps').optional(),
  MAIL_FROM: text.default('Spinreel <no-reply@localhost>'),
  OIDC_ISSUER: url('http', 'https').optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  META_PIXEL_ID: z.string().regex(/^\d+$/, { error: 'must be the number that Meta shows' }).optional(),
  SUPPORT_EMAIL: email.default('support@spinreel.example'),
  POSTAL_ADDRESS: text.default('Spinreel, 1 Example Street, 00000 Example'),
  RENDER_CONCURRENCY: whole(1, 64).default(Math.max(1, Math.floor(availableParallelism() / 2))),
  RENDER_KEEP_DAYS: whole(1, 3650).default(30),
  PERSONAL_QUOTA_BYTES: whole(0, Number.MAX_SAFE_INTEGER).default(5_000_000_000),
  TRUST_PROXY: text.optional(),
  METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  FFMPEG_PATH: text.default('ffmpeg'),
  FFPROBE_PATH: text.default('ffprobe'),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  APP_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
});

type Variables = z.infer<typeof variables>;

/** Every variable that the program reads. */
export const VARIABLE_NAMES = Object.keys(variables.shape) as (keyof Variables)[];

// Settings that mean nothing alone: where one is given, all must be. What may be left out is not listed.
const GROUPS: (keyof Variables)[][] = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['LLM_BASE_URL', 'LLM_MODEL'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_INDIVIDUAL', 'STRIPE_PRICE_STUDIO'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
];

function faultsOfGroups(env: Record<string, string>): string[] {
  return GROUPS.flatMap((group) => {
    const given = group.filter((name) => env[name] !== undefined);
    if (given.length === 0 || given.length === group.length) return [];
    const missing = group.filter((name) => env[name] === undefined);
    return [
      `${missing.join(', ')}: must be set as well, because ${given.join(', ')} ${given.length > 1 ? 'are' : 'is'}`,
    ];
  });
}

/**
 * Reads the settings from `env`; an empty value counts as absent. A missing APP_SECRET is made once and kept in DATA_DIR.
 * @throws ConfigError with every fault of the environment
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given: Record<string, string> = {};
  for (const name of VARIABLE_NAMES) {
    const value = env[name]?.trim();
    if (value) given[name] = value;
  }
  const parsed = variables.safeParse(given);
  const faults = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...faultsOfGroups(given),
  ];
  if (!parsed.success || faults.length > 0) {
    throw new ConfigError(
      `The environment needs ${faults.length} correction(s) (see .env.example):\n  ${faults.join('\n  ')}`,
    );
  }
  return toConfig(parsed.data);
}

function toConfig(v: Variables): Config {
  const dataDir = resolve(v.DATA_DIR);
  const appSecret = v.APP_SECRET ?? keepSecretFile(join(dataDir, 'app-secret'), () => randomBytes(32).toString('hex'));
  const derive = (purpose: string) => createHmac('sha256', appSecret).update(purpose).digest('hex');
  return {
    nodeEnv: v.NODE_ENV,
    port: v.PORT,
    host: v.HOST,
    publicUrl: new URL(v.PUBLIC_URL ?? `http://localhost:${v.PORT}`).origin,
    isPublicUrlSet: v.PUBLIC_URL !== undefined,
    dataDir,
    databaseUrl: v.DATABASE_URL ?? null,
    storage: toStorage(v, dataDir),
    roles: v.ROLES,
    admin: v.ADMIN_EMAIL && v.ADMIN_PASSWORD ? { email: v.ADMIN_EMAIL, password: v.ADMIN_PASSWORD } : null,
    llm:
      v.LLM_BASE_URL && v.LLM_MODEL
        ? { baseUrl: v.LLM_BASE_URL, model: v.LLM_MODEL, ...(v.LLM_API_KEY && { apiKey: v.LLM_API_KEY }) }
        : null,
    stripe: toStripe(v),
    mail: { smtpUrl: v.SMTP_URL ?? null, from: v.MAIL_FROM, outbox: join(dataDir, 'outbox') },
    oidc:
      v.OIDC_ISSUER && v.OIDC_CLIENT_ID && v.OIDC_CLIENT_SECRET
        ? { issuer: v.OIDC_ISSUER, clientId: v.OIDC_CLIENT_ID, clientSecret: v.OIDC_CLIENT_SECRET }
        : null,
    metaPixelId: v.META_PIXEL_ID ?? null,
    supportEmail: v.SUPPORT_EMAIL,
    postalAddress: v.POSTAL_ADDRESS,
    renderConcurrency: v.RENDER_CONCURRENCY,
    renderKeepDays: v.RENDER_KEEP_DAYS,
    personalQuotaBytes: v.PERSONAL_QUOTA_BYTES,
    trustedProxies: v.TRUST_PROXY ?? null,
    metricsToken: v.METRICS_TOKEN ?? null,
    ffmpegPath: v.FFMPEG_PATH,
    ffprobePath: v.FFPROBE_PATH,
    logLevel: v.LOG_LEVEL,
    secrets: { session: derive('session'), upload: derive('upload') },
  };
}

function toStorage(v: Variables, dataDir: string): StorageConfig {
  if (v.S3_ENDPOINT && v.S3_BUCKET && v.S3_ACCESS_KEY_ID && v.S3_SECRET_ACCESS_KEY) {
    return {
      kind: 's3',
      endpoint: v.S3_ENDPOINT,
      bucket: v.S3_BUCKET,
      region: v.S3_REGION,
      accessKeyId: v.S3_ACCESS_KEY_ID,
      secretAccessKey: v.S3_SECRET_ACCESS_KEY,
    };
  }
  return { kind: 'disk', folder: join(dataDir, 'files') };
}

function toStripe(v: Variables): StripeConfig | null {
  if (!(v.STRIPE_SECRET_KEY && v.STRIPE_WEBHOOK_SECRET && v.STRIPE_PRICE_INDIVIDUAL && v.STRIPE_PRICE_STUDIO))
    return null;
  return {
    secretKey: v.STRIPE_SECRET_KEY,
    webhookSecret: v.STRIPE_WEBHOOK_SECRET,
    priceIndividual: v.STRIPE_PRICE_INDIVIDUAL,
    priceStudio: v.STRIPE_PRICE_STUDIO,
    apiBase: v.STRIPE_API_BASE ?? null,
  };
}

/**
 * The process's environment over the variables of `.env` in the working directory, where there is one.
 * @throws ConfigError if `.env` exists and cannot be read
 */
export function readEnvironment(): Record<string, string | undefined> {
  let file = '';
  try {
    file = readFileSync('.env', 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw new ConfigError(`.env cannot be read: ${(error as Error).message}. Make it readable, or remove it.`);
    }
  }
  return { ...parseEnv(file), ...process.env };
}

/** The variables that a system needs to find and start programs; none of ours. */
export function findingPrograms(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env;
  return process.platform === 'win32' ? { PATH, SystemRoot } : { PATH };
}
