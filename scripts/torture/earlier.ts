import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { ROOT } from '../../deploy/cluster/program.ts';
import { fill } from '../bench/people/crowd.ts';

/** The program as it was at a commit, in a checkout of its own with this one's packages and pages. */
export async function earlier(commit: string, folder: string): Promise<{ root: string; remove: () => void }> {
  const root = join(folder, 'earlier');
  const git = (...args: string[]) => execFileSync('git', ['-C', ROOT, 'worktree', ...args], { stdio: 'ignore' });
  git('add', '--force', '--detach', root, commit);
  for (const shared of ['node_modules', 'dist']) symlinkSync(join(ROOT, shared), join(root, shared));
  return { root, remove: () => git('remove', '--force', root) };
}

/** Fills a database with so many people and what they have, as it is after years; their films are no longer in the store. */
export async function settle(databaseUrl: string, people: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c statement_timeout=0' });
  await client.connect();
  const db = drizzle(client);
  await fill({ db }, people, sql`null::text`);
  await db.execute(sql`insert into class_types (class_type, user_id) select 'Spin ' || n % 7, 'p' || 1 + n % ${people}
    from generate_series(1, ${people * 3}) n on conflict do nothing`);
  await client.end();
}
