import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConfigError, loadConfig, VARIABLE_NAMES } from './config.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'spinreel-config-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('O6: a secret of DATA_DIR that was cut, or that a restore has not yet put in place, is not used', () => {
  const path = join(dataDir, 'app-secret');
  for (const text of ['', 'x'.repeat(31), `${'x'.repeat(31)}\n`]) {
    writeFileSync(path, text);
    expect(() => loadConfig({ DATA_DIR: dataDir })).toThrow(`${path} is damaged: a secret has at least 32 characters`);
  }
  writeFileSync(path, 'x'.repeat(32));
  expect(loadConfig({ DATA_DIR: dataDir }).secrets.session).toMatch(/^[0-9a-f]{64}$/);
  mkdirSync(join(dataDir, 'restore-undo'));
  expect(() => loadConfig({ DATA_DIR: dataDir })).toThrow('npm run restore -- --put-back');
});

describe('loadConfig', () => {
  test('needs nothing', () => {
    expect(loadConfig({ DATA_DIR: dataDir })).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      nodeEnv: 'development',
      databaseUrl: null,
      roles: { web: true, worker: true, migrate: false },
      storage: { kind: 'disk', folder: join(dataDir, 'files') },
      mail: { smtpUrl: null, outbox: join(dataDir, 'outbox') },
      llm: null,
      stripe: null,
      oidc: null,
      admin: null,
    });
  });

  test('reports every fault at once', () => {
    const env = {
      DATA_DIR: dataDir,
      PORT: '70000',
      ROLES: 'web,cook',
      DATABASE_URL: 'mysql://here',
      PUBLIC_URL: 'https://promo.example/app',
      S3_BUCKET: 'films',
      ADMIN_EMAIL: 'not an address',
    };
    expect(() => loadConfig(env)).toThrow(ConfigError);
    const faults = [
      /PORT: must be a whole number from 0 to 65535/,
      /ROLES: must be web, worker, web,worker or migrate/,
      /DATABASE_URL: must be an address that begins with postgres:\/\//,
      /PUBLIC_URL: must have no path/,
      /S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: must be set as well, because S3_BUCKET is/,
      /ADMIN_EMAIL: must be an e-mail address/,
      /ADMIN_PASSWORD: must be set as well, because ADMIN_EMAIL is/,
    ];
    for (const fault of faults) expect(() => loadConfig(env)).toThrow(fault);
  });

  test('treats an empty value as absent', () => {
    expect(loadConfig({ DATA_DIR: dataDir, PORT: '', S3_BUCKET: ' ', LLM_BASE_URL: '' })).toMatchObject({
      port: 3000,
      llm: null,
      storage: { kind: 'disk' },
    });
  });

  test('reads the groups', () => {
    const config = loadConfig({
      DATA_DIR: dataDir,
      PUBLIC_URL: 'https://promo.example/',
      ROLES: 'worker',
      S3_ENDPOINT: 'http://localhost:9000',
      S3_BUCKET: 'films',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
      LLM_BASE_URL: 'http://localhost:11434/v1',
      LLM_MODEL: 'small',
    });
    expect(config.publicUrl).toBe('https://promo.example');
    expect(config.roles).toEqual({ web: false, worker: true, migrate: false });
    expect(config.storage).toMatchObject({ kind: 's3', bucket: 'films', region: 'us-east-1' });
    expect(config.llm).toEqual({
      ...{ baseUrl: 'http://localhost:11434/v1', model: 'small' },
      ...{ callsPerDay: 5000, callsPerPersonPerDay: 100 },
    });
  });

  test('generates the secret once, readable only by its owner', () => {
    const first = loadConfig({ DATA_DIR: dataDir }).secrets;
    expect(loadConfig({ DATA_DIR: dataDir }).secrets).toEqual(first);
    expect(first.session).not.toBe(first.upload);
    expect(statSync(join(dataDir, 'app-secret')).mode & 0o777).toBe(0o600);
  });

  test('a given secret wins, and nothing is written', () => {
    const secrets = loadConfig({ DATA_DIR: dataDir, APP_SECRET: 'x'.repeat(32) }).secrets;
    expect(readdirSync(dataDir)).toEqual([]);
    expect(loadConfig({ DATA_DIR: dataDir }).secrets).not.toEqual(secrets);
  });
});

test('.env.example names exactly the variables that are read, and its values are their defaults', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const lines = [...example.matchAll(/^# ([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => ({
    name: name!,
    value: value!,
  }));
  expect(lines.map(({ name }) => name).sort()).toEqual([...VARIABLE_NAMES].sort());
  // The other values are examples for settings without a default; RENDER_CONCURRENCY depends on the machine.
  const fixed = lines.filter(({ name }) =>
    /^(PORT|HOST|NODE_ENV|ROLES|LOG_LEVEL|S3_REGION|MAIL_FROM|SUPPORT_EMAIL|POSTAL_ADDRESS|FFMPEG_PATH|FFPROBE_PATH)$/.test(
      name,
    ),
  );
  const shown = loadConfig({ ...Object.fromEntries(fixed.map(({ name, value }) => [name, value])), DATA_DIR: dataDir });
  expect(shown).toEqual(loadConfig({ DATA_DIR: dataDir }));
});
