import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { type PlanId, SOLD } from '../contract/plans.ts';
import { ConfigError, keyFrom, secretIn } from './app-secret.ts';
import { SECRET_CHARACTERS } from './secret-file.ts';

export { ConfigError } from './app-secret.ts';

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
const bytes = whole(0, Number.MAX_SAFE_INTEGER);
const oneOf = <const T extends string>(...names: T[]) => z.enum(names, { error: `must be one of ${names.join(', ')}` });
const text = z.string();
const secretText = text.min(SECRET_CHARACTERS, { error: `must have at least ${SECRET_CHARACTERS} characters` });
const email = z.email({ error: 'must be an e-mail address' });

const roles = z.string().transform((list, context) => {
  const names = list.split(',').map((name) => name.trim());
  const migrate = names.length === 1 && names[0] === 'migrate';
  if (migrate || names.every((name) => name === 'web' || name === 'worker')) {
    return { web: names.includes('web'), worker: names.includes('worker'), migrate };
  }
  context.addIssue({ code: 'custom', message: 'must be web, worker, web,worker or migrate' });
  return z.NEVER;
});

/** A setting: the variable it is read from, and its allowed values. */
type Setting<S extends z.ZodType = z.ZodType> = { readonly variable: string; readonly schema: S };
type Values<Settings extends Record<string, Setting>> = {
  readonly [Name in keyof Settings]: z.output<Settings[Name]['schema']>;
};
const setting = <S extends z.ZodType>(variable: string, schema: S): Setting<S> => ({ variable, schema });
const orNull = <S extends z.ZodType>(schema: S) => schema.optional().transform((value) => value ?? null);

/** Settings that stand alone. The names here are the ones the program uses. */
const ALONE = {
  nodeEnv: setting('NODE_ENV', oneOf('development', 'test', 'production').default('development')),
  /** 0 lets the system choose; used by tests. */
  port: setting('PORT', whole(0, 65_535).default(3000)),
  host: setting('HOST', text.default('127.0.0.1')),
  publicUrl: setting(
    'PUBLIC_URL',
    url('http', 'https')
      .refine((address) => URL.parse(address)?.pathname === '/', { error: 'must have no path: https://promo.example' })
      .optional(),
  ),
  /** An absolute path. */
  dataDir: setting(
    'DATA_DIR',
    text.default('./data').transform((folder) => resolve(folder)),
  ),
  /** null: the embedded Postgres in DATA_DIR. */
  databaseUrl: setting('DATABASE_URL', orNull(url('postgres', 'postgresql'))),
  /**
   * The same database behind a pooler that lends connections for one transaction, such as pgbouncer; null: none. Migrations, the queue and
   * notifications need connections of their own, and take DATABASE_URL.
   */
  databasePoolUrl: setting('DATABASE_POOL_URL', orNull(url('postgres', 'postgresql'))),
  /** `migrate`: brings the database up to date and ends. */
  roles: setting('ROLES', roles.default({ web: true, worker: true, migrate: false })),
  /** Seconds after SIGTERM in which requests are still answered and jobs may end, while /api/ready already says that the process leaves. */
  drainSeconds: setting('DRAIN_SECONDS', whole(0, 3600).default(0)),
  /** null: e-mails are written to the outbox. */
  smtpUrl: setting('SMTP_URL', orNull(url('smtp', 'smtps'))),
  mailFrom: setting('MAIL_FROM', text.default('Spinreel <no-reply@localhost>')),
  metaPixelId: setting(
    'META_PIXEL_ID',
    orNull(z.string().regex(/^\d+$/, { error: 'must be the number that Meta shows' })),
  ),
  supportEmail: setting('SUPPORT_EMAIL', email.default('support@spinreel.example')),
  postalAddress: setting('POSTAL_ADDRESS', text.default('Spinreel, 1 Example Street, 00000 Example')),
  /** Concurrent renders in this worker process. */
  renderConcurrency: setting(
    'RENDER_CONCURRENCY',
    whole(1, 64).default(Math.max(1, Math.floor(availableParallelism() / 2))),
  ),
  /** Days after which unused films and overlays are removed. */
  renderKeepDays: setting('RENDER_KEEP_DAYS', whole(1, 3650).default(30)),
  /** Bytes that one person's library may hold. */
  personalQuotaBytes: setting('PERSONAL_QUOTA_BYTES', bytes.default(5_000_000_000)),
  /** Bytes that one person may have of each kind, or the visitors of one network: finished films, frames of text, compressions, logos, parts of clips. */
  filmsQuotaBytes: setting('FILMS_QUOTA_BYTES', bytes.default(10_000_000_000)),
  framesQuotaBytes: setting('FRAMES_QUOTA_BYTES', bytes.default(300_000_000)),
  compressionsQuotaBytes: setting('COMPRESSIONS_QUOTA_BYTES', bytes.default(4_000_000_000)),
  logosQuotaBytes: setting('LOGOS_QUOTA_BYTES', bytes.default(50_000_000)),
  partsQuotaBytes: setting('PARTS_QUOTA_BYTES', bytes.default(500_000_000)),
  /** IP addresses of the proxies whose X-Forwarded-For is trusted; null: none. */
  trustedProxies: setting('TRUST_PROXY', orNull(text)),
  /** The token required to read /metrics from another machine; null: nobody else can. */
  metricsToken: setting('METRICS_TOKEN', orNull(z.string().min(16, { error: 'must have at least 16 characters' }))),
  /** Where traces are sent (OTLP over HTTP); null: there are none. */
  otlpEndpoint: setting('OTEL_EXPORTER_OTLP_ENDPOINT', orNull(url('http', 'https'))),
  /** Where /health and /metrics are served besides; null: nowhere. */
  metricsPort: setting('METRICS_PORT', orNull(whole(1, 65_535))),
  ffmpegPath: setting('FFMPEG_PATH', text.default('ffmpeg')),
  ffprobePath: setting('FFPROBE_PATH', text.default('ffprobe')),
  logLevel: setting('LOG_LEVEL', oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info')),
  appSecret: setting('APP_SECRET', secretText.optional()),
  /** The APP_SECRET before: what was encrypted under it is still read, and encrypted anew. */
  previousSecret: setting('APP_SECRET_PREVIOUS', orNull(secretText)),
};

/** Stripe's price IDs, by plan. */
const PRICES = Object.fromEntries(
  SOLD.map(({ sale }) => [sale.id, setting(`STRIPE_PRICE_${sale.slug.toUpperCase()}`, text)]),
) as Record<PlanId, Setting<typeof text>>;

/** Settings that only make sense together: if one is given, all those without a default must be. null: none is given. */
const TOGETHER = {
  /** null: files are kept in DATA_DIR. */
  s3: {
    endpoint: setting('S3_ENDPOINT', url('http', 'https')),
    bucket: setting('S3_BUCKET', text),
    /** The same store as browsers reach it: videos are then sent from there, by signed addresses; null: everything passes through the web process. */
    publicUrl: setting('S3_PUBLIC_URL', orNull(url('http', 'https'))),
    region: setting('S3_REGION', text.default('us-east-1')),
    accessKeyId: setting('S3_ACCESS_KEY_ID', text),
    secretAccessKey: setting('S3_SECRET_ACCESS_KEY', text),
  },
  /** Becomes an admin at start if no admin exists. */
  admin: {
    email: setting('ADMIN_EMAIL', email),
    password: setting('ADMIN_PASSWORD', z.string().min(6, { error: 'must have at least 6 characters' })),
  },
  /** null: the built-in copywriter. */
  llm: {
    baseUrl: setting('LLM_BASE_URL', url('http', 'https')),
    model: setting('LLM_MODEL', text),
    apiKey: setting('LLM_API_KEY', text.optional()),
    /** Calls to the model in 24 hours, by everybody and by one account; beyond them the built-in copywriter writes. */
    callsPerDay: setting('LLM_CALLS_PER_DAY', whole(1, 10_000_000).default(5000)),
    callsPerPersonPerDay: setting('LLM_CALLS_PER_PERSON_PER_DAY', whole(1, 1_000_000).default(100)),
  },
  /** null: mock checkout in development, no checkout in production. */
  stripe: {
    secretKey: setting('STRIPE_SECRET_KEY', text),
    webhookSecret: setting('STRIPE_WEBHOOK_SECRET', text),
    ...PRICES,
    /** null: Stripe's own URL. */
    apiBase: setting('STRIPE_API_BASE', orNull(url('http', 'https'))),
  },
  /** null: /api/login redirects to /auth. */
  oidc: {
    issuer: setting('OIDC_ISSUER', url('http', 'https')),
    clientId: setting('OIDC_CLIENT_ID', text),
    clientSecret: setting('OIDC_CLIENT_SECRET', text),
  },
  /** null: nothing is posted to Instagram, and nothing of it is shown. */
  instagram: {
    appId: setting('INSTAGRAM_APP_ID', text.regex(/^\d+$/, { error: 'must be the number that Meta shows' })),
    appSecret: setting('INSTAGRAM_APP_SECRET', text),
    /** null: Instagram's own addresses. */
    apiBase: setting('INSTAGRAM_API_BASE', orNull(url('http', 'https'))),
  },
};

type Alone = Values<typeof ALONE>;
type Together = { readonly [Name in keyof typeof TOGETHER]: Values<(typeof TOGETHER)[Name]> | null };

/** Every variable the program reads. */
export const VARIABLE_NAMES = [ALONE, ...Object.values(TOGETHER)].flatMap((settings: Record<string, Setting>) =>
  Object.values(settings).map(({ variable }) => variable),
);

/** The settings of the process. Everything that needs a setting reads it from here. */
export type Config = ReturnType<typeof toConfig>;
export type StorageConfig = Config['storage'];
export type StripeConfig = NonNullable<Config['stripe']>;

type Given = Readonly<Record<string, string>>;

/** Reads settings; adds their faults to `faults`. */
function read<S extends Record<string, Setting>>(settings: S, given: Given, faults: string[]): Values<S> {
  const values = Object.entries(settings).map(([name, { variable, schema }]) => {
    const { data, error } = schema.safeParse(given[variable]);
    for (const { message } of error?.issues ?? []) faults.push(`${variable}: ${message}`);
    return [name, data];
  });
  return Object.fromEntries(values) as Values<S>;
}

/** The same for settings that belong together; null if none is given. One with a default does not require the others. */
function readTogether<S extends Record<string, Setting>>(
  settings: S,
  given: Given,
  faults: string[],
): Values<S> | null {
  const needed = Object.values(settings).filter(({ schema }) => !schema.safeParse(undefined).success);
  const isGiven = ({ variable }: Setting) => given[variable] !== undefined;
  const [there, missing] = [needed.filter(isGiven), needed.filter((each) => !isGiven(each))];
  // Given values are checked even if they end up unused.
  const present = Object.fromEntries(Object.entries(settings).filter(([, each]) => !missing.includes(each)));
  const values = read(present, given, faults);
  if (there.length === 0) return null;
  if (missing.length > 0) {
    const names = (all: Setting[]) => all.map(({ variable }) => variable).join(', ');
    faults.push(`${names(missing)}: must be set as well, because ${names(there)} ${there.length > 1 ? 'are' : 'is'}`);
  }
  return values as Values<S>;
}

/**
 * Reads the settings from `env`; an empty value counts as absent. A missing APP_SECRET is generated once and kept in DATA_DIR.
 * @throws ConfigError with every fault of the environment
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given: Record<string, string> = {};
  for (const name of VARIABLE_NAMES) {
    const value = env[name]?.trim();
    if (value) given[name] = value;
  }
  const faults: string[] = [];
  const alone = read(ALONE, given, faults);
  const together = Object.fromEntries(
    Object.entries(TOGETHER).map(([name, settings]) => [name, readTogether(settings, given, faults)]),
  ) as Together;
  if (faults.length > 0) {
    throw new ConfigError(
      `The environment needs ${faults.length} correction(s) (see .env.example):\n  ${faults.join('\n  ')}`,
    );
  }
  return toConfig(alone, together);
}

/** Values derived from the settings. */
function toConfig(given: Alone, { s3, stripe, ...together }: Together) {
  const { smtpUrl, mailFrom, appSecret, previousSecret, publicUrl, ...alone } = given;
  const { dataDir, port } = alone;
  const secret = appSecret ?? secretIn(dataDir);
  const secrets = previousSecret === null ? [secret] : [secret, previousSecret];
  const vault = secrets.map((each) => keyFrom(each, 'vault')) as [Buffer, ...Buffer[]];
  const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex');
  return {
    ...alone,
    ...together,
    /** Origin for links in e-mails and elsewhere, without a trailing slash. */
    publicUrl: new URL(publicUrl ?? `http://localhost:${port}`).origin,
    /** Whether PUBLIC_URL was given; otherwise the origin is a guess that works on this machine only. */
    isPublicUrlSet: publicUrl !== undefined,
    storage: s3 ? ({ kind: 's3', ...s3 } as const) : ({ kind: 'disk', folder: join(dataDir, 'files') } as const),
    stripe: stripe && withPrices(stripe),
    mail: { smtpUrl, from: mailFrom, outbox: join(dataDir, 'outbox') },
    /** Independent keys, all derived from APP_SECRET. */
    secrets: {
      ...{ session: derive('session'), upload: derive('upload') },
      ...{ push: derive('push'), reminder: derive('reminder'), handout: derive('handout'), vault },
    },
  };
}

function withPrices({ secretKey, webhookSecret, apiBase, ...prices }: NonNullable<Together['stripe']>) {
  return { secretKey, webhookSecret, apiBase, prices };
}

/**
 * The process's environment over the variables of `.env` in the working directory, if there is one.
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

/** The variables a system needs to find and start programs; none of ours. */
export function findingPrograms(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env;
  return process.platform === 'win32' ? { PATH, SystemRoot } : { PATH };
}
