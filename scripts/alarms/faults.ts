// size: one entry for each fault, which share what harms lines, disks and programs.
import { execFile, execFileSync } from 'node:child_process';
import { chmod, mkdir, rename, statfs, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { ROOT } from '../../deploy/cluster/program.ts';
import { startEmbedded } from '../../src/server/postgres/embedded.ts';
import { startSmtp } from '../../test/fakes/smtp.ts';
import { holdPort } from '../../test/port.ts';
import { smallDisk } from '../torture/installation.ts';
import { Line } from '../torture/line.ts';
import { Person } from './people.ts';
import type { Site } from './site.ts';

/** What a fault needs before its site is there: settings, and how to do it. */
export type Prepared = {
  readonly settings?: Record<string, string>;
  /** The worker is a process of its own, with these settings besides. */
  readonly ofWorker?: Record<string, string>;
  /** Does it. What has to go on goes on until `over`. */
  harm(at: Scene): Promise<void> | void;
  /** Takes away what was prepared. */
  end?(): Promise<unknown> | unknown;
};
export type Scene = { readonly site: Site; readonly person: Person; readonly over: AbortSignal };

export type Fault = {
  /** In words, for the table. */
  readonly what: string;
  readonly expected: readonly string[];
  /** How long after the fault the alerts may take. */
  readonly withinSeconds: number;
  /** How long the site is watched after the fault. */
  readonly minutes: number;
  /** No backup is made before. */
  readonly withoutBackup?: true;
  /** @param folder of the site; there is nothing in it yet */
  prepare(folder: string): Promise<Prepared> | Prepared;
};

const run = promisify(execFile);

/** Makes a backup as cron would. */
export async function backUp({ env, folder }: Site, to: string): Promise<void> {
  const { PATH, HOME } = process.env;
  const args = [`${ROOT}/src/server/backup/main.ts`, 'backup', `--to=${to}`];
  await run(process.execPath, args, { env: { PATH, HOME, ...env }, cwd: folder });
}

/** A Postgres that is not the program's own, so that lines to it can be harmed. */
async function postgres(folder: string) {
  await mkdir(`${folder}/postgres`, { recursive: true });
  const server = await startEmbedded({
    ...{ dataDir: `${folder}/postgres`, fastTests: true, onLost: () => {} },
    log: { info() {}, warn: (text) => void process.stderr.write(`${text}\n`) },
  });
  const lineTo = async () => {
    const { port, release } = await holdPort();
    await release();
    const line = await Line.open(port, Number(new URL(server.url).port));
    const url = new URL(server.url);
    url.port = String(port);
    return { line, url: url.href };
  };
  return { ...server, lineTo };
}

/** An ffmpeg of our own, which can be replaced. @returns its settings, and what replaces it */
async function ownFfmpeg(folder: string) {
  const real = execFileSync('which', ['ffmpeg'], { encoding: 'utf8' }).trim();
  const file = `${folder}/ffmpeg`;
  const become = async (script: string) => {
    await writeFile(`${file}.next`, `#!/bin/sh\n${script}\n`);
    await chmod(`${file}.next`, 0o755);
    await rename(`${file}.next`, file);
  };
  await become(`exec ${real} "$@"`);
  return { settings: { FFMPEG_PATH: file }, become, real };
}

/** The disk of the files, which can be filled. */
async function disk(folder: string) {
  const files = `${folder}/data/files`;
  const small = await smallDisk(files, 400);
  if (!small) throw new Error('No disk can be mounted here: run it as root.');
  return { files, ...small };
}

async function smtp(answers: 'nothing' | 'come back later') {
  if (answers === 'come back later') {
    const server = await startSmtp();
    server.refuse({ code: 451, message: '4.3.0 come back later' });
    return { settings: { SMTP_URL: server.url }, heal: () => server.refuse(null), end: () => server.close() };
  }
  const { port, release } = await holdPort();
  await release();
  const server = createServer((socket) => socket.on('error', () => {})).listen(port, '127.0.0.1');
  return { settings: { SMTP_URL: `smtp://127.0.0.1:${port}` }, heal: () => {}, end: () => server.close() };
}

/** What can happen to an installation, and which alerts have to tell of it. */
export const FAULTS: Record<string, Fault> = {
  'web-killed': {
    ...{ what: 'the web process is killed and stays away', expected: ['SpinreelDown'], withinSeconds: 150, minutes: 5 },
    prepare: () => ({ harm: ({ site }) => site.watched.get('web')!.process.kill() }),
  },
  'worker-killed': {
    ...{ what: 'the only worker is killed while a film is made', expected: ['SpinreelDown', 'SpinreelNoWorker'] },
    ...{ withinSeconds: 180, minutes: 8 },
    async prepare(folder) {
      const ffmpeg = await ownFfmpeg(folder);
      return {
        settings: ffmpeg.settings,
        ofWorker: {},
        async harm({ site, person }) {
          await ffmpeg.become(`sleep 20; exec ${ffmpeg.real} "$@"`);
          void person.film();
          await sleep(6_000);
          await site.watched.get('worker')!.process.kill();
        },
      };
    },
  },
  'worker-gone': {
    ...{ what: 'the workers are scaled to none, and a film is asked for', expected: ['SpinreelNoWorker'] },
    ...{ withinSeconds: 165, minutes: 9 },
    prepare: () => ({
      ofWorker: {},
      async harm({ site, person }) {
        await site.watched.get('worker')!.process.stop();
        site.watched.delete('worker');
        void person.film();
      },
    }),
  },
  'worker-cut-off': {
    ...{
      what: 'the only worker loses its line to the database, and a film is asked for',
      expected: ['SpinreelDatabaseLost', 'SpinreelNoWorker'],
    },
    ...{ withinSeconds: 165, minutes: 6 },
    async prepare(folder) {
      const database = await postgres(folder);
      const { line, url } = await database.lineTo();
      return {
        settings: { DATABASE_URL: database.url },
        ofWorker: { DATABASE_URL: url },
        harm({ person }) {
          line.close();
          void person.film();
        },
        end: database.stop,
      };
    },
  },
  'database-unreachable': {
    ...{ what: 'nobody reaches the database', expected: ['SpinreelDatabaseLost'], withinSeconds: 165, minutes: 9 },
    async prepare(folder) {
      const database = await postgres(folder);
      const { line, url } = await database.lineTo();
      return { settings: { DATABASE_URL: url }, harm: () => line.close(), end: database.stop };
    },
  },
  'database-slow': {
    ...{
      what: 'every statement is on its way for 0.45 s',
      expected: ['SpinreelSlow'],
      withinSeconds: 720,
      minutes: 14,
    },
    async prepare(folder) {
      const database = await postgres(folder);
      const { line, url } = await database.lineTo();
      return {
        settings: { DATABASE_URL: url },
        harm: () => void Object.assign(line, { delayMs: 450 }),
        end: async () => {
          line.close();
          await database.stop();
        },
      };
    },
  },
  'mail-server-silent': {
    // The mail has to be 10 minutes old, for 5.
    ...{ what: 'the mail server takes connections and says nothing; a password is forgotten', withinSeconds: 915 },
    ...{ expected: ['SpinreelMailsWait'], minutes: 16 },
    async prepare() {
      const { settings, end } = await smtp('nothing');
      return { settings, end, harm: ({ person }) => person.forgetPassword() };
    },
  },
  'mail-server-refuses': {
    ...{ what: 'the mail server says 451 to everything; a plan is canceled and kept', withinSeconds: 930 },
    ...{ expected: ['SpinreelMailsWait'], minutes: 17 },
    async prepare() {
      const { settings, end } = await smtp('come back later');
      return { settings, end, harm: ({ person }) => person.changeTheirMind() };
    },
  },
  'disk-full': {
    ...{ what: 'the disk of the files is full, and films are asked for', expected: ['SpinreelDiskFull'] },
    ...{ withinSeconds: 105, minutes: 8 },
    async prepare(folder) {
      const { fill, remove } = await disk(folder);
      return {
        harm: async ({ person, over }) => {
          await fill();
          void person.films(5_000, over);
        },
        end: remove,
      };
    },
  },
  'disk-low': {
    ...{
      what: '95% of the disk of the files are used',
      expected: ['SpinreelDiskLow'],
      withinSeconds: 645,
      minutes: 12,
    },
    async prepare(folder) {
      const { files, remove } = await disk(folder);
      const harm = async () => {
        const { bavail, blocks, bsize } = await statfs(files);
        const bytes = Math.floor((bavail - blocks * 0.05) * bsize);
        execFileSync('fallocate', ['-l', String(bytes), `${files}/.filler`]);
      };
      return { harm, end: remove };
    },
  },
  'names-used-up': {
    ...{ what: 'the disk of the files has room and no names left (inodes)', expected: ['SpinreelDiskFull'] },
    ...{ withinSeconds: 105, minutes: 5 },
    async prepare(folder) {
      const { files, remove } = await disk(folder);
      execFileSync('mount', ['-o', 'remount,nr_inodes=2000', files]);
      const harm = async () => {
        try {
          for (let i = 0; ; i++) await writeFile(`${files}/.name-${i}`, '');
        } catch {
          // None is left.
        }
      };
      return { harm, end: remove };
    },
  },
  'store-read-only': {
    ...{ what: 'the disk of the files takes no writes any more, and films are asked for' },
    ...{ expected: ['SpinreelStoreFails'], withinSeconds: 300, minutes: 9 },
    async prepare(folder) {
      const { files, remove } = await disk(folder);
      return {
        harm({ person, over }) {
          execFileSync('mount', ['-o', 'remount,ro', files]);
          void person.films(2_000, over);
        },
        end: remove,
      };
    },
  },
  'ffmpeg-broken': {
    ...{ what: 'ffmpeg fails with everything', expected: ['SpinreelFilmsFail'], withinSeconds: 290, minutes: 9 },
    async prepare(folder) {
      const ffmpeg = await ownFfmpeg(folder);
      return {
        settings: ffmpeg.settings,
        async harm({ person, over }) {
          await ffmpeg.become('echo broken >&2; exit 1');
          void person.films(8_000, over);
        },
      };
    },
  },
  'films-slow': {
    ...{ what: 'each film takes a minute, and 14 people ask for one', expected: ['SpinreelFilmsWait'] },
    ...{ withinSeconds: 480, minutes: 10 },
    async prepare(folder) {
      const ffmpeg = await ownFfmpeg(folder);
      return {
        settings: ffmpeg.settings,
        async harm({ site }) {
          await ffmpeg.become(`sleep 60; exec ${ffmpeg.real} "$@"`);
          for (let i = 0; i < 14; i++) void (await Person.join(site.origin, i + 10)).film();
        },
      };
    },
  },
  'program-faulty': {
    ...{ what: 'a table is gone that calls need', expected: ['SpinreelErrors'], withinSeconds: 345, minutes: 9 },
    async prepare(folder) {
      const database = await postgres(folder);
      return {
        settings: { DATABASE_URL: database.url },
        harm: () => statement(database.url, 'alter table promos rename to promos_before'),
        end: database.stop,
      };
    },
  },
  'web-starved': {
    ...{ what: 'the web process gets no processor for 0.6 s, again and again', expected: ['SpinreelEventLoop'] },
    ...{ withinSeconds: 645, minutes: 13 },
    prepare: () => ({
      harm({ site, over }) {
        const { process } = site.watched.get('web')!;
        void (async () => {
          while (!over.aborted) {
            process.signal('SIGSTOP');
            await sleep(600);
            process.signal('SIGCONT');
            await sleep(600);
          }
        })();
      },
    }),
  },
  'backup-fails': {
    ...{ what: 'a backup is made to a full disk', expected: ['SpinreelBackupFailed'], withinSeconds: 105, minutes: 5 },
    async prepare(folder) {
      const to = `${folder}/second`;
      const small = await smallDisk(to, 1);
      if (!small) throw new Error('No disk can be mounted here: run it as root.');
      return {
        async harm({ site }) {
          await small.fill();
          await backUp(site, to).catch(() => {});
        },
        end: small.remove,
      };
    },
  },
  'backup-old': {
    ...{ what: 'the last backup is 37 hours old (its moment is set back)', expected: ['SpinreelBackupOld'] },
    ...{ withinSeconds: 645, minutes: 12 },
    async prepare(folder) {
      const database = await postgres(folder);
      const back = `update backup_status set completed_at = completed_at - interval '37 hours'`;
      return {
        settings: { DATABASE_URL: database.url },
        harm: () => statement(database.url, back),
        end: database.stop,
      };
    },
  },
  'backup-never': {
    ...{ what: 'nobody has ever made a backup', expected: ['SpinreelBackupOld'], withinSeconds: 645, minutes: 11 },
    withoutBackup: true,
    prepare: () => ({ harm() {} }),
  },
  none: {
    what: 'none: the mail server is away for four minutes, the worker is restarted, films are made',
    ...{ expected: [], withinSeconds: 0, minutes: 16 },
    async prepare() {
      const { settings, heal, end } = await smtp('come back later');
      return {
        ...{ settings, end, ofWorker: {} },
        async harm({ site, person, over }) {
          await person.forgetPassword();
          void person.films(30_000, over);
          await site.watched.get('worker')!.process.restart();
          setTimeout(heal, 240_000).unref();
        },
      };
    },
  },
};

async function statement(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
