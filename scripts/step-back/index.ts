/**
 * `npm run step-back [-- --to=COMMIT] [--plant]`: whether the program of COMMIT (by default the release before) runs on
 * the database of this one, as docs/deploy.md promises. Somebody signs up, uploads, makes a film and pays with this
 * program; then the one before is started on the same data: the first person has everything, and a second one does the
 * same; then this program again has both. `--plant` first plants a trigger that the program before cannot bear: the run
 * has to fail.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ROOT } from '../../deploy/cluster/program.ts';
import { Supervised } from '../../deploy/cluster/supervised.ts';
import { loadConfig } from '../../src/server/config.ts';
import { openServices } from '../../src/server/open-services.ts';
import { earlier } from '../torture/earlier.ts';
import { freePorts } from '../torture/installation.ts';
import { arrive, type Person, returns } from './person.ts';

/** The release before this one. */
const BEFORE = 'e306bcb';

/** As migration 0011 did to the program before it: rows that are new in one way only. */
const PLANTED = `create function planted() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then raise exception 'An upload begins in another way now'; end if; return new; end $$;
  create trigger planted before insert on sources for each row execute function planted();`;

const { values } = parseArgs({
  options: { to: { type: 'string', default: BEFORE }, plant: { type: 'boolean', default: false } },
});
const say = (line: string) => process.stdout.write(`${line}\n`);
const folder = await mkdtemp(join(tmpdir(), 'spinreel-step-back-'));
const port = await freePorts();
const origin = `http://127.0.0.1:${port}`;
const settings = {
  ...{
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    PUBLIC_URL: origin,
  },
  APP_SECRET: 'a secret for one run of this script alone',
};
let running: Supervised | null = null;
const before = await earlier(values.to, folder).catch(() => null);

/** Runs a program of these two while `use` does something with it. */
async function during(name: string, root: string, use: () => Promise<void>): Promise<void> {
  const { PATH, HOME } = process.env;
  // With films as small as those of the tests.
  const args = ['--import', join(root, 'test/half-size/preload.ts'), join(root, 'src/server/main.ts')];
  running = new Supervised({ name, file: process.execPath, args, env: { PATH, HOME, ...settings }, folder });
  running.start();
  const until = Date.now() + 300_000;
  while (
    !(await fetch(`${origin}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > until) throw new Error(`${name} did not start: see ${folder}`);
    await sleep(200);
  }
  await use();
  await running.stop();
  running = null;
}

async function plant(): Promise<void> {
  const services = await openServices(loadConfig({ ...settings, LOG_LEVEL: 'silent' }));
  await services.db.$client.query(PLANTED).finally(services.close);
}

const people: Person[] = [];
const comes = async (with_: string) =>
  void people.push(await arrive(origin, with_, await readFile(join(ROOT, 'test/samples/blink_180x320_0.2s.mp4'))));
const all = async () => {
  for (const person of people) await returns(origin, person);
};

async function run(root: string): Promise<void> {
  await during('this program', ROOT, () => comes('this program'));
  say('with this program somebody has signed up, uploaded, made a film over it and paid');
  if (values.plant) await plant();
  await during(values.to, root, async () => {
    await all();
    await comes(values.to);
  });
  say(`with ${values.to} the first has everything, and a second has done the same`);
  await during('this program again', ROOT, all);
  say('with this program again both have everything');
}

try {
  if (!before) {
    say(`${values.to} is not in this clone (git fetch --unshallow brings it): nothing was tried.`);
    process.exitCode = 2;
  } else await run(before.root);
} catch (error) {
  say(`The step back to ${values.to} fails: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  await (running as Supervised | null)?.stop();
  before?.remove();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
