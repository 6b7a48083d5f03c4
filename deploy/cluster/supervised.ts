import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export type Command = {
  /** As it is called in reports; its output goes to `{name}.log`. */
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
  /** Its whole environment. */
  readonly env: NodeJS.ProcessEnv;
  readonly folder: string;
  /** Who runs it; the caller unless told. */
  readonly user?: { readonly uid: number; readonly gid: number };
};

/** How long after an end it is started again. */
const AGAIN_MS = 500;

/** A process that is started again when it ends, as systemd does with `Restart=always`. */
export class Supervised {
  #command: Command;
  #child: ChildProcess | null = null;
  #wanted = false;

  constructor(command: Command) {
    this.#command = command;
  }

  get name(): string {
    return this.#command.name;
  }

  get command(): Command {
    return this.#command;
  }

  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  start(): this {
    this.#wanted = true;
    if (!this.#child) this.#spawn();
    return this;
  }

  /** Sends a signal, if it runs; what ends from it is started again. */
  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /** Ends it with SIGTERM, and with SIGKILL after `patienceMs`; it stays away until `start`. */
  async stop(patienceMs = 60_000): Promise<void> {
    this.#wanted = false;
    const child = this.#child;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGCONT');
    child.kill('SIGTERM');
    const late = new AbortController();
    const force = sleep(patienceMs, undefined, { signal: late.signal }).then(
      () => child.kill('SIGKILL'),
      () => undefined,
    );
    await ended;
    late.abort();
    await force;
  }

  /** Ends it as `stop` does and starts it again; with `command`, as that. */
  async restart(command = this.#command): Promise<void> {
    await this.stop();
    this.#command = command;
    this.start();
  }

  /** Kills it on the spot; it stays away until `start`. */
  async kill(): Promise<void> {
    this.#wanted = false;
    const child = this.#child;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  #spawn(): void {
    const { file, args, env, folder, user, name } = this.#command;
    const log = openSync(`${folder}/${name}.log`, 'a');
    const child = spawn(file, args, { env, cwd: folder, stdio: ['ignore', log, log], ...user });
    closeSync(log);
    this.#child = child;
    const gone = () => {
      if (this.#child !== child) return;
      this.#child = null;
      if (this.#wanted) setTimeout(() => this.#wanted && !this.#child && this.#spawn(), AGAIN_MS).unref();
    };
    child.once('exit', gone);
    child.once('error', gone);
  }
}
