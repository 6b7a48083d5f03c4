import { inspect } from 'node:util';
import { type Config, ConfigError } from './config.ts';
import { TooOld } from './db/bearable.ts';
import { MediaError } from './media/tool/run.ts';

/**
 * Why a start failed: an error's code, name, HTTP status or the end of a message, at steps of the start, with what to
 * set and what to do.
 */
type Reason = {
  /** Steps of `start.ts` and `services.ts`; null: all. */
  readonly at: readonly string[] | null;
  readonly when: RegExp;
  /** The setting comes first. null: not with this configuration. */
  readonly say: (config: Config | null) => string | null;
};

const NETWORK =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|TimeoutError|Connection terminated.*|timeout expired)$/;
const DATABASE = ['database', 'migrations', 'connections', 'progress', 'queue'];
const STORE = ['store', 'first content'];

const hostOf = (url: string) => URL.parse(url)?.host ?? url;
const nameOf = (url: string) => URL.parse(url)?.pathname.slice(1) || 'postgres';
const userOf = (url: string) => decodeURIComponent(URL.parse(url)?.username ?? '') || 'of this system';

/**
 * About the database that the settings name; null if it is our own.
 * @param pooled DATABASE_POOL_URL is the one in question, if it is set
 */
const database =
  (say: (url: string, setting: string) => string, pooled = false): Reason['say'] =>
  (config) => {
    if (pooled) return config?.databasePoolUrl ? say(config.databasePoolUrl, 'DATABASE_POOL_URL') : null;
    return config?.databaseUrl ? say(config.databaseUrl, 'DATABASE_URL') : null;
  };
const store =
  (say: (bucket: Extract<Config['storage'], { kind: 's3' }>) => string): Reason['say'] =>
  (config) =>
    config?.storage.kind === 's3' ? say(config.storage) : null;
/** The error's own words, which follow, have the path. */
const folder =
  (say: (folder: string) => string): Reason['say'] =>
  (config) =>
    say(config?.dataDir ?? 'DATA_DIR');

const away = (url: string, setting: string) =>
  `${setting}: nothing answers at ${hostOf(url)}. Start Postgres there, or set ${setting} to where it is.`;

/** The first that fits is told. */
export const REASONS: readonly Reason[] = [
  {
    at: ['port'],
    when: /^EADDRINUSE$/,
    say: (config) =>
      `PORT: ${config?.port} is taken by another program, perhaps another Spinreel. Stop that one, or set PORT to a free one, such as PORT=${(config?.port ?? 3000) + 1}.`,
  },
  {
    at: ['port'],
    when: /^(EACCES|EPERM)$/,
    say: (config) =>
      `PORT: this user may not listen at ${config?.port}. Set PORT to 1024 or higher, with a proxy in front.`,
  },
  {
    at: ['metrics port'],
    when: /^EADDRINUSE$/,
    say: (config) =>
      `METRICS_PORT: ${config?.metricsPort} is taken by another program. Set METRICS_PORT to a free one; each process on a machine needs its own.`,
  },
  {
    at: ['metrics port'],
    when: /^(EACCES|EPERM)$/,
    say: (config) =>
      `METRICS_PORT: this user may not listen at ${config?.metricsPort}. Set METRICS_PORT to 1024 or higher.`,
  },
  {
    at: ['port', 'metrics port'],
    when: /^(EADDRNOTAVAIL|ENOTFOUND|EAI_AGAIN|EINVAL)$/,
    say: (config) =>
      `HOST: ${config?.host} is no address of this machine. Set HOST to 127.0.0.1 (this machine alone) or 0.0.0.0 (everybody who can reach it).`,
  },
  {
    at: ['pages'],
    when: /^invalid (IP address|range on address|netmask)/i,
    say: (config) =>
      `TRUST_PROXY: ${config?.trustedProxies} is no address of a proxy. Set TRUST_PROXY to its IP address, such as 127.0.0.1, or to several with commas between them.`,
  },
  {
    at: ['pages'],
    when: /^ENOENT$|root.* path .* must exist/i,
    say: () => 'The pages are not built. Start with npm start, or build them: node scripts/setup.mjs start.',
  },
  { at: DATABASE, when: NETWORK, say: database(away, true) },
  { at: DATABASE, when: NETWORK, say: database(away) },
  ...[true, false].map(
    (pooled): Reason => ({
      at: pooled ? ['connections'] : DATABASE,
      when: /^(28P01|28000|SASL.*)$/,
      say: database(
        (url, setting) =>
          `${setting}: the database at ${hostOf(url)} does not let user ${userOf(url)} in. Correct the name and the password in ${setting}.`,
        pooled,
      ),
    }),
  ),
  {
    at: DATABASE,
    when: /^3D000$/,
    say: database(
      (url) =>
        `DATABASE_URL: there is no database ${nameOf(url)} at ${hostOf(url)}. Create it (createdb ${nameOf(url)}), or correct the name in DATABASE_URL.`,
    ),
  },
  {
    at: DATABASE,
    when: /^42501$/,
    say: database(
      (url) =>
        `DATABASE_URL: user ${userOf(url)} may not make tables in ${nameOf(url)}. Make it the owner: alter database "${nameOf(url)}" owner to "${userOf(url)}".`,
    ),
  },
  {
    at: DATABASE,
    when: /^25006$/,
    say: database(
      (url) =>
        `DATABASE_URL: the database at ${hostOf(url)} takes no writes: it is a standby. Set DATABASE_URL to the primary.`,
    ),
  },
  {
    at: DATABASE,
    when: /^53300$/,
    say: database(
      (url) =>
        `DATABASE_URL: the database at ${hostOf(url)} has no connection left. Raise max_connections there, or stop processes; each takes up to 16.`,
    ),
  },
  {
    at: DATABASE,
    when: /^57P03$/,
    say: database(
      (url) => `DATABASE_URL: the database at ${hostOf(url)} is starting or stopping. Start again in a moment.`,
    ),
  },
  {
    at: DATABASE,
    when: /does not support SSL|self[- ]signed certificate|certificate/i,
    say: database(
      (url) =>
        `DATABASE_URL: the connection to ${hostOf(url)} cannot be encrypted as DATABASE_URL asks. Correct sslmode in it, or the server’s certificate.`,
    ),
  },
  {
    at: DATABASE,
    when: /^(53100|disk full)$/,
    say: database(
      (url) =>
        `DATABASE_URL: the disk of the database at ${hostOf(url)} is full. Make room there; nothing was changed.`,
    ),
  },
  {
    at: STORE,
    when: /^(NoSuchBucket|NotFound|404)$/,
    say: store(
      ({ bucket, endpoint }) =>
        `S3_BUCKET: there is no bucket ${bucket} at ${endpoint}. Create it, or correct S3_BUCKET.`,
    ),
  },
  {
    at: STORE,
    when: /^(InvalidAccessKeyId|SignatureDoesNotMatch|AccessDenied|Forbidden|401|403)$/,
    say: store(
      ({ bucket, endpoint }) =>
        `S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: the store at ${endpoint} does not let us use the bucket ${bucket}. Correct the two, or give them the right to list, read, write and delete there.`,
    ),
  },
  {
    at: STORE,
    when: /^(301|PermanentRedirect|AuthorizationHeaderMalformed|400|BadRequest)$/,
    say: store(
      ({ region, endpoint }) =>
        `S3_REGION, S3_ENDPOINT: the store at ${endpoint} does not take requests for the region ${region}. Set S3_REGION to the bucket’s.`,
    ),
  },
  {
    at: STORE,
    when: /^ForeignStore$/,
    say: (config) =>
      config?.storage.kind === 's3'
        ? `S3_BUCKET: the bucket ${config.storage.bucket} is another installation’s. Set S3_BUCKET to one of your own, or restore its database (docs/operations.md).`
        : `DATA_DIR: the files in ${config?.dataDir ?? 'it'} are another installation’s. Set DATA_DIR to a folder of your own, or restore their database (docs/operations.md).`,
  },
  {
    at: STORE,
    when: NETWORK,
    say: store(
      ({ endpoint }) => `S3_ENDPOINT: no store answers at ${endpoint}. Start it, or set S3_ENDPOINT to where it is.`,
    ),
  },
  {
    at: STORE,
    when: /^5\d\d$|^EPROTO$/,
    say: store(
      ({ endpoint }) =>
        `S3_ENDPOINT: the store at ${endpoint} answers with errors. Look into its log, and check S3_ENDPOINT (http or https?).`,
    ),
  },
  {
    at: null,
    when: /^(ENOSPC|EDQUOT|full|53100)$|No space left on device|Disk quota exceeded|Check free disk space/,
    say: folder(
      (path) => `DATA_DIR: the disk of ${path} is full. Make room on it, or set DATA_DIR to a folder on another one.`,
    ),
  },
  {
    at: null,
    when: /^(EACCES|EPERM|EROFS)$|Permission denied|Read-only file system/,
    say: folder(
      (path) =>
        `DATA_DIR: this user may not write in ${path}. Give the folder to it (chown), or set DATA_DIR to one that it may write in.`,
    ),
  },
  {
    at: null,
    when: /^(ENOTDIR|EEXIST|EISDIR|ELOOP|ENAMETOOLONG)$/,
    say: folder(
      (path) =>
        `DATA_DIR: ${path} is no folder, or has no folders where the program needs them. Set DATA_DIR to a folder.`,
    ),
  },
  {
    at: ['migrations'],
    when: /^[0-9A-Z]{5}$/,
    say: () =>
      'DATABASE_URL: a migration failed, and the database is as it was before. The program before this one runs on it (docs/deploy.md, "Going back"); what Postgres says is below.',
  },
];

/** Postgres' programs tell all that they have done before they say what was wrong. */
const lastWords = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).trim().split('\n').slice(-6).join('\n');

/** Everything by which an error can be known, of itself first, then of what caused it. */
function signsOf(error: unknown): string[] {
  const signs: string[] = [];
  // Libraries wrap errors; none wraps them deeper than this.
  for (let inner = error, depth = 0; depth < 6 && inner instanceof Error; inner = inner.cause, depth += 1) {
    const { code, name, message, $metadata } = inner as Error & {
      code?: unknown;
      $metadata?: { httpStatusCode?: number };
    };
    signs.push(...[code, $metadata?.httpStatusCode, name].filter((sign) => sign !== undefined).map(String), message);
    if (inner instanceof AggregateError) signs.push(...inner.errors.flatMap(signsOf));
  }
  return signs;
}

/**
 * What is told when the program could not start: the setting with what to do if we know it, otherwise everything about the error.
 * @param step where it failed; null: before any
 * @param config null: it could not be read
 */
export function whyNotStarted(error: unknown, step: string | null, config: Config | null): string {
  if (error instanceof ConfigError) return error.message;
  const begin = 'Spinreel could not start.\n';
  if (error instanceof TooOld || error instanceof MediaError) return begin + error.message;
  const signs = signsOf(error);
  for (const { at, when, say } of REASONS) {
    if (at !== null && !at.includes(step ?? 'settings')) continue;
    if (!signs.some((sign) => when.test(sign))) continue;
    const said = say(config);
    if (said !== null) return `${begin}${said}\n(${lastWords(error)})`;
  }
  return `${begin}At "${step ?? 'settings'}": ${inspect(error)}`;
}
