/** The program that the engines open: the real server with no data, behind a connection that can be cut. */

import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { loadConfig, readEnvironment } from '../../src/server/config.ts';
import { users } from '../../src/server/db/schema/people.ts';
import { instructorPreferences } from '../../src/server/db/schema/profile.ts';
import { openServices } from '../../src/server/open-services.ts';
import type { Services } from '../../src/server/services.ts';
import { dataDirOf } from '../../test/journeys/place.ts';
import { registerPerson } from '../../test/registration.ts';
import { eventually, freePort, Processes } from './processes.ts';

const START_SECONDS = 300;
export const PASSWORD = 'a long password';

export type Site = {
  url: string;
  services: Services;
  /** Nothing responds at the URL until it is joined again. */
  cut: () => Promise<void>;
  join: () => Promise<void>;
  close: () => Promise<void>;
};

/** Starts the server of the browser tests. The caller closes it. */
export async function openSite(): Promise<Site> {
  const [port, outside] = [await freePort(), await freePort()];
  const url = `http://localhost:${outside}`;
  const dataDir = dataDirOf(port);
  const processes = new Processes();
  const line = lineTo(port, outside);
  let services: Services | undefined;
  const close = async () => {
    await services?.close();
    await line.cut();
    await processes.close(10);
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    processes.start(process.execPath, ['test/journeys/server.ts'], {
      E2E_PORT: `${port}`,
      PORT: `${port}`,
      PUBLIC_URL: url,
      // Nobody is there: it is shown, and nothing is asked of it.
      ...{ INSTAGRAM_APP_ID: '1', INSTAGRAM_APP_SECRET: 'of the tests', INSTAGRAM_API_BASE: 'http://127.0.0.1:9' },
    });
    await line.join();
    await eventually(async () => {
      if (!(await fetch(`${url}/api/ready`)).ok) throw new Error('The server is not ready.');
    }, START_SECONDS);
    const config = loadConfig({ ...readEnvironment(), DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: url });
    services = await openServices(config, pino({ level: 'silent' }));
    return { url, services, ...line, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A port that forwards to another one until it is cut: then nothing responds, as without a connection. */
function lineTo(port: number, outside: number): Pick<Site, 'cut' | 'join'> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  return {
    cut: async () => {
      const closed = new Promise((done) => server.close(done));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    join: async () => void (await once(server.listen(outside, '127.0.0.1'), 'listening')),
  };
}

/** Creates a person whose profile is filled in. @returns their e-mail address */
export async function signUp({ services }: Site, columns: Partial<typeof users.$inferInsert> = {}): Promise<string> {
  const email = newEmail();
  const { userId } = await registerPerson(services, { email, password: PASSWORD });
  if (Object.keys(columns).length > 0) await services.db.update(users).set(columns).where(eq(users.id, userId));
  await services.db.insert(instructorPreferences).values({ userId, instructorName: 'Jasmine', studio: 'Sky Studio' });
  return email;
}

/** An unused e-mail address. */
export const newEmail = () => `${crypto.randomUUID()}@example.com`;
