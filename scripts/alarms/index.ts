/**
 * `npm run alarms`: harms installations of the program in each way that an alert has to tell of (`faults.ts`), all at
 * once, writes down the figures that they export meanwhile, and lets Prometheus' evaluator say which alerts would have
 * fired. `-- NAME ...`: only these. The recordings are in `test/alerts`, where `alarms.test.ts` judges them again;
 * record anew what a change of alerts or figures touches. About 20 minutes. Linux, as root (it mounts small disks),
 * with promtool (Debian: prometheus).
 */
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { backUp, FAULTS, type Fault } from './faults.ts';
import { fired, hasPromtool, verdict } from './judge.ts';
import { Person } from './people.ts';
import { EVERY_SECONDS, type Recording, record } from './record.ts';
import { openSite, type Site } from './site.ts';

/** In order before anything happens. */
const BEFORE_SECONDS = 90;
/** Sites that start at a time. */
const AT_ONCE = 4;

const names = process.argv.slice(2);
const unknown = names.filter((name) => !FAULTS[name]);
if (unknown.length > 0)
  throw new Error(`No such fault: ${unknown.join(', ')}. There are: ${Object.keys(FAULTS).join(', ')}`);
const say = (line: string) => void process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`);
const base = await mkdtemp(join(tmpdir(), 'spinreel-alarms-'));
// ffmpeg runs as nobody, who has to reach the ones of our own.
await chmod(base, 0o755);
const chosen = Object.entries(FAULTS).filter(([name]) => names.length === 0 || names.includes(name));
const starting = new Set<Promise<unknown>>();
const all: Promise<void>[] = [];
for (const [name, fault] of chosen) {
  while (starting.size >= AT_ONCE) await Promise.race(starting);
  const started = Promise.withResolvers<void>();
  starting.add(started.promise);
  void started.promise.then(() => starting.delete(started.promise));
  all.push(
    stage(name, fault, started.resolve)
      .catch((error: Error) => {
        process.exitCode = 1;
        say(`${name}: ${error.stack}`);
      })
      .finally(started.resolve),
  );
}
await Promise.all(all);
await rm(base, { recursive: true, force: true });
process.exit();

/** One fault from its site's start to its verdict. */
async function stage(name: string, fault: Fault, started: () => void): Promise<void> {
  const folder = join(base, name);
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const { settings = {}, ofWorker = null, harm, end } = await fault.prepare(folder);
  const over = new AbortController();
  let site: Site | null = null;
  try {
    site = await openSite({ folder, settings, ofWorker });
    if (!fault.withoutBackup) await backUp(site, join(folder, 'backup'));
    const person = await Person.join(site.origin, 1);
    started();
    const began = Date.now();
    const recording = record(site, over.signal);
    const looking = person.look(over.signal);
    await sleep(fault.withoutBackup ? 0 : BEFORE_SECONDS * 1000);
    const faultSeconds = Math.round((Date.now() - began) / 1000);
    say(`${name}: ${fault.what}`);
    await harm({ site, person, over: over.signal });
    await sleep(fault.minutes * 60_000);
    over.abort();
    const { what, expected, withinSeconds } = fault;
    await looking;
    const recorded: Recording = { fault: what, expected, withinSeconds, faultSeconds, series: await recording };
    await writeFile(`test/alerts/${name}.json`, `${JSON.stringify(recorded, null, 1)}\n`);
    tell(name, recorded);
  } finally {
    over.abort();
    await site?.stop();
    await end?.();
  }
}

function tell(name: string, recorded: Recording): void {
  if (!hasPromtool()) {
    say(`${name}: recorded every ${EVERY_SECONDS} s; not judged, promtool is not installed`);
    return;
  }
  const { seconds, faults } = verdict(recorded, fired(recorded));
  const times = Object.entries(seconds).map(([alert, after]) => `${alert} after ${after} s`);
  if (faults.length > 0) process.exitCode = 1;
  say(`${faults.length > 0 ? 'WRONG' : 'ok'} ${name}: ${[...times, ...faults].join('; ') || 'nothing fired'}`);
}
