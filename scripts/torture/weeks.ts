import { setTimeout as sleep } from 'node:timers/promises';
import type { Shown, Timetable } from '../../src/contract/timetable.ts';
import type { ClassEntry, DayEntry } from './ledger.ts';
import { expectOk, patiently, refuse, type Step } from './step.ts';

const ZONE = 'Europe/Berlin';
const [WHAT, HOW] = [
  ['Spin', 'Pole', 'Silks', 'Stretch'],
  ['Basics', 'Flow', 'Level 2'],
];
const CLASSES = WHAT.flatMap((what) => HOW.map((how) => `${what} ${how}`));
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** So many are put in first, and one more with each import. */
const FIRST = 3;
/** What anybody may have made at once here. */
const AT_ONCE = 3;
const [CONSONANTS, VOWELS] = ['bdfgklmnprstvz', 'aeiou'];
let named = 0;

/** A name that nobody had before. */
function newName(): string {
  let left = named++;
  let name = '';
  for (let syllable = 0; syllable < 3; syllable++) {
    name += CONSONANTS[left % CONSONANTS.length]! + VOWELS[Math.floor(left / CONSONANTS.length) % VOWELS.length]!;
    left = Math.floor(left / (CONSONANTS.length * VOWELS.length));
  }
  return `${name[0]!.toUpperCase()}${name.slice(1)}`;
}

/** Puts one more class into their timetable; else has some of next week made, or changes the day of one, now and then while it is being made. */
export async function week(step: Step): Promise<void> {
  const { ledger, id, chance } = step;
  const mine = [...ledger.classes.values()].filter(({ person }) => person === id);
  if (mine.length === 0 || (mine.length < CLASSES.length && chance() < 0.25)) return putClasses(step, mine.length);
  const classes = await nextWeek(step);
  const made = classes.filter(({ made: { state } }) => state !== 'nothing');
  if (made.length > 0 && chance() < 0.5) {
    await change(step, made[Math.floor(chance() * made.length)]!);
    return follow(step);
  }
  const missing = classes.filter(({ made: { state } }) => !['ready', 'saved', 'waiting', 'making'].includes(state));
  if (missing.length === 0) return;
  const some = missing.slice(0, 1 + Math.floor(chance() * AT_ONCE));
  if (!(await make(step, some))) return;
  if (chance() < 0.3) await change(step, some[0]!);
  if (chance() < 0.1) await stop(step);
  await follow(step);
}

/** Imports the timetable with a class more, and gives the new ones a look by hand, which later imports keep. */
async function putClasses({ caller, ledger, id }: Step, before: number): Promise<void> {
  const count = Math.max(FIRST, before + 1);
  const names = CLASSES.slice(before, count);
  const tell = (name: string, told: ClassEntry['told']) =>
    ledger.classes.set(`${id} ${name}`, { person: id, name, told });
  for (const name of names) tell(name, 'trying');
  const rows = CLASSES.slice(0, count).map((each, at) => `${each},${DAYS[at % DAYS.length]},${17 + (at % 4)}:00,Jo`);
  const text = ['Class,Day,Time,Teacher', ...rows].join('\n');
  const answer = await patiently(caller.call('POST', '/api/timetable/imports', { text, zone: ZONE }));
  if (!answer) return;
  if (answer.status !== 200) return refuse(ledger, 'timetable/imports', answer);
  for (const name of names) tell(name, 'put in');
  const { entries } = expectOk(await caller.call('GET', '/api/timetable')) as Timetable;
  for (const { id: entryId, entry } of entries.filter((each) => names.includes(each.entry.classType))) {
    const body = { entry: { ...entry, look: 'minimal' }, zone: ZONE };
    const saved = await patiently(caller.call('PUT', `/api/timetable/entries/${entryId}`, body));
    if (saved?.status === 200) tell(entry.classType, 'changed by hand');
  }
}

/** The classes of next week, each on its one day. */
export async function nextWeek({ caller }: Step): Promise<Shown[]> {
  const { days } = expectOk(await caller.call('GET', '/api/timetable?firstDay=1')) as Timetable;
  return days.slice(7).flatMap(({ occurrences }) => occurrences);
}

const keyOf = ({ id }: Step, { entryId, of }: Shown) => `${id} ${entryId} ${of}`;

function note(step: Step, shown: Shown, values: Partial<DayEntry>): void {
  const { days } = step.ledger;
  const none: DayEntry = { person: step.id, told: 'accepted', reason: null, asked: 0, substitute: '', trying: null };
  const before = days.get(keyOf(step, shown)) ?? none;
  days.set(keyOf(step, shown), { ...before, ...values });
}

const timesAsked = (step: Step, shown: Shown) => step.ledger.days.get(keyOf(step, shown))?.asked ?? 0;

async function make(step: Step, classes: readonly Shown[]): Promise<boolean> {
  const asked = classes.map(({ entryId, of }) => ({ entryId, date: of }));
  for (const each of classes) note(step, each, { told: 'trying', asked: timesAsked(step, each) + 1 });
  const answer = await patiently(step.caller.call('POST', '/api/week', { classes: asked }));
  if (!answer) return false;
  if (answer.status !== 200) refuse(step.ledger, 'week', answer);
  else for (const each of classes) note(step, each, { told: 'accepted' });
  return answer.status === 200;
}

/** Somebody else teaches it that day. */
async function change(step: Step, shown: Shown): Promise<void> {
  const substitute = newName();
  const was = step.ledger.days.get(keyOf(step, shown))?.told;
  note(step, shown, { told: was ?? 'trying', trying: substitute, asked: timesAsked(step, shown) + 1 });
  const path = `/api/timetable/entries/${shown.entryId}/exceptions/${shown.of}`;
  const answer = await patiently(step.caller.call('PUT', path, { substitute }));
  if (!answer) return;
  if (answer.status !== 200) {
    note(step, shown, { trying: null });
    return refuse(step.ledger, 'exceptions', answer);
  }
  note(step, shown, { substitute, trying: null, told: was === undefined || was === 'trying' ? 'trying' : 'accepted' });
}

async function stop(step: Step): Promise<void> {
  const answer = await patiently(step.caller.call('DELETE', '/api/week'));
  for (const [key, day] of step.ledger.days)
    if (day.person === step.id && day.told === 'accepted') step.ledger.days.set(key, { ...day, told: 'stopped' });
  if (answer && answer.status !== 200) refuse(step.ledger, 'stop', answer);
}

/** Looks as the page does, until nothing of theirs waits or is being made. */
async function follow(step: Step): Promise<void> {
  for (let asked = 0; asked < 300; asked++) {
    const classes = await nextWeek(step);
    const isGoing = ({ made: { state } }: Shown) => state === 'waiting' || state === 'making';
    for (const each of classes) {
      const { state, reason } = each.made;
      if (step.ledger.days.get(keyOf(step, each))?.told !== 'accepted') continue;
      if (state === 'ready' || state === 'saved') note(step, each, { told: 'ready' });
      if (state === 'failed') note(step, each, { told: 'failed', reason });
    }
    if (!classes.some(isGoing)) return;
    await sleep(step.over.aborted ? 500 : 1_500);
  }
}
