/** `npm run backup -- --to=FOLDER` and `npm run restore -- --from=FOLDER [--replace]`, with the settings of the program. */
import { constants } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Logger, pino } from 'pino';
import { ConfigError, loadConfig, readEnvironment } from '../config.ts';
import { migrate } from '../db/client.ts';
import { startEmbedded } from '../postgres/embedded.ts';
import { openQueue } from '../queue/index.ts';
import { openStorage } from '../storage/index.ts';
import { backUp } from './backup.ts';
import { APP_SECRET, type Manifest } from './manifest.ts';
import { RestoreError, restore, verify } from './restore.ts';
import { recordBackup } from './status.ts';

class UsageError extends Error {}

async function run(): Promise<string> {
  process.umask(0o077);
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, from: { type: 'string' }, replace: { type: 'boolean', default: false } },
  });
  const env = readEnvironment();
  if (positionals[0] === 'backup' && values.to) {
    const folder = resolve(values.to);
    return withPlace(env, ({ url, storage, secretFile }) =>
      recorded(url, () => backUp({ url, storage, secretFile }, folder)),
    );
  }
  if (positionals[0] !== 'restore' || !values.from)
    throw new UsageError('npm run backup -- --to=FOLDER\nnpm run restore -- --from=FOLDER [--replace]');
  const folder = resolve(values.from);
  const manifest = await verify(folder);
  if (manifest.appSecret) await restoreSecret(join(folder, APP_SECRET), env, values.replace);
  await withPlace(env, async (place) => {
    await prepare(place.url, place.log);
    await restore(manifest, folder, place, values);
  });
  return `Restored the backup of ${manifest.madeAt}: ${counted(manifest)}`;
}

function counted({ tables, files, missing, appSecret }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const lines = [`${rows} rows of ${tables.length} tables, ${files.length} files (${bytes} bytes).`];
  if (missing.length > 0) lines.push(`${missing.length} files that rows name were not in the store any more.`);
  if (!appSecret) lines.push('APP_SECRET is not in the backup: keep it yourself.');
  return lines.join('\n');
}

type Place = {
  url: string;
  storage: Awaited<ReturnType<typeof openStorage>>;
  secretFile: string;
  log: Logger;
};

/** Opens what the settings name, without starting the program. */
async function withPlace<Result>(env: NodeJS.ProcessEnv, work: (place: Place) => Promise<Result>): Promise<Result> {
  const config = loadConfig(env);
  const log = pino({ level: 'warn' }, pino.destination(2));
  const text = { info() {}, warn: (message: string) => log.warn(message) };
  const onLost = (error: Error) => log.fatal({ err: error }, 'the database is gone');
  const embedded = config.databaseUrl ? null : await startEmbedded({ dataDir: config.dataDir, log: text, onLost });
  try {
    const storage = await openStorage(config.storage);
    const url = config.databaseUrl ?? embedded!.url;
    return await work({ url, storage, secretFile: join(config.dataDir, APP_SECRET), log });
  } finally {
    await embedded?.stop();
  }
}

/** Makes a backup, and records how that ended for whoever watches. @returns what it says */
async function recorded(url: string, make: () => Promise<Manifest>): Promise<string> {
  const began = Date.now();
  const manifest = await make().catch(async (error: Error) => {
    await recordBackup(url, 'failed', error.message, null).catch(() => {});
    throw error;
  });
  const said = `Backed up: ${counted(manifest)}`;
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
  const completed = { completedAt: new Date(manifest.madeAt), seconds: (Date.now() - began) / 1000, bytes };
  await recordBackup(url, 'done', said, {
    ...completed,
    files: manifest.files.length,
    damaged: manifest.missing.length,
  });
  return said;
}

/** The tables of the program and of the queue. */
async function prepare(url: string, log: Place['log']): Promise<void> {
  await migrate(url);
  const queue = await openQueue(url, log);
  await queue.stop();
}

/** Before the settings are read, which would make a new one. */
async function restoreSecret(from: string, env: NodeJS.ProcessEnv, replace: boolean): Promise<void> {
  if (env.APP_SECRET?.trim()) return;
  const to = join(resolve(env.DATA_DIR?.trim() || './data'), APP_SECRET);
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to, replace ? 0 : constants.COPYFILE_EXCL).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new RestoreError(
      `${to} is there already: this folder is in use. To replace everything in it, add --replace.`,
    );
  });
}

await run().then(
  (said) => process.stdout.write(`${said}\n`),
  (error: Error) => {
    const known = [RestoreError, ConfigError, UsageError].some((kind) => error instanceof kind);
    process.stderr.write(`\n${known ? error.message : error.stack}\n`);
    process.exit(1);
  },
);
process.exit(0);
