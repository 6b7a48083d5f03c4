import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { endWithUs } from '../is-alive.ts';
import { findPostgres } from './binaries.ts';
import {
  type Cluster,
  createCluster,
  freePort,
  isPostmasterOf,
  type Keys,
  prepareHome,
  readKeys,
  removeStalePidFile,
  runningPostmaster,
  shutDown,
  spawnIn,
} from './cluster.ts';

export type EmbeddedPostgres = {
  /** URL of the application's database, for a role that is not a superuser. */
  readonly url: string;
  /** Process id of the postmaster. */
  pid(): number;
  /** Releases the server; the last process that does so shuts it down and waits until it has exited. */
  stop(): Promise<void>;
};

type Options = {
  readonly dataDir: string;
  readonly log: { info(message: string): void; warn(message: string): void };
  /** Called when the server died and could not be restarted. */
  readonly onLost: (error: Error) => void;
  /** No fsync, no autovacuum: for disposable data. */
  readonly fastTests?: boolean;
  /** Fires when the process leaves: what is being started is ended. */
  readonly signal?: AbortSignal | undefined;
};

/** A living server may need this long until it accepts connections: it may be replaying the log after a crash. */
const PATIENCE_MS = 60_000;
/** How long starting is retried: another process may be starting it, or the children of a killed server may still be exiting. */
const START_PATIENCE_MS = 10_000;
/** Postgres's messages when another process started it first, a killed server's children are still exiting, or a port was just taken. */
const PASSING = /lock file|shared memory|could not bind|could not create any TCP/;
/** Key of the advisory lock that every process using the server shares. The bytes spell 'spin'. */
const IN_USE = 0x7370696e;

const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '64MB',
  max_connections: '60',
  max_wal_size: '256MB',
  io_method: 'sync',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // A failed statement is the application's to report; here it would only put personal data into a log.
  log_min_messages: 'fatal',
};
const FAST_TESTS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '100',
  // Its workers belong to the superuser: a database that one of them is connected to cannot be dropped by its owner.
  autovacuum: 'off',
};

/**
 * Runs the Postgres of DATA_DIR: sets it up on the first start, adopts a server that is still running (started by
 * another process, or left by one that crashed), and restarts it, on the same port, when it dies. Nothing needs to be
 * stopped first.
 * @throws Error that says what is in the way; nothing that it has started is left
 */
export async function startEmbedded(options: Options): Promise<EmbeddedPostgres> {
  const cluster = await prepareHome(options.dataDir);
  const keys = await readKeys(options.dataDir);
  const binaries = await findPostgres(cluster.runAs);
  await createCluster(cluster, binaries, keys, options);
  const server = new Server(options, cluster, binaries, keys);
  const port = await server.hold();
  return {
    url: `postgresql://spinreel:${keys.password}@127.0.0.1:${port}/spinreel`,
    pid: () => server.pid,
    stop: () => server.release(),
  };
}

class Server {
  pid = 0;
  readonly #options: Options;
  readonly #cluster: Cluster;
  readonly #binaries: string;
  readonly #keys: Keys;
  #port: number;
  /** Holds the shared lock and notices the server's death. */
  #guard: pg.Client | null = null;
  /** Until the server is released: it ends with us, whatever ends us. Other processes that use it bring it back. */
  #forget = () => {};
  /** What this process has started and not adopted yet. */
  #starting: ChildProcess | null = null;
  /** Of the start alone: while the process drains, the server is still needed. */
  #signal: AbortSignal | null;
  #stopping = false;
  #recovery: Promise<void> | null = null;

  constructor(options: Options, cluster: Cluster, binaries: string, keys: Keys) {
    this.#options = options;
    this.#cluster = cluster;
    this.#binaries = binaries;
    this.#keys = keys;
    this.#port = keys.port;
    this.#signal = options.signal ?? null;
  }

  /** Adopts or starts the server until a connection of ours holds the shared lock. Returns its port. */
  async hold(): Promise<number> {
    const began = Date.now();
    for (;;) {
      if (this.#hasToStop()) throw new Hopeless('The process leaves.');
      const running = runningPostmaster(this.#cluster);
      try {
        if (running) await this.#adopt(running.port, running.pid);
        else await this.#start();
        this.#signal = null;
        return this.#port;
      } catch (error) {
        const patience = running ? PATIENCE_MS : START_PATIENCE_MS;
        if (!this.#hasToStop() && !(error instanceof Hopeless) && Date.now() - began <= patience) {
          await sleep(100);
          continue;
        }
        await this.#endStarting();
        throw error;
      }
    }
  }

  #hasToStop(): boolean {
    return this.#stopping || this.#signal?.aborted === true;
  }

  /** Nobody would stop it later. */
  async #endStarting(): Promise<void> {
    const child = this.#starting;
    if (child?.pid === undefined) return;
    const isThere = () => child.exitCode === null && child.signalCode === null;
    await shutDown(isThere, (signal) => child.kill(signal));
    this.#forget();
  }

  async release(): Promise<void> {
    this.#stopping = true;
    await this.#recovery?.catch(() => {});
    const guard = this.#guard;
    if (!guard) return;
    this.#guard = null;
    // The process that gets the lock exclusively is the last one here. Releasing first means that of two that stop at once one gets it.
    await guard.query('select pg_advisory_unlock_shared($1)', [IN_USE]).catch(() => {});
    const last = await guard.query('select pg_try_advisory_lock($1) as last', [IN_USE]).catch(() => null);
    const isLast = last?.rows[0].last === true;
    if (isLast)
      await shutDown(
        () => isPostmasterOf(this.#cluster, this.pid),
        (signal) => process.kill(this.pid, signal),
      );
    await guard.end().catch(() => {});
    this.#forget();
  }

  async #adopt(port: number, pid: number): Promise<void> {
    // The password proves that this is our cluster's server, whatever else may listen there.
    const guard = new pg.Client({
      host: '127.0.0.1',
      port,
      user: 'postgres',
      password: this.#keys.superuserPassword,
      database: 'postgres',
      application_name: 'spinreel guard',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    guard.on('error', () => {}); // 'end' follows.
    try {
      await guard.connect();
      await guard.query('select pg_advisory_lock_shared($1)', [IN_USE]);
      await createDatabase(guard, this.#keys);
    } catch (error) {
      await guard.end().catch(() => {});
      if ((error as pg.DatabaseError).code === '28P01') {
        throw new Hopeless(
          `The passwords in ${this.#options.dataDir}/postgres.json are not those of the database beside it. Put the right file back.`,
        );
      }
      throw error;
    }
    guard.once('end', () => this.#recover());
    this.#guard = guard;
    this.pid = pid;
    this.#port = port;
    this.#starting = null;
    this.#endWithUs();
  }

  #endWithUs(): void {
    this.#forget();
    this.#forget = endWithUs(() => {
      if (this.#starting) this.#starting.kill('SIGINT');
      else if (isPostmasterOf(this.#cluster, this.pid)) process.kill(this.pid, 'SIGINT');
    });
  }

  async #start(): Promise<void> {
    removeStalePidFile(this.#cluster);
    // Pools keep the address they were given, so a restarted server must use the same port.
    const port = this.pid === 0 ? await freePort(this.#port) : this.#port;
    const settings = { ...SETTINGS, ...(this.#options.fastTests && FAST_TESTS) };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const log = openSync(this.#cluster.log, logIsLong(this.#cluster.log) ? 'w' : 'a', 0o600);
    let child: ChildProcess;
    try {
      child = spawnIn(
        this.#cluster,
        join(this.#binaries, 'bin', 'postgres'),
        ['-D', '{home}/data', '-p', String(port), ...args],
        log,
      );
    } finally {
      closeSync(log);
    }
    child.unref();
    this.#starting = child;
    this.#endWithUs();
    const exit = once(child, 'exit').catch((cause) => {
      throw new Hopeless(`Postgres could not be run: ${cause.message}.`, { cause });
    });
    const ended = exit.then(([code, signal]) => {
      throw this.#whyEnded(code, signal);
    });
    ended.catch(() => {}); // The guard notices later exits.
    await Promise.race([ended, this.#ready(child.pid ?? 0)]);
    await this.#adopt(port, child.pid ?? 0);
  }

  async #ready(pid: number): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const running = runningPostmaster(this.#cluster);
      if (running?.pid === pid && running.ready) return;
      if (this.#hasToStop()) throw new Hopeless('The process leaves.');
      if (Date.now() > deadline) throw new Error('Postgres did not become ready within a minute.');
      await sleep(10);
    }
  }

  #whyEnded(code: number | null, signal: string | null): Error {
    const log = existsSync(this.#cluster.log) ? readFileSync(this.#cluster.log, 'utf8') : '';
    const end = log.trim().split('\n').slice(-5).join('\n  ');
    const message = `The embedded Postgres ended (${code ?? signal}). The end of ${this.#cluster.log}:\n  ${end}`;
    return signal || PASSING.test(end) ? new Error(message) : new Hopeless(message);
  }

  #recover(): void {
    if (this.#stopping || this.#recovery) return;
    this.#guard = null;
    this.#options.log.warn('The embedded Postgres went away; bringing it back.');
    this.#recovery = this.hold()
      .then(() => this.#options.log.info('The embedded Postgres is back.'))
      .catch((error: Error) => {
        if (!this.#stopping) this.#options.onLost(error);
      })
      .finally(() => {
        this.#recovery = null;
      });
  }
}

/** A failure that a retry cannot change. */
class Hopeless extends Error {}

async function createDatabase(superuser: pg.Client, keys: Keys): Promise<void> {
  const { rows } = await superuser.query("select 1 from pg_database where datname = 'spinreel'");
  if (rows.length > 0) return;
  // Not in one transaction, which CREATE DATABASE does not allow; each step is skipped if it was done before.
  const role = await superuser.query("select 1 from pg_roles where rolname = 'spinreel'");
  if (role.rows.length === 0) await superuser.query(`create role spinreel login createdb password '${keys.password}'`);
  await superuser.query('create database spinreel owner spinreel');
}

function logIsLong(path: string): boolean {
  const bytes = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  return bytes > 1_000_000;
}
