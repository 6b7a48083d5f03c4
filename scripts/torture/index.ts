/**
 * `npm run torture`: people sign up, pay, write, upload and make films, while what they use is killed, frozen, cut off and filled up; then an auditor
 * compares what they were told with database and store. --target=embedded or cluster, --minutes=20, --people=12, --seed=1, --workers=2; --calm leaves
 * the faults out; --folder=FOLDER keeps data and logs there. Linux, as root: the cluster installs Debian packages, a full disk needs a mount.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { loadConfig } from '../../src/server/config.ts';
import { openServices } from '../../src/server/services.ts';
import { audit } from './auditor.ts';
import { harm } from './faults.ts';
import { clustered, embedded, freePorts, smallDisk } from './installation.ts';
import { Ledger } from './ledger.ts';
import { Line } from './line.ts';
import { UnreliableModel } from './model.ts';
import { person } from './people.ts';
import { report } from './report.ts';
import { watch } from './watch.ts';

const { values } = parseArgs({
  options: {
    target: { type: 'string', default: 'embedded' },
    minutes: { type: 'string', default: '20' },
    people: { type: 'string', default: '12' },
    workers: { type: 'string', default: '2' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    calm: { type: 'boolean', default: false },
    folder: { type: 'string' },
  },
});
const minutes = Number(values.minutes);
const FAULT_MS = 14_000;
const FAILOVERS = 7;

const began = Date.now();
const say = (line: string) =>
  process.stdout.write(`${((Date.now() - began) / 1000).toFixed(0).padStart(5)} s  ${line}\n`);
const folder = values.folder ? resolve(values.folder) : await mkdtemp(join(tmpdir(), 'spinreel-torture-'));
say(`seed ${values.seed}, ${values.target}, ${minutes} min, ${values.people} people; data and logs: ${folder}`);

const firstPort = await freePorts();
const [linePort, modelPort] = [firstPort + 28, firstPort + 29];
const origin = `http://127.0.0.1:${linePort}`;
const model = new UnreliableModel(modelPort);
const secret = 'torture'.repeat(6);
const settings = {
  ...{ APP_SECRET: secret, LLM_BASE_URL: `http://127.0.0.1:${modelPort}/v1`, LLM_MODEL: 'unreliable' },
  // As the program on a developer's machine: payments are the mock's.
  NODE_ENV: 'development',
};
const dataDir = values.target === 'cluster' ? `${folder}/files-and-scratch` : `${folder}/data`;
const disk = values.calm ? null : await smallDisk(`${dataDir}/files`, 1500);
const start = values.target === 'cluster' ? clustered : embedded;
const installation = await start({ folder, firstPort, workers: Number(values.workers), settings, origin });
const line = await Line.open(linePort, installation.port);
say('everything runs');

const ledger = new Ledger();
const [over, silent] = [new AbortController(), new AbortController()];
const chance = chancesFrom(Number(values.seed));
const video = new Blob([await readFile(sampleVideo(folder))]);
let harmed = 'nothing';
const note = (what: string) => {
  harmed = what;
  say(what);
};
const gaps = watch(origin, () => harmed, silent.signal);
const crowd = { origin, ledger, chance, video, over: over.signal };
const people = Array.from({ length: Number(values.people) }, (_, i) => person(i, crowd));
const minute = setInterval(
  () => say(`${ledger.films.size} films, ${ledger.uploads.size} uploads, ${ledger.wrong.size} wrong`),
  60_000,
);
const target = { installation, line, model, disk, chance, say: note };
// Everybody is signed up and at work before the first fault.
await sleep(10_000);
const harms = values.calm ? null : harm(target, over.signal, FAULT_MS, (minutes * 60_000) / FAILOVERS);
await sleep(minutes * 60_000);
over.abort();
const done = await harms;
await disk?.empty();
say('nothing new; everybody waits for what they began');
await Promise.all(people);
silent.abort();
clearInterval(minute);

const config = loadConfig({
  ...{ NODE_ENV: 'development', LOG_LEVEL: 'silent', DATA_DIR: dataDir, APP_SECRET: secret },
  ...(installation.databaseUrl && { DATABASE_URL: installation.databaseUrl }),
});
const services = await openServices(config);
const findings = await audit(services, ledger);
await services.close();
line.close();
model.close();
await installation.stop();
disk?.remove();
const isRight = report({ ledger, findings, done, gaps: await gaps, minutes });
if (!values.folder && isRight) await rm(folder, { recursive: true, force: true });
process.exit(isRight ? 0 : 1);

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
