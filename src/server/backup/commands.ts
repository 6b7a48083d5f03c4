import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Logger, pino } from 'pino';
import { loadConfig } from '../config.ts';
import { migrate } from '../db/client.ts';
import { Opened } from '../opened.ts';
import { startEmbedded } from '../postgres/embedded.ts';
import { openQueue } from '../queue/index.ts';
import { openStorage, StorageError } from '../storage/index.ts';
import { type BackupReport, backUp } from './backup.ts';
import { APP_SECRET, BackupError, type Manifest } from './manifest.ts';
import { refuseOverlap } from './place.ts';
import {
  bytesOf,
  type Destination,
  listed,
  refuseDamaged,
  restore,
  restoreFiles,
  settleInterrupted,
} from './restore.ts';
import { recordBackup } from './status.ts';
import { holdAlone } from './tables.ts';
import type { FilePlan } from './undo.ts';
import { type Examined, examine } from './verify.ts';

/** The command is not complete; the message says how it is used. */
export class UsageError extends Error {}
const USAGE = `npm run backup -- --to=FOLDER           makes a backup; --all compares every file that is there, not a seventh of them
npm run backup -- --to=FOLDER --verify  reads the backup in FOLDER, and changes nothing
npm run restore -- --from=FOLDER        restores it; --replace: what is there is deleted first; --without-damaged: leaves out damaged files
npm run restore -- --from=FOLDER --files  puts files into the store that it lacks or that are damaged there, and leaves the rows as they are
npm run restore -- --put-back           after a restore that was interrupted: what was there before`;

/** What a command says; `ill`: also what is damaged, and it ends with 1. */
type Said = { readonly text: string; readonly ill?: string };

/** Its settings, and what it has opened. */
type Program = { readonly env: NodeJS.ProcessEnv; readonly opened: Opened };

const flag = { type: 'boolean', default: false } as const;
const OPTIONS = {
  to: { type: 'string' },
  from: { type: 'string' },
  ...{ all: flag, verify: flag, replace: flag, 'without-damaged': flag, files: flag, 'put-back': flag },
} as const;

/**
 * `npm run backup` and `npm run restore`; `USAGE` says how.
 * @param env the settings of the program
 * @param opened what has to be closed when it is over, or when the process is told to leave
 * @throws BackupError, ConfigError, UsageError, StorageError with words for people
 */
export async function runCommand(args: string[], env: NodeJS.ProcessEnv, opened = new Opened()): Promise<Said> {
  return run(args, { env, opened }).finally(() => opened.close());
}

async function run(args: string[], program: Program): Promise<Said> {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const [command, ...more] = positionals;
  if (more.length === 0) {
    if (command === 'backup' && values.to && values.verify) return sayExamined(await examine(resolve(values.to)));
    if (command === 'backup' && values.to) return makeBackup(program, resolve(values.to), values.all);
    if (command === 'restore' && values['put-back']) return putBack(program);
    if (command === 'restore' && values.from) {
      const choice = { replace: values.replace, withoutDamaged: values['without-damaged'] };
      return values.files
        ? mendStore(program, resolve(values.from))
        : makeRestore(program, resolve(values.from), choice);
    }
  }
  throw new UsageError(USAGE);
}

/** Makes a backup, and records how that ended for whoever watches. */
async function makeBackup(program: Program, folder: string, all: boolean): Promise<Said> {
  return withPlace(program, async (place) => {
    const began = Date.now();
    const source = { ...place, secretFile: join(place.dataDir, APP_SECRET) };
    const report = await refuseOverlap(folder, place.used)
      .then(() => backUp(source, folder, { all }))
      .catch(async (cause: Error) => {
        const error = inWords(cause, 'There is no new backup; what was in the folder before is as it was.');
        await recordBackup(place.url, 'failed', error.message, null).catch(() => {});
        throw error;
      });
    const said = sayBackup(folder, report);
    const { manifest, repaired, damaged } = report;
    await recordBackup(
      place.url,
      damaged.length > 0 ? 'damaged' : repaired.length > 0 ? 'repaired' : 'done',
      [said.text, said.ill].filter(Boolean).join('\n').slice(0, 10_000),
      {
        ...{ completedAt: new Date(manifest.madeAt), seconds: (Date.now() - began) / 1000 },
        ...{ bytes: bytesOf(manifest), files: manifest.files.length, damaged: damaged.length },
      },
    );
    return said;
  });
}

/** What a disk refuses is no fault of ours. */
function inWords(error: NodeJS.ErrnoException, rest: string): Error {
  const isFull =
    ['ENOSPC', 'EDQUOT'].includes(error.code ?? '') || (error instanceof StorageError && error.code === 'full');
  if (isFull) return new BackupError(`There is no space left. ${rest}`, { cause: error });
  if (!['EACCES', 'EPERM', 'EROFS', 'EIO', 'ENOTDIR'].includes(error.code ?? '')) return error;
  return new BackupError(`${error.message}. ${rest}`, { cause: error });
}

function sayBackup(folder: string, { manifest, repaired, damaged, compared }: BackupReport): Said {
  const lines = [
    `Backed up to ${folder}: ${counted(manifest)}`,
    `${compared} of the files that were there already were compared with their sums.`,
  ];
  if (!manifest.secret) lines.push('APP_SECRET is not in the backup: keep it yourself.');
  const findings = [...repaired, ...damaged].map(({ key, said }) => `  ${key}: ${said}`);
  if (findings.length === 0) return { text: lines.join('\n') };
  const advice = damaged.some(({ sound }) => sound)
    ? `\nPut what is sound here back into the store: npm run restore -- --from=${folder} --files`
    : '';
  return {
    text: lines.join('\n'),
    ill: `Damage was found, ${damaged.length} files of it are left:\n${findings.join('\n')}${advice}`,
  };
}

function sayExamined({ manifest, damages, others, isUnfinished }: Examined): Said {
  const lines = [`The backup of ${manifest.madeAt}: ${counted(manifest)}`];
  if (damages.length === 0) lines.push('Everything in it was read, and is as it was written.');
  if (isUnfinished) lines.push('A later backup is being made, or was interrupted; this one is complete.');
  if (others.length > 0) {
    const first = others.slice(0, 5).join(', ');
    lines.push(`Not of the backup, and left alone: ${others.length} files (${first}).`);
  }
  if (damages.length === 0) return { text: lines.join('\n') };
  return { text: lines.join('\n'), ill: `${damages.length} parts of it are damaged:\n${listed(damages)}` };
}

async function makeRestore(
  program: Program,
  folder: string,
  choice: { replace: boolean; withoutDamaged: boolean },
): Promise<Said> {
  const examined = await examine(folder);
  refuseDamaged(examined, choice);
  return withPlace(program, async (place) => {
    await refuseOverlap(folder, place.used);
    const plan = await restore(folder, examined, place, choice).catch((error: Error) => {
      throw inWords(error, 'Nothing was changed.');
    });
    const { manifest, damages } = examined;
    const lines = [`Restored the backup of ${manifest.madeAt}: ${counted(manifest)}`, sayPlan(plan)];
    const secret = damages.find(({ path }) => path.endsWith(`/${APP_SECRET}`));
    if (secret)
      lines.push(`Not restored: the secret, which ${secret.fault}. Without the former one everybody signs in again.`);
    else if (!manifest.secret) lines.push('APP_SECRET was not in the backup: give the program the one that you kept.');
    return { text: lines.join('\n') };
  });
}

async function mendStore(program: Program, folder: string): Promise<Said> {
  const examined = await examine(folder);
  return withPlace(program, async (place) => {
    await refuseOverlap(folder, place.used);
    const plan = await restoreFiles(folder, examined, place);
    return { text: `Compared the store with the backup of ${examined.manifest.madeAt}.\n${sayPlan(plan)}` };
  });
}

async function putBack(program: Program): Promise<Said> {
  return withPlace(program, async (place) => {
    const { client, end } = await holdAlone(place.url, 'spinreel restore');
    const became = await settleInterrupted(client, place).finally(end);
    if (became === 'completed') return { text: 'The restore had been committed: it was completed.' };
    return { text: became ? 'All is as it was before the restore.' : 'No restore was interrupted.' };
  });
}

function sayPlan({ added, replaced, right, lost }: FilePlan): string {
  const line = `Files: ${added.length} were missing and ${replaced.length} were damaged in the store, and were written; ${right} were right.`;
  return lost.length === 0
    ? line
    : `${line}\nNot restored, because they are damaged in the backup and not sound in the store:\n${lost.map((key) => `  ${key}`).join('\n')}`;
}

function counted(manifest: Manifest): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${manifest.tables.length} tables, ${manifest.files.length} files (${bytesOf(manifest)} bytes in all).`;
}

/** `used`: what is written by the program, and must not hold a backup. */
type Place = Destination & { readonly used: Readonly<Record<string, string>> };

/** Opens what the settings name, without starting the program. */
async function withPlace<Result>({ env, opened }: Program, work: (place: Place) => Promise<Result>): Promise<Result> {
  const usesSecretFile = !env.APP_SECRET?.trim();
  // Nothing here is signed; and no secret may be made where one is to be restored.
  const config = loadConfig(usesSecretFile ? { ...env, APP_SECRET: randomBytes(32).toString('hex') } : env);
  const { dataDir } = config;
  const log = pino({ level: 'warn' }, pino.destination(2));
  const text = { info() {}, warn: (message: string) => log.warn(message) };
  const onLost = (error: Error) => log.fatal({ err: error }, 'the database is gone');
  const url =
    config.databaseUrl ??
    (
      await opened.open(
        'database',
        (signal) => startEmbedded({ dataDir, log: text, onLost, signal }),
        (embedded) => embedded.stop(),
      )
    ).url;
  const storage = await openStorage(config.storage);
  const used = { DATA_DIR: dataDir, ...(config.storage.kind === 'disk' && { 'the store': config.storage.folder }) };
  return await work({ url, storage, dataDir, usesSecretFile, used, prepare: () => prepare(url, log) });
}

/** The tables of the program and of the queue. */
async function prepare(url: string, log: Logger): Promise<void> {
  await migrate(url);
  const queue = await openQueue(url, log);
  await queue.stop();
}
