import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Config, loadConfig, VARIABLE_NAMES } from '../../src/server/config.ts';
import { openMetricsPort } from '../../src/server/http/metrics-port.ts';
import { openServices } from '../../src/server/open-services.ts';
import { Opened } from '../../src/server/opened.ts';
import { buildWeb } from '../../src/server/web.ts';
import { REASONS, whyNotStarted } from '../../src/server/why-not-started.ts';
import { Family } from '../left-running.ts';
import { createTestDatabase, type TestDatabase, urlOf } from '../postgres.ts';
import { PROGRAM } from '../program.ts';

let folder: string;
let database: TestDatabase;
/** Somebody else's port. */
let taken: ReturnType<typeof createServer>;
let store: Server;
/** What the store answers. */
let answer = 200;
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
const listen = async <S extends { listen(port: number, host: string, done: () => void): unknown }>(server: S) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spinreel-failed-'));
  database = await createTestDatabase();
  taken = await listen(createServer());
  store = await listen(createHttpServer((_request, response) => void response.writeHead(answer).end()));
  await writeFile(join(folder, 'file'), '');
});
afterAll(async () => {
  taken.close();
  store.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const changed = (url: string, change: (url: URL) => void) => {
  const to = new URL(url);
  change(to);
  return to.href;
};

/** What is told of a start with these settings, which does not succeed. */
async function told(variables: Record<string, string>): Promise<string> {
  const opened = new Opened();
  let config: Config | null = null;
  try {
    config = await opened.open('settings', () =>
      loadConfig({
        ...{ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', ROLES: 'web' },
        ...{ DATA_DIR: join(folder, 'data'), DATABASE_URL: database.url, ...variables },
      }),
    );
    const services = await openServices(config, pino({ level: 'silent' }), undefined, opened);
    const app = await opened.open(
      'pages',
      () => buildWeb(services),
      (app) => app.close(),
    );
    const { port, host, metricsPort } = config;
    if (metricsPort !== null) {
      await opened.open(
        'metrics port',
        () => openMetricsPort(services, metricsPort),
        (server) => server.close(),
      );
    }
    await opened.open('port', () => app.listen({ port, host }));
  } catch (error) {
    return whyNotStarted(error, opened.failedAt, config);
  } finally {
    await opened.close();
  }
  throw new Error('It has started.');
}

const s3 = () => ({
  S3_ENDPOINT: `http://127.0.0.1:${portOf(store)}`,
  S3_BUCKET: 'films',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
});

describe('a start that fails names the setting, and what to do', () => {
  it.each<[what: string, setting: string, advice: RegExp, variables: () => Record<string, string>]>([
    ['a port that is taken', 'PORT', /Stop that one, or set PORT/, () => ({ PORT: String(portOf(taken)) })],
    [
      'a taken port for figures',
      'METRICS_PORT',
      /Set METRICS_PORT to a free one/,
      () => ({ METRICS_PORT: String(portOf(taken)) }),
    ],
    ['an address of another machine', 'HOST', /Set HOST to 127.0.0.1/, () => ({ HOST: '203.0.113.1' })],
    [
      'a proxy that is no address',
      'TRUST_PROXY',
      /Set TRUST_PROXY to its IP address/,
      () => ({ TRUST_PROXY: 'proxy' }),
    ],
    [
      'a data folder that is a file',
      'DATA_DIR',
      /Set DATA_DIR to a folder/,
      () => ({ DATA_DIR: join(folder, 'file') }),
    ],
    [
      'a data folder below a file',
      'DATA_DIR',
      /Set DATA_DIR to a folder/,
      () => ({ DATA_DIR: join(folder, 'file/data'), APP_SECRET: 'x'.repeat(32) }),
    ],
    [
      'files of another installation',
      'DATA_DIR',
      /another installation’s\. Set DATA_DIR to a folder of your own/,
      () => {
        mkdirSync(join(folder, 'theirs/files/films'), { recursive: true });
        writeFileSync(join(folder, 'theirs/files/films/one.mp4'), 'a film');
        return { DATA_DIR: join(folder, 'theirs') };
      },
    ],
    [
      'a database that is not there',
      'DATABASE_URL',
      /nothing answers at 127.0.0.1:1\b.*Start Postgres there/,
      () => ({ DATABASE_URL: changed(database.url, (url) => (url.port = '1')) }),
    ],
    [
      'a host that is not there',
      'DATABASE_URL',
      /nothing answers at/,
      () => ({ DATABASE_URL: changed(database.url, (url) => (url.hostname = 'postgres.invalid')) }),
    ],
    [
      'a wrong password',
      'DATABASE_URL',
      /Correct the name and the password/,
      () => ({ DATABASE_URL: changed(database.url, (url) => (url.password = 'wrong')) }),
    ],
    ['no such database', 'DATABASE_URL', /createdb none/, () => ({ DATABASE_URL: urlOf(database.url, 'none') })],
    [
      'a pool that is not there',
      'DATABASE_POOL_URL',
      /nothing answers at/,
      () => ({ DATABASE_POOL_URL: changed(database.url, (url) => (url.port = '1')) }),
    ],
    ['no such bucket', 'S3_BUCKET', /Create it, or correct S3_BUCKET/, () => ({ ...s3(), status: '404' })],
    ['a store that refuses us', 'S3_ACCESS_KEY_ID', /Correct the two/, () => ({ ...s3(), status: '403' })],
    ['a wrong region', 'S3_REGION', /Set S3_REGION to the bucket’s/, () => ({ ...s3(), status: '400' })],
  ])('O12: %s [B441]', async (_what, setting, advice, variables) => {
    const { status, ...settings } = variables();
    answer = Number(status ?? 200);
    const said = await told(settings);
    expect(said).toMatch(new RegExp(`^Spinreel could not start\\.\\n${setting}\\b`));
    expect(said).toMatch(advice);
    expect(said).not.toContain('    at ');
  });
});

/** Errors as they come from the system, Postgres and the store, where a test cannot make the fault itself. */
it.each<[step: string, error: object, variables: Record<string, string>, setting: string]>([
  ['database', { code: 'ENOSPC' }, {}, 'DATA_DIR'],
  ['database', { message: 'initdb ended with 1: could not write: No space left on device' }, {}, 'DATA_DIR'],
  [
    'database',
    { message: 'FATAL:  could not extend file "base/1/2691"\nHINT:  Check free disk space.' },
    {},
    'DATA_DIR',
  ],
  ['migrations', { code: '53100' }, {}, 'DATA_DIR'],
  ['store', { code: 'EROFS' }, {}, 'DATA_DIR'],
  ['settings', { code: 'EACCES' }, {}, 'DATA_DIR'],
  ['migrations', { code: '42501' }, { DATABASE_URL: 'postgres://a@b/c' }, 'DATABASE_URL'],
  ['migrations', { code: '25006' }, { DATABASE_URL: 'postgres://a@b/c' }, 'DATABASE_URL'],
  ['connections', { code: '53300' }, { DATABASE_URL: 'postgres://a@b/c' }, 'DATABASE_URL'],
  ['migrations', { code: '23505' }, { DATABASE_URL: 'postgres://a@b/c' }, 'DATABASE_URL'],
  [
    'first content',
    { code: 'ECONNREFUSED' },
    { S3_ENDPOINT: 'http://s', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'i', S3_SECRET_ACCESS_KEY: 's' },
    'S3_ENDPOINT',
  ],
  ['port', { code: 'EACCES' }, { PORT: '80' }, 'PORT'],
])('O12: at %s %o is told of by its setting [B441]', (step, error, variables, setting) => {
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: join(folder, 'data'), ...variables });
  const wrapped = new Error('Failed query', { cause: Object.assign(new Error('it fails'), error) });
  expect(whyNotStarted(wrapped, step, config)).toMatch(new RegExp(`^Spinreel could not start\\.\\n${setting}\\b`));
});

it('O12: what nobody foresaw is told with its step and everything about it; every reason names a setting of ours [B441]', () => {
  expect(whyNotStarted(new Error('odd'), 'queue', null)).toMatch(
    /^Spinreel could not start\.\nAt "queue": Error: odd\n {4}at /,
  );
  const config = loadConfig({
    ...{
      NODE_ENV: 'test',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: 'postgres://a@b/c',
      METRICS_PORT: '9464',
      TRUST_PROXY: 'p',
    },
    ...{
      DATABASE_POOL_URL: 'postgres://a@b/c',
      S3_ENDPOINT: 'http://s',
      S3_BUCKET: 'b',
      S3_ACCESS_KEY_ID: 'i',
      S3_SECRET_ACCESS_KEY: 's',
    },
  });
  for (const { say } of REASONS) {
    const said = say(config);
    expect(said).not.toBeNull();
    expect(
      VARIABLE_NAMES.some((variable) => said!.startsWith(variable)) || said!.startsWith('The pages are not built'),
    ).toBe(true);
  }
});

it('O8: a start that fails leaves nothing of what it has opened [B440]', async () => {
  const dataDir = join(folder, 'own');
  await mkdir(dataDir);
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PORT: String(portOf(taken)),
  };
  const { code, stderr, family } = await new Promise<{ code: unknown; stderr: string; family: Family }>((resolve) => {
    const child = execFile(process.execPath, PROGRAM, { env }, (error, _stdout, stderr) => {
      clearInterval(looking);
      resolve({ code: error?.code, stderr, family });
    });
    const family = new Family(child.pid!);
    const looking = setInterval(() => family.look(), 100);
  });
  expect([code, family.left(dataDir)]).toEqual([1, []]);
  expect(stderr).toMatch(/^\nSpinreel could not start\.\nPORT: /);
});
