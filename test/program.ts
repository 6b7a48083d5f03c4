import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { vi } from 'vitest';
import { holdPort } from './port.ts';

const ROOT = join(import.meta.dirname, '..');

/** What node is given to start the program, with films as small as those of the tests beside it. */
export const PROGRAM = ['--import', join(ROOT, 'test/half-size/preload.ts'), join(ROOT, 'src/server/main.ts')];

/** The real program in a process of its own. */
export type Program = {
  readonly url: string;
  readonly child: ChildProcess;
  /** SIGKILL; resolves when it is gone. */
  kill(): Promise<void>;
};

/** Starts it and waits until it responds. @param variables environment variables, DATA_DIR among them */
export async function startProgram(variables: Record<string, string>): Promise<Program> {
  const { port, release } = await holdPort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: String(port), PUBLIC_URL: url };
  await release();
  const child = spawn(process.execPath, PROGRAM, {
    ...{ cwd: ROOT, stdio: 'ignore' },
    env: { ...env, ...variables },
  });
  const ended = once(child, 'exit');
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await ended;
  };
  try {
    await vi.waitFor(async () => (await fetch(`${url}/api/ready`)).ok || Promise.reject(new Error('not ready')), {
      // Seconds on an idle machine. Only cuts off what never starts.
      timeout: 200_000,
      interval: 100,
    });
    return { url, child, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}
