import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { sweepLibrary } from '../../src/server/features/library/sweep-library.ts';
import { sweepRenders } from '../../src/server/features/renders/sweep-films.ts';
import type { JobContext } from '../../src/server/queue/job.ts';
import type { Services } from '../../src/server/services.ts';
import type { Storage } from '../../src/server/storage/index.ts';
import type { Ledger } from './ledger.ts';

/** What was found, by what it is called; nothing is right where a list is not empty. */
export type Findings = Record<
  'lost' | 'countedTwice' | 'partial' | 'orphans' | 'missingFiles' | 'wrongFailures' | 'wrongAnswers',
  string[]
>;

type FilmRow = { id: string; status: string; storage_key: string | null; downloads: number };

/** Compares what people were told with what database and store have. Nothing may be under way any more. */
export async function audit(services: Services, ledger: Ledger): Promise<Findings> {
  const findings: Findings = {
    ...{ lost: [], countedTwice: [], partial: [], orphans: [], missingFiles: [], wrongFailures: [], wrongAnswers: [] },
  };
  await auditFilms(services, ledger, findings);
  await auditUploads(services, ledger, findings);
  await auditRows(services, ledger, findings);
  await auditStore(services, findings);
  if (ledger.partial > 0)
    findings.partial.push(`${ledger.partial} files ended early although their answer was complete`);
  for (const [what, times] of ledger.wrong) findings.wrongAnswers.push(`${times} times ${what}`);
  return findings;
}

async function auditFilms({ db, storage }: Services, { films }: Ledger, findings: Findings): Promise<void> {
  const { rows } = await db.execute<FilmRow>(sql`
    select r.id, f.status, f.storage_key, (select count(*)::int from downloads d where d.render_id = r.id) as downloads
    from renders r join films f on f.key = r.film_key`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const [id, { told, reason, sha256, counted }] of films) {
    const row = byId.get(id);
    if (!row) findings.lost.push(`film ${id} was accepted and is not there`);
    else if (told === 'accepted') findings.lost.push(`film ${id}: its person never heard of it again (${row.status})`);
    else if (told === 'ready' && row.status !== 'done') findings.lost.push(`film ${id} was ready and is ${row.status}`);
    else if (told === 'failed' && row.status === 'done') {
      findings.wrongFailures.push(`film ${id} came out, and its person was told: ${reason}`);
    }
    if (counted && row?.downloads === 0) findings.lost.push(`film ${id}: its download was counted and is not there`);
    if (row && row.downloads > 1) findings.countedTwice.push(`film ${id} has ${row.downloads} downloads`);
    if (sha256 === null || !row?.storage_key) continue;
    const hash = await hashOf(storage, row.storage_key).catch(() => null);
    if (hash === null) findings.missingFiles.push(`film ${id}: ${row.storage_key}`);
    else if (hash !== sha256) findings.partial.push(`film ${id} was handed over with other bytes than it has`);
  }
}

async function auditUploads({ db }: Services, { uploads }: Ledger, findings: Findings): Promise<void> {
  const { rows } = await db.execute<{ id: string; status: string; pieces: number; reason: string | null }>(sql`
    select s.id, s.status, s.reason, (select count(*)::int from clips c where c.source_id = s.id) as pieces from sources s`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const [id, { told, reason }] of uploads) {
    const row = byId.get(id);
    if (!row) findings.lost.push(`upload ${id} was accepted and is not there`);
    else if (told === 'failed') {
      // The video is sound: whatever failed was ours.
      if (row.status === 'ready')
        findings.wrongFailures.push(`upload ${id} came out, and its person was told: ${reason}`);
      else findings.lost.push(`upload ${id} of a sound video failed: ${reason}`);
    } else if (row.status !== 'ready' || row.pieces !== 1) {
      findings.lost.push(`upload ${id} is ${row.status} with ${row.pieces} pieces, its person was told ${told}`);
    }
  }
}

async function auditRows({ db }: Services, { promos, payments }: Ledger, findings: Findings): Promise<void> {
  const saved = await db.execute<{ id: string; version: number }>(sql`select id, version from promos`);
  const versions = new Map(saved.rows.map(({ id, version }) => [id, version]));
  for (const [id, { version }] of promos) {
    if ((versions.get(id) ?? -1) < version)
      findings.lost.push(`promo ${id}: version ${version} was saved and is not there`);
  }
  const paid = await db.execute<{ user_id: string; n: number; plan: string }>(
    sql`select user_id, count(*)::int as n, min(plan_id) as plan from subscriptions group by user_id`,
  );
  const plans = new Map(paid.rows.map((row) => [row.user_id, row]));
  for (const [person, plan] of payments) {
    const row = plans.get(person);
    if (row?.plan !== plan)
      findings.lost.push(`person ${person} has paid for ${plan} and has ${row?.plan ?? 'nothing'}`);
    if (row && row.n > 1) findings.countedTwice.push(`person ${person} has ${row.n} subscriptions`);
  }
}

/** The columns that name files of the store. */
const KEYS = sql`
  select storage_key as key from films where storage_key is not null
  union select cover_key from films where cover_key is not null
  union select storage_key from overlays
  union select unnest(array[storage_key, poster_key, preview_key]) from clips`;

/** The sweeps run as they would after a day; then nothing may be there that no row names, and everything that a row names must be. */
async function auditStore(services: Services, findings: Findings): Promise<void> {
  const { db, storage, log } = services;
  const aged: Storage = Object.assign(Object.create(storage) as Storage, {
    async *list(folder: string) {
      for await (const { key } of storage.list(folder)) yield { key, modified: new Date(0) };
    },
  });
  const context = { log, signal: new AbortController().signal } as JobContext;
  await sweepLibrary({ ...services, storage: aged }, context);
  await sweepRenders({ ...services, storage: aged }, context);
  const { rows } = await db.execute<{ key: string }>(KEYS);
  const named = new Set(rows.map(({ key }) => key));
  for (const folder of ['films', 'overlays', 'uploads', 'pieces', 'parts']) {
    for await (const { key } of storage.list(folder)) {
      if (!named.has(key)) findings.orphans.push(key);
      else named.delete(key);
    }
  }
  // The product's own loops are elsewhere.
  for (const key of named) if ((await storage.size(key)) === null) findings.missingFiles.push(key);
}

async function hashOf(storage: Storage, key: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of await storage.read(key)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
