import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Programs with all their child processes: browsers start many. */
export class Processes {
  readonly #children: ChildProcess[] = [];
  readonly #onExit = () => this.#kill('SIGKILL');

  constructor() {
    process.once('exit', this.#onExit);
  }

  /** Starts a program as the leader of a process group; its file descriptor 3 can be read. */
  start(command: string, args: string[], env: Record<string, string> = {}): ChildProcess {
    const child = spawn(command, args, {
      detached: true,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    child.on('error', () => undefined);
    this.#children.push(child);
    return child;
  }

  /** Ends all of them, killing those still running after some seconds. */
  async close(seconds = 0.3): Promise<void> {
    this.#kill('SIGTERM');
    const ended = this.#children.map(
      (child) => child.exitCode !== null || child.signalCode !== null || once(child, 'exit'),
    );
    await Promise.race([Promise.all(ended), sleep(seconds * 1000)]);
    this.#kill('SIGKILL');
    process.off('exit', this.#onExit);
  }

  #kill(signal: NodeJS.Signals): void {
    for (const { pid } of this.#children) {
      try {
        if (pid !== undefined) process.kill(-pid, signal);
      } catch {
        // It has ended already.
      }
    }
  }
}

/** A free port on this machine. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await once(probe.listen(0, '127.0.0.1'), 'listening');
  const { port } = probe.address() as { port: number };
  await new Promise((closed) => probe.close(closed));
  return port;
}

/** Retries until it succeeds. @throws its last error after that many seconds */
export async function eventually<T>(attempt: () => Promise<T>, seconds: number): Promise<T> {
  const until = Date.now() + seconds * 1000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > until) throw error;
      await sleep(200);
    }
  }
}
