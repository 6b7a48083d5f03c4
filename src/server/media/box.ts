/**
 * What ffmpeg and ffprobe run in: they read what strangers sent, so they get as little as the machine lets us take away. Each part is found out once
 * and left out where the machine has it not.
 */
import { spawn } from 'node:child_process';
import { chmod, chown, copyFile, link, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { findingPrograms } from '../config.ts';

/** What one child may use. Held by the kernel where prlimit exists (Linux); elsewhere only the time limit holds. */
export type Limits = { cpuSeconds: number; memoryBytes: number; fileBytes: number };

export type Box = {
  /** Who owns what the child may read and write; null: it runs as we do. */
  readonly owner: number | null;
  /** The command in front of the program. All of its links replace themselves, so the process id stays. */
  command(limits: Limits): string[];
  /** The parts that this machine has, and those that it has not, in words for the log. */
  readonly has: readonly string[];
  readonly lacks: readonly string[];
};

/** The user `nobody` of every Linux (the kernel's overflow uid); the group has the same number. */
const NOBODY = 65_534;
const TRIAL_LIMITS: Limits = { cpuSeconds: 60, memoryBytes: 4 * 2 ** 30, fileBytes: 1_000_000 };

/** Nothing that the server knows: ffmpeg finds its libraries by itself and needs no home. */
export function boxEnvironment(): NodeJS.ProcessEnv {
  return { ...findingPrograms(), LC_ALL: 'C', HOME: '/nonexistent' };
}

let opening: Promise<Box> | undefined;

/**
 * The box of this process.
 * @param trial looked at by the first call: `ffmpeg` must run in the box, and what it makes below `folder` must come back
 */
export function openBox(
  trial: { ffmpeg: string; folder: string } = { ffmpeg: 'ffmpeg', folder: tmpdir() },
): Promise<Box> {
  opening ??= findOut(trial);
  return opening;
}

type Part = { name: string; offers: readonly string[][] };

const NETWORK: Part = {
  name: 'no network',
  // Without being root one needs a user namespace of one's own for it; not every machine allows those.
  offers: [
    ['unshare', '--net'],
    ['unshare', '--user', '--map-current-user', '--net'],
  ],
};
const CALM: Part = { name: 'batch scheduling', offers: [['chrt', '--batch', '0']] };
const OWN_USER: Part = {
  name: 'a user of its own',
  offers: [[`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--inh-caps=-all', '--bounding-set=-all']],
};
/** A link that gains rights would lose the signal: they stand in one command, which sets the signal last (prctl(2), PR_SET_PDEATHSIG). */
const NO_PRIVILEGES: Part = { name: 'no new privileges', offers: [['--no-new-privs']] };
const DIES_WITH_US: Part = { name: 'ends with the program', offers: [['--pdeathsig', 'KILL']] };
const LIMITS: Part = { name: 'limits', offers: [['prlimit', '--cpu=60', '--core=0']] };

async function findOut({ ffmpeg, folder }: { ffmpeg: string; folder: string }): Promise<Box> {
  const all = [NETWORK, LIMITS, CALM, OWN_USER, NO_PRIVILEGES, DIES_WITH_US];
  if (process.platform !== 'linux') return boxOf(new Map(), all);
  const isRoot = process.getuid?.() === 0;
  const found = new Map<Part, string[]>();
  await Promise.all(
    all.map(async (part) => {
      if (part === OWN_USER && !isRoot) return;
      const isOption = part.offers[0]![0]!.startsWith('--');
      for (const offer of part.offers) {
        if (await runs([...(isOption ? ['setpriv', ...offer] : offer), 'true'])) {
          found.set(part, offer);
          break;
        }
      }
    }),
  );
  // Each may be there, and ffmpeg may still not run in them together: its program may lie where nobody may go, the disk may know no owners.
  const left = new Map(found);
  for (const dropped of [null, OWN_USER, NETWORK, NO_PRIVILEGES]) {
    if (dropped) left.delete(dropped);
    const box = boxOf(left, all);
    if (await passesTrial(box, ffmpeg, folder)) return box;
  }
  // It runs in no box at all: then it is ffmpeg that is wrong.
  return boxOf(found, all);
}

function boxOf(found: ReadonlyMap<Part, string[]>, all: readonly Part[]): Box {
  const privileges = [OWN_USER, NO_PRIVILEGES, DIES_WITH_US].flatMap((part) => found.get(part) ?? []);
  return {
    owner: found.has(OWN_USER) ? NOBODY : null,
    has: all.filter((part) => found.has(part)).map(({ name }) => name),
    // Who is not root has no other user to give.
    lacks: all
      .filter((part) => !found.has(part) && (part !== OWN_USER || process.getuid?.() === 0))
      .map(({ name }) => name),
    command: ({ cpuSeconds, memoryBytes, fileBytes }) => [
      ...(found.get(NETWORK) ?? []),
      ...(found.has(LIMITS)
        ? ['prlimit', `--cpu=${cpuSeconds}`, `--as=${memoryBytes}`, `--fsize=${fileBytes}`, '--core=0']
        : []),
      ...(found.get(CALM) ?? []),
      ...(privileges.length > 0 ? ['setpriv', ...privileges] : []),
    ],
  };
}

/** One frame written in a folder that is handed over, and read by us. */
async function passesTrial(box: Box, ffmpeg: string, below: string): Promise<boolean> {
  let folder: string | undefined;
  try {
    await mkdir(below, { recursive: true, mode: 0o700 });
    folder = await mkdtemp(join(below, 'box-'));
    await handOver(box, folder);
    const source = ['-f', 'lavfi', '-i', 'color=s=16x16:r=1:d=1', '-f', 'rawvideo', 'trial'];
    const command = [...box.command(TRIAL_LIMITS), ffmpeg, '-nostdin', '-v', 'quiet', ...source];
    return (await runs(command, folder)) && (await readFile(join(folder, 'trial'))).length > 0;
  } catch {
    return false;
  } finally {
    if (folder) await rm(folder, { recursive: true, force: true });
  }
}

function runs([command, ...args]: string[], cwd = '/'): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn(command!, args, { stdio: 'ignore', env: boxEnvironment(), cwd });
    child.once('error', () => done(false));
    child.once('close', (code) => done(code === 0));
  });
}

/** Gives a file or folder of ours to the child. Nobody else gets more rights to it. */
async function handOver({ owner }: Box, path: string): Promise<void> {
  if (owner !== null) await chown(path, owner, owner);
}

/** Gives a fresh scratch folder to the children that work in it. */
export async function openToBox(folder: string): Promise<void> {
  await handOver(await openBox(), folder);
}

/**
 * A path under which children that work in `folder` can read the file: its own, or another name of it in the folder. The file in the store stays as it
 * is; only its group may read it too, and no child can enter the store.
 */
export async function lend(file: string, folder: string): Promise<string> {
  const box = await openBox();
  if (box.owner === null) return file;
  const isInside = dirname(resolve(file)) === resolve(folder);
  const path = isInside ? file : join(folder, `lent-${basename(file)}`);
  if (!isInside) {
    await link(file, path).catch(async (error: NodeJS.ErrnoException) => {
      // EEXIST: it was lent before. Else another disk, or one without links: then it is copied.
      if (error.code !== 'EEXIST') await copyFile(file, path);
    });
  }
  const { uid, mode } = await stat(path);
  if ((mode & 0o004) !== 0) return path;
  await chown(path, uid, box.owner);
  await chmod(path, (mode & 0o777) | 0o040);
  return path;
}

/** Arguments as a child sees them that works in `folder`: nothing above it can be entered by its user. */
export function seenFrom(folder: string, args: readonly string[]): string[] {
  const within = `${resolve(folder)}/`;
  return args.map((arg) => (arg.startsWith(within) ? `./${relative(within, arg)}` : arg));
}
