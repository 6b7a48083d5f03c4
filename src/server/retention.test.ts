import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, isTable } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { KEPT, msOf } from './retention.ts';

/** The rows of the table in the runbook: what, how long, which tables. */
const rows = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8')
  .split('## Retention')[1]!
  .split('\n## ')[0]!
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (What|---) /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

const TERMS: Record<string, keyof typeof KEPT> = {
  'Sessions that are not used': 'session',
  'Access tokens that have ended': 'accessToken',
  'Jobs that are done or have failed': 'job',
  'Mails, sent or not': 'mail',
  'Files of mails, without a mail server': 'mailFile',
  'Films made before they were asked for': 'filmAhead',
  'Uploads that are not continued, or have failed': 'upload',
  'Compressed videos': 'compression',
  'Compressions that are not finished': 'unfinishedCompression',
  'Deleted promos': 'deletedPromo',
  'Backgrounds that the plan no longer includes': 'libraryWithoutPlan',
  'Frames of text that nobody has made a film of, and what is known of that film': 'uncomposed',
  'Files that nothing refers to, until a sweep notes them; the next one removes them, so within the hour': 'strayFile',
  'Parts that were cut from clips': 'part',
  'Scratch folders': 'scratch',
  'Reminders that were sent': 'reminder',
  'Events of the payment provider': 'stripeEvent',
  'Customer numbers of deleted people': 'closedCustomer',
  'Payments without an account, after they were ended': 'unmatchedSubscription',
  'Audit log': 'auditEntry',
};

test('the runbook names every term as the program has it [B283]', () => {
  const told = Object.fromEntries(rows.map(([, what, term]) => [what!, term!]));
  expect(Object.values(TERMS).sort()).toEqual(Object.keys(KEPT).sort());
  for (const [what, term] of Object.entries(TERMS)) expect([what, told[what]]).toEqual([what, KEPT[term]]);
  const { renderKeepDays } = loadConfig({ NODE_ENV: 'test' });
  expect(told['Films that nobody asks for and nobody has downloaded, frames of text']).toBe(
    `RENDER_KEEP_DAYS (${renderKeepDays} days)`,
  );
});

test('every table has its place among the terms [B283]', async () => {
  const folder = join(import.meta.dirname, 'db/schema');
  const modules: object[] = await Promise.all(readdirSync(folder).map((file) => import(join(folder, file))));
  const tables = modules.flatMap((module) => Object.values(module)).filter((each) => isTable(each));
  const named = rows.flatMap(([, , , cell]) => [...cell!.matchAll(/`(\w+)`/g)].map(([, name]) => name!));
  expect(named.sort()).toEqual(tables.map(getTableName).sort());
});

test('a term in milliseconds', () => {
  expect([msOf('60 minutes'), msOf('1 hour'), msOf('30 days')]).toEqual([3_600_000, 3_600_000, 2_592_000_000]);
});
