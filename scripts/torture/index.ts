/**
 * `npm run torture`: people sign up, pay, write, upload and make films, while what they use is killed, frozen, cut off
 * and filled up; then an auditor compares what they were told with database and store, and with what a backup restores.
 * --target=embedded or cluster, --minutes=20, --people=12, --seed=1, --workers=2; --films-a-minute=1 is the floor below
 * which a run does not pass (`floors.ts` has the others); --folder=FOLDER keeps data and logs there. A process is
 * killed every 14 s and the database every two and a half minutes, however many minutes it takes; --yes agrees to what
 * the cluster installs. Instead of the faults: --calm: nothing. --rolling: processes are restarted one after the other,
 * as at an upgrade, and no call may fail; with --upgrade-from=COMMIT that commit's program runs first, on a database of
 * 50,000 people which is migrated under it. --scale: one worker works, then two, then three, each with --cores=0.4, for
 * --minutes each; then each is killed while it makes a film. Linux, as root: the cluster installs Debian packages, a
 * full disk needs a mount.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ROOT } from '../../deploy/cluster/program.ts';
import { loadConfig } from '../../src/server/config.ts';
import { openServices } from '../../src/server/open-services.ts';
import { audit } from './auditor.ts';
import { Caller } from './caller.ts';
import { earlier, settle } from './earlier.ts';
import { harm } from './faults.ts';
import { FLOORS, tooLittle } from './floors.ts';
import { startPeer } from './instagram.ts';
import { clustered, embedded, freePorts, smallDisk } from './installation.ts';
import { Ledger } from './ledger.ts';
import { Line } from './line.ts';
import { UnreliableModel } from './model.ts';
import { join as joinSite, person } from './people.ts';
import { type Done, report } from './report.ts';
import { restored } from './restored.ts';
import { migrate, roll } from './roll.ts';
import { watch } from './watch.ts';
import { scale, takeovers } from './workers.ts';

const { values } = parseArgs({
  options: {
    target: { type: 'string', default: 'embedded' },
    minutes: { type: 'string', default: '20' },
    people: { type: 'string', default: '12' },
    workers: { type: 'string', default: '2' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    calm: { type: 'boolean', default: false },
    rolling: { type: 'boolean', default: false },
    'upgrade-from': { type: 'string' },
    scale: { type: 'boolean', default: false },
    cores: { type: 'string', default: '0.4' },
    folder: { type: 'string' },
    'films-a-minute': { type: 'string', default: String(FLOORS.filmsAMinute) },
    yes: { type: 'boolean', default: false },
  },
});
const minutes = Number(values.minutes);
const { calm, rolling, scale: scaling } = values;
const isTorture = !calm && !rolling && !scaling;
const KILL_MS = 14_000;
const FAILOVER_MS = 150_000;
/** Who else is in a database that is migrated. */
const OTHERS = 50_000;

const began = Date.now();
const say = (line: string) =>
  process.stdout.write(`${((Date.now() - began) / 1000).toFixed(0).padStart(5)} s  ${line}\n`);
const folder = values.folder ? resolve(values.folder) : await mkdtemp(join(tmpdir(), 'spinreel-torture-'));
say(`seed ${values.seed}, ${values.target}, ${minutes} min, ${values.people} people; data and logs: ${folder}`);

const firstPort = await freePorts();
const [linePort, modelPort] = [firstPort + 45, firstPort + 46];
const origin = `http://127.0.0.1:${linePort}`;
const model = new UnreliableModel(modelPort);
const ledger = new Ledger();
const instagram = await startPeer(ledger, chancesFrom(Number(values.seed) + 1));
const secret = 'torture'.repeat(6);
const settings = {
  ...{ APP_SECRET: secret, LLM_BASE_URL: `http://127.0.0.1:${modelPort}/v1`, LLM_MODEL: 'unreliable' },
  ...{ INSTAGRAM_APP_ID: '1', INSTAGRAM_APP_SECRET: 'of the torture', INSTAGRAM_API_BASE: instagram.url },
  // As the program on a developer's machine: payments are the mock's.
  NODE_ENV: 'development',
  // As deployed: longer than anybody waits for a film.
  ...(rolling && { DRAIN_SECONDS: '45' }),
};
const dataDir = values.target === 'cluster' ? `${folder}/files-and-scratch` : `${folder}/data`;
// Of the cluster's store one of three disks; Swift needs extended attributes, which tmpfs has since Linux 6.6.
const files = values.target === 'cluster' ? `${folder}/store/node1/disk` : `${dataDir}/files`;
const disk = isTorture ? await smallDisk(files, 1500) : null;
const start = values.target === 'cluster' ? clustered : embedded;
const before = values['upgrade-from'] ? await earlier(values['upgrade-from'], folder) : null;
const installation = await start({
  ...{
    folder,
    firstPort,
    workers: Number(values.workers),
    settings,
    origin,
    root: before?.root ?? ROOT,
    yes: values.yes,
    say,
  },
});
const line = await Line.open(linePort, installation.port);
for (const sign of ['SIGINT', 'SIGTERM', 'uncaughtException'] as const)
  process.once(sign, async (why) => {
    process.stderr.write(`${why instanceof Error ? why.stack : why}\n`);
    await end();
    process.exit(1);
  });
if (before) await settle(installation.databaseUrl!, OTHERS);
say('everything runs');

const [over, silent] = [new AbortController(), new AbortController()];
const chance = chancesFrom(Number(values.seed));
const video = new Blob([await readFile(sampleVideo(folder))]);
let harmed = 'nothing';
const note = (what: string) => {
  harmed = what;
  say(what);
};
const watcher = new Caller(origin, '10.6.0.1', ledger);
const writer = { caller: watcher, id: await joinSite(watcher, { ledger }) };
const watched = watch({ origin, writer, ledger, harmed: () => harmed, over: silent.signal });
const crowd = { origin, ledger, instagram, chance, video, over: over.signal, onlyFilms: scaling };
const people = Array.from({ length: Number(values.people) }, (_, i) => person(i, crowd));
const minute = setInterval(() => {
  say(`${ledger.films.size} films, ${ledger.uploads.size} uploads, ${ledger.wrong.size} wrong`);
  for (const what of ledger.wrong.keys()) say(`  ${what}`);
}, 60_000);
// Everybody is signed up and at work before anything happens.
await sleep(10_000);
const done = await happens();
over.abort();
await disk?.empty();
say('nothing new; everybody waits for what they began');
await Promise.all(people);
silent.abort();
const gaps = await watched;
clearInterval(minute);

const reached = {
  ...{ NODE_ENV: 'development', LOG_LEVEL: 'silent', DATA_DIR: dataDir, APP_SECRET: secret },
  ...(installation.databaseUrl && { DATABASE_URL: installation.databaseUrl }),
  ...installation.store?.env,
};
const services = await openServices(loadConfig(reached));
const findings: Record<string, string[]> = await audit(services, ledger);
await services.close();
if (rolling) findings.failedCalls = [...ledger.failed].map(([what, times]) => `${times} times ${what}`);
if (!scaling) {
  const people = Number(values.people) + 1;
  const floors = { ...FLOORS, filmsAMinute: Number(values['films-a-minute']) };
  findings.tooLittle = tooLittle(ledger, { minutes, people, gaps }, floors);
}
if (isTorture) {
  say('audited; now a backup, and what is restored from it');
  const again = await restored({ settings: reached, ledger, folder, say });
  for (const [what, list] of Object.entries(again)) findings[`${what}, restored`] = list;
}
await end();
const isRight = report({ ledger, findings, done, gaps, minutes });
if (!values.folder && isRight) await rm(folder, { recursive: true, force: true });
process.exit(isRight ? 0 : 1);

async function end(): Promise<void> {
  line.close();
  model.close();
  await instagram.close();
  await installation.stop();
  disk?.remove();
  before?.remove();
}

/** What the people are disturbed by, until its time is over. @returns what the report says of it */
async function happens(): Promise<Done> {
  const time = AbortSignal.timeout(minutes * 60_000);
  if (scaling) {
    const measured = { installation, ledger, say };
    const scales = await scale(measured, Number(values.cores), minutes * 60_000);
    return { scales, takeovers: await takeovers(measured) };
  }
  if (rolling) {
    const migrated = before ? await migrate({ installation, say: note }) : null;
    return { migrated, restarts: await roll({ installation, say: note }, time) };
  }
  const harms = isTorture
    ? harm({ installation, line, model, disk, chance, say: note }, time, KILL_MS, FAILOVER_MS)
    : null;
  await sleep(minutes * 60_000);
  return { harms: await harms };
}

/** Numbers from 0 to 1, always the same from the same seed (mulberry32). */
function chancesFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A second of a moving picture with a tone. */
function sampleVideo(at: string): string {
  const file = join(at, 'sample.mp4');
  const input = ['-f', 'lavfi', '-i', 'testsrc=s=360x640:r=15:d=1', '-f', 'lavfi', '-i', 'sine=d=1'];
  const sound = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-shortest'];
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...input, ...sound, file]);
  return file;
}
