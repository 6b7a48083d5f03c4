import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadConfig } from './config.ts';
import { faultsOf, keepPrivate } from './production.ts';

let dataDir: string;
const umask = process.umask();
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'spinreel-production-'));
});
afterEach(async () => {
  process.umask(umask);
  await rm(dataDir, { recursive: true, force: true });
});

const SAFE = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://promo.example',
  TRUST_PROXY: '127.0.0.1',
  SMTP_URL: 'smtp://mail.example',
  METRICS_TOKEN: '0123456789abcdef',
};
/** The fatal ones with an exclamation mark, each by the setting it begins with. */
function faults(changes: Record<string, string | undefined>): string[] {
  const found = faultsOf(loadConfig({ DATA_DIR: dataDir, ...SAFE, ...changes }));
  return found.map(({ fatal, message }) => `${message.split(' ')[0]}${fatal ? '!' : ''}`);
}

it.each<[string, Record<string, string | undefined>, string[]]>([
  ['that lacks nothing', {}, []],
  ['without SMTP', { SMTP_URL: undefined }, ['SMTP_URL']],
  ['without its address', { PUBLIC_URL: undefined }, ['PUBLIC_URL!']],
  ['without TLS', { PUBLIC_URL: 'http://promo.example' }, ['PUBLIC_URL!']],
  ['without TLS, on this machine', { PUBLIC_URL: 'http://localhost:3000' }, ['PUBLIC_URL']],
  ['that trusts no proxy behind https', { TRUST_PROXY: undefined }, ['TRUST_PROXY']],
  ['whose figures only this machine reads', { METRICS_TOKEN: undefined }, ['METRICS_TOKEN']],
  ['whose workers have a store of their own', { ROLES: 'worker' }, ['S3_ENDPOINT']],
  ['that only migrates', { ROLES: 'migrate' }, []],
  [
    'that lacks all',
    { PUBLIC_URL: undefined, SMTP_URL: '', TRUST_PROXY: '', METRICS_TOKEN: '' },
    ['PUBLIC_URL!', 'SMTP_URL', 'METRICS_TOKEN'],
  ],
  ['in development', { NODE_ENV: 'development', PUBLIC_URL: undefined, SMTP_URL: undefined }, []],
])('A5: an installation %s is warned', (_what, changes, expected) => expect(faults(changes)).toEqual(expected));

it('A5: every warning says how to fix it', () => {
  const bare = { NODE_ENV: 'production', DATA_DIR: dataDir };
  for (const changes of [
    bare,
    { ...bare, PUBLIC_URL: 'http://promo.example' },
    { ...bare, PUBLIC_URL: 'https://x.example' },
  ])
    for (const { message } of faultsOf(loadConfig(changes))) expect(message).toMatch(/[Ss]et /);
});

it.skipIf(process.platform === 'win32')(
  'A5: only the owner can read DATA_DIR, even if it was open before',
  async () => {
    await chmod(dataDir, 0o755);
    expect(keepPrivate(dataDir)).toEqual([]);
    await writeFile(join(dataDir, 'file'), 'x');
    await mkdir(join(dataDir, 'folder'));
    const modes = await Promise.all(
      ['.', 'file', 'folder'].map(async (name) => (await stat(join(dataDir, name))).mode & 0o777),
    );
    expect(modes).toEqual([0o700, 0o600, 0o700]);
    expect(keepPrivate(join(dataDir, 'new'))).toEqual([]);
    expect((await stat(join(dataDir, 'new'))).mode & 0o777).toBe(0o700);
  },
);
