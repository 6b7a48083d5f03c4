import { sql } from 'drizzle-orm';
import type { Shown } from '../../src/contract/timetable.ts';
import { readMade } from '../../src/server/features/timetable/made.ts';
import { findZone, listEntries } from '../../src/server/features/timetable/queries.ts';
import type { Services } from '../../src/server/services.ts';
import { addDays } from '../../src/server/timetables/calendar-days.ts';
import { dayIn, occurrences } from '../../src/server/timetables/occurrences.ts';
import type { Findings } from './findings.ts';
import type { DayEntry, Ledger } from './ledger.ts';

/** Compares timetables, and what is shown of the videos that were made of them, with what people were told. */
export async function auditWeeks(services: Services, ledger: Ledger, open: Set<string>, findings: Findings) {
  const people = new Set([...ledger.classes.values(), ...ledger.days.values()].map(({ person }) => person));
  for (const person of people) {
    await auditClasses(services, ledger, person, findings);
    await auditDays(services, ledger, { person, open }, findings);
    await auditCounts(services, ledger, person, findings);
  }
}

async function auditClasses({ db }: Services, { classes }: Ledger, person: string, findings: Findings): Promise<void> {
  const entries = (await listEntries(db, person)).map(({ entry }) => entry);
  for (const { person: whose, name, told } of classes.values()) {
    if (whose !== person) continue;
    const there = entries.filter(({ classType }) => classType === name);
    if (there.length > 1) findings.madeTwice.push(`class ${name} of ${person} is there ${there.length} times`);
    if (told !== 'trying' && there.length === 0) findings.lost.push(`class ${name} of ${person} was put in`);
    if (told === 'changed by hand' && there[0]?.look !== 'minimal')
      findings.changed.push(`class ${name} of ${person} has lost the look that it was given by hand`);
  }
}

async function auditDays(
  { db }: Services,
  { days }: Ledger,
  { person, open }: { person: string; open: Set<string> },
  findings: Findings,
): Promise<void> {
  const shown = await shownTo(db, person);
  const texts = await textsOf(db, person);
  const names = [...days.values()].flatMap(({ substitute, trying }) => [substitute, trying ?? '']).filter(Boolean);
  for (const [key, day] of days) {
    if (day.person !== person) continue;
    const [, entryId, of] = key.split(' ');
    const each = shown.find((one) => one.entryId === entryId && one.of === of);
    if (!each) {
      findings.lost.push(`class ${key} is not there`);
      continue;
    }
    const now = each.exception?.substitute ?? '';
    if (now !== day.substitute && now !== day.trying)
      findings.changed.push(`class ${key} has ${now || 'its teacher'} instead of ${day.substitute}`);
    const isOpen = [...open].some((job) => job.includes(`${entryId} ${of}`)) || each.made.state === 'making';
    auditState(key, day, each, isOpen, findings);
    if (each.made.state !== 'ready' && each.made.state !== 'saved') continue;
    const text = texts.get(each.made.renderId ?? '') ?? '';
    const old = names.find((name) => name !== now && text.includes(name));
    if (old || !text.includes(now))
      findings.yesterday.push(`class ${key} is shown as ready, with ${old ?? 'another'} instead of ${now}: ${text}`);
  }
}

function auditState(
  key: string,
  { told, reason, trying }: DayEntry,
  { made }: Pick<Shown, 'made'>,
  isOpen: boolean,
  found: Findings,
) {
  const isReady = made.state === 'ready' || made.state === 'saved';
  if (told === 'failed' && isReady)
    found.wrongFailures.push(`class ${key} came out, and its person was told: ${reason}`);
  // What was not answered may have been done or not, and what was stopped or has failed is nobody's any more.
  if (told === 'trying' || told === 'stopped' || told === 'failed') return;
  if (isReady && told === 'accepted') found.late.push(`class ${key} is ready, and its person no longer waited`);
  if (isReady) return;
  if (isOpen) found.late.push(`class ${key} is ${made.state}, and its person no longer waited`);
  else if (trying === null)
    found.lost.push(`class ${key} is ${made.state}, its person was told ${told}: ${made.reason}`);
}

/** A person has no promo and no video more than they have asked for. */
async function auditCounts({ db }: Services, ledger: Ledger, person: string, findings: Findings): Promise<void> {
  const { rows: promos } = await db.execute<{ id: string }>(sql`select p.id from promos p where p.user_id = ${person}
    and not exists (select from timetable_promos t where t.person_id = p.user_id and t.promo_id = p.id)`);
  for (const { id } of promos)
    if (!ledger.promos.has(id)) findings.madeTwice.push(`promo ${id} of ${person} is of no class`);
  const { rows: films } = await db.execute<{ id: string }>(
    sql`select id from renders where user_id = ${person} and started_at is not null`,
  );
  const made = films.filter(({ id }) => !ledger.films.has(id)).length;
  const asked = [...ledger.days.values()]
    .filter((day) => day.person === person)
    .reduce((sum, day) => sum + day.asked, 0);
  if (made > asked)
    findings.madeTwice.push(`${made} videos of classes of ${person} were made, ${asked} were asked for`);
}

/** The days around now as their person sees them. */
async function shownTo(db: Services['db'], person: string): Promise<Omit<Shown, 'isOver' | 'posting'>[]> {
  const zone = (await findZone(db, person)) ?? 'UTC';
  const kept = await listEntries(db, person);
  const byId = new Map(kept.map(({ id, entry }) => [id, entry]));
  const present = await readMade(db, { ownerId: person, personId: person, members: [] });
  return occurrences(kept, zone, addDays(dayIn(zone, new Date()), -7), 28).map((each) => ({
    ...each,
    made: present(byId.get(each.entryId)!, each).made,
  }));
}

/** What a person's videos say, by their renders. */
async function textsOf(db: Services['db'], person: string): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; text: string | null }>(sql`
    select r.id, f.plan -> 'drawn' -> 'promo' ->> 'text' as text from renders r join films f on f.key = r.film_key
     where r.user_id = ${person}`);
  return new Map(rows.map(({ id, text }) => [id, text ?? '']));
}
