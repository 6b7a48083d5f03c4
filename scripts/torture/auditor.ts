import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { sweepLibrary } from '../../src/server/features/library/sweep-library.ts';
import { sweepRenders } from '../../src/server/features/renders/sweep-films.ts';
import type { JobContext } from '../../src/server/queue/job.ts';
import type { Services } from '../../src/server/services.ts';
import type { Storage } from '../../src/server/storage/index.ts';
import { auditPosts } from './audit-posts.ts';
import { auditWeeks } from './audit-weeks.ts';
import { type Findings, nothingFound } from './findings.ts';
import type { Ledger } from './ledger.ts';

/** Compares what people were told with what database and store have. Nobody may be doing anything any more; jobs may still be open. */
export async function audit(services: Services, ledger: Ledger): Promise<Findings> {
  const findings = nothingFound();
  const open = await openJobs(services);
  await auditFilms(services, ledger, open, findings);
  await auditUploads(services, ledger, open, findings);
  await auditPromos(services, ledger, findings);
  await auditWeeks(services, ledger, open, findings);
  await auditPosts(services, ledger, findings);
  await auditPayments(services, ledger, findings);
  await auditStore(services, findings);
  if (ledger.partial > 0)
    findings.partial.push(`${ledger.partial} files ended early although their answer was complete`);
  for (const [what, times] of ledger.wrong) findings.wrongAnswers.push(`${times} times ${what}`);
  return findings;
}

/** The keys of the jobs that wait or run. */
async function openJobs({ db }: Services): Promise<Set<string>> {
  const { rows } = await db.execute<{ key: string }>(
    sql`select singleton_key as key from pgboss.job where state in ('created', 'retry', 'active')`,
  );
  return new Set(rows.map(({ key }) => key));
}

type FilmRow = {
  id: string;
  user_id: string;
  film_key: string;
  status: string;
  text: string | null;
  storage_key: string | null;
  downloads: number;
};

async function auditFilms({ db, storage }: Services, { films }: Ledger, open: Set<string>, findings: Findings) {
  const { rows } = await db.execute<FilmRow>(sql`
    select r.id, r.user_id, r.film_key, f.status, f.plan -> 'drawn' -> 'promo' ->> 'text' as text, f.storage_key,
           (select count(*)::int from downloads d where d.render_id = r.id) as downloads
    from renders r join films f on f.key = r.film_key`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const [id, { person, text, told, reason, sha256, counted }] of films) {
    const row = byId.get(id);
    if (!row) {
      findings.lost.push(`film ${id} was accepted and is not there`);
      continue;
    }
    if (row.user_id !== person) findings.changed.push(`film ${id} of ${person} is ${row.user_id}'s`);
    if (row.text !== null && row.text !== text)
      findings.changed.push(`film ${id} says: ${row.text}; it was to say: ${text}`);
    if (told === 'accepted') {
      const isLate = row.status === 'done' || open.has(row.film_key);
      if (isLate) findings.late.push(`film ${id} is ${row.status}, and its person no longer waited`);
      else findings.lost.push(`film ${id}: its person never heard of it again (${row.status})`);
    } else if (told === 'ready' && row.status !== 'done')
      findings.lost.push(`film ${id} was ready and is ${row.status}`);
    else if (told === 'failed' && row.status === 'done') {
      findings.wrongFailures.push(`film ${id} came out, and its person was told: ${reason}`);
    }
    if (counted && row.downloads === 0) findings.lost.push(`film ${id}: its download was counted and is not there`);
    if (row.downloads > 1) findings.countedTwice.push(`film ${id} has ${row.downloads} downloads`);
    if (sha256 === null || !row.storage_key) continue;
    const hash = await hashOf(storage, row.storage_key).catch(() => null);
    if (hash === null) findings.missingFiles.push(`film ${id}: ${row.storage_key}`);
    else if (hash !== sha256) findings.partial.push(`film ${id} was handed over with other bytes than it has`);
  }
}

type UploadRow = { id: string; user_id: string; title: string; status: string; pieces: number };

async function auditUploads({ db }: Services, { uploads }: Ledger, open: Set<string>, findings: Findings) {
  const { rows } = await db.execute<UploadRow>(sql`
    select s.id, s.user_id, s.title, s.status, (select count(*)::int from clips c where c.source_id = s.id) as pieces
    from sources s`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const [id, { person, title, told, reason }] of uploads) {
    const row = byId.get(id);
    if (!row) {
      findings.lost.push(`upload ${id} was accepted and is not there`);
      continue;
    }
    if (row.user_id !== person) findings.changed.push(`upload ${id} of ${person} is ${row.user_id}'s`);
    if (row.title !== title) findings.changed.push(`upload ${id} is called ${row.title} and was called ${title}`);
    const isWhole = row.status === 'ready' && row.pieces === 1;
    if (told === 'failed') {
      // The video is sound: whatever failed was ours.
      if (row.status === 'ready')
        findings.wrongFailures.push(`upload ${id} came out, and its person was told: ${reason}`);
      else findings.lost.push(`upload ${id} of a sound video failed: ${reason}`);
    } else if (told === 'accepted' && (isWhole || open.has(id))) {
      findings.late.push(`upload ${id} is ${row.status}, and its person no longer waited`);
    } else if (!isWhole) {
      findings.lost.push(`upload ${id} is ${row.status} with ${row.pieces} pieces, its person was told ${told}`);
    }
  }
}

async function auditPromos({ db }: Services, { promos }: Ledger, findings: Findings): Promise<void> {
  // Hashed by the database: whatever its client does to a text on its way is done to neither.
  const { rows } = await db.execute<{ id: string; user_id: string; version: number; hash: string }>(
    sql`select id, user_id, version, encode(sha256(convert_to(content, 'UTF8')), 'hex') as hash from promos`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const [id, { person, version, content, trying }] of promos) {
    const row = byId.get(id);
    if (version === 0 && !row) continue;
    if (!row || row.version < version) {
      findings.lost.push(`promo ${id}: version ${version} was saved and ${row ? `${row.version} is` : 'is not'} there`);
      continue;
    }
    if (row.user_id !== person) findings.changed.push(`promo ${id} of ${person} is ${row.user_id}'s`);
    const fits = row.version === version ? [content] : [trying];
    if (!fits.some((each) => each !== null && sha256Of(each) === row.hash)) {
      findings.changed.push(
        `promo ${id} has another content than was saved as version ${version}, in version ${row.version}`,
      );
    }
  }
}

async function auditPayments({ db }: Services, { payments }: Ledger, findings: Findings): Promise<void> {
  const { rows } = await db.execute<{ user_id: string; plan: string; status: string; paid: number }>(sql`
    select s.user_id, s.plan_id as plan, s.status,
           (select count(*)::int from checkouts c where c.user_id = s.user_id and c.status = 'confirmed') as paid
    from subscriptions s`);
  const plans = new Map(rows.map((row) => [row.user_id, row]));
  for (const [person, plan] of payments) {
    const row = plans.get(person);
    const has = row && row.status !== 'ended' ? row.plan : 'nothing';
    if (has !== plan) findings.lost.push(`person ${person} has paid for ${plan} and has ${has}`);
    if (row && row.paid > 1) findings.countedTwice.push(`person ${person} has paid ${row.paid} times`);
  }
}

/** The columns that name files of the store. */
const KEYS = sql`
  select storage_key as key from films where storage_key is not null
  union select cover_key from films where cover_key is not null
  union select storage_key from overlays
  union select unnest(array[storage_key, poster_key, preview_key]) from clips`;

/** The sweeps run as they would after two days; then nothing may be there that no row names, and everything that a row names must be. */
async function auditStore(services: Services, findings: Findings): Promise<void> {
  const { db, storage, log } = services;
  const aged: Storage = Object.assign(Object.create(storage) as Storage, {
    async *list(folder: string) {
      for await (const each of storage.list(folder)) yield { ...each, modified: new Date(0) };
    },
  });
  const context = { log, signal: new AbortController().signal } as JobContext;
  await db.execute(
    sql`update stored_files set touched_at = now() - interval '2 days', stray_at = now() - interval '2 days'`,
  );
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

const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

async function hashOf(storage: Storage, key: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of await storage.read(key)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
