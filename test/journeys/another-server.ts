import { spawn } from 'node:child_process';
import { expect } from '@playwright/test';
import { DATA_DIR, PORT } from './place.ts';

export type AnotherServer = { readonly url: string; stop(): Promise<void> };

/**
 * The same program once more, on the same data, with other settings.
 * @param offset added to the port of the server under test; one for each file that starts one
 */
export async function startAnother(offset: number, settings: Record<string, string>): Promise<AnotherServer> {
  const port = PORT + offset;
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR,
      ROLES: 'web',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  const stop = () => {
    server.kill('SIGTERM');
    return ended;
  };
  try {
    await expect(async () => expect((await fetch(`${url}/api/ready`)).ok).toBe(true)).toPass({ timeout: 120_000 });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
