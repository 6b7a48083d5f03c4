import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { ROOT } from '../../deploy/cluster/program.ts';
import { loadConfig } from '../../src/server/config.ts';
import { openServices } from '../../src/server/open-services.ts';
import type { Services } from '../../src/server/services.ts';
import { audit } from './auditor.ts';
import type { Findings } from './findings.ts';
import type { Ledger } from './ledger.ts';

type From = {
  /** The settings with which the installation is reached. */
  readonly settings: Record<string, string>;
  readonly ledger: Ledger;
  /** For the backup and for the installation that is made of it. */
  readonly folder: string;
  readonly say: (line: string) => void;
};

const run = promisify(execFile);

/**
 * Backs an installation up, makes a new one of the backup, with a Postgres and files of its own, and audits that
 * against what people were told; every film is played. @returns what is not right there
 */
export async function restored({ settings, ledger, folder, say }: From): Promise<Findings & { unplayable: string[] }> {
  const backup = join(folder, 'backup');
  const command = async (env: Record<string, string>, ...args: string[]) => {
    const { PATH, HOME } = process.env;
    const main = join(ROOT, 'src/server/backup/main.ts');
    const { stdout } = await run(process.execPath, [main, ...args], { env: { PATH, HOME, ...env }, cwd: folder });
    say(stdout.trim());
  };
  await command(settings, 'backup', `--to=${backup}`);
  const dataDir = join(folder, 'restored');
  const there = { NODE_ENV: 'development', LOG_LEVEL: 'silent', DATA_DIR: dataDir, APP_SECRET: settings.APP_SECRET! };
  await command(there, 'restore', `--from=${backup}`);
  const services = await openServices(loadConfig(there));
  try {
    return { ...(await audit(services, ledger)), unplayable: await play(services, dataDir, say) };
  } finally {
    await services.close();
  }
}

/** Decodes every film. @returns those that cannot be decoded to their end */
async function play({ db }: Services, dataDir: string, say: (line: string) => void): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(
    sql`select storage_key as key from films where storage_key is not null`,
  );
  const faults: string[] = [];
  for (const { key } of rows) {
    const args = ['-v', 'error', '-i', join(dataDir, 'files', key), '-f', 'null', '-'];
    const said = await run('ffmpeg', args).then(
      ({ stderr }) => stderr,
      (error: Error) => error.message,
    );
    if (said) faults.push(`${key}: ${said.slice(0, 200)}`);
  }
  say(`${rows.length - faults.length} of ${rows.length} films of the restored installation play`);
  return faults;
}
