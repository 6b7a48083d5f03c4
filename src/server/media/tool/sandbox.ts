/**
 * The sandbox of ffmpeg and ffprobe: they read what strangers sent, so they get as few privileges as the machine lets us give them. Each
 * restriction is detected once and left out if the machine does not support it.
 */
import { spawn } from 'node:child_process';
import { chmod, chown, copyFile, link, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { findingPrograms } from '../../config.ts';
import { endWithUs } from '../../is-alive.ts';

/** Resource limits of one child. Enforced by the kernel if prlimit exists (Linux); elsewhere only the time limit applies. */
export type Limits = { cpuSeconds: number; memoryBytes: number; fileBytes: number };

export type Sandbox = {
  /** The owner of the files the child may read and write; null: it runs as our own user. */
  readonly owner: number | null;
  /** The command in front of the program. Each of its links replaces itself (exec), so the process id stays the same. */
  command(limits: Limits): string[];
  /** The restrictions that this machine supports, and those it does not, in words for the log. */
  readonly has: readonly string[];
  readonly lacks: readonly string[];
};

/** The user `nobody` of every Linux (the kernel's overflow uid); the group has the same number. */
const NOBODY = 65_534;
/** CPU time between the warning about the limit and the end: a child that was warned says so, one that was killed says nothing. */
const GRACE_SECONDS = 5;
const TRIAL_LIMITS: Limits = { cpuSeconds: 60, memoryBytes: 4 * 2 ** 30, fileBytes: 1_000_000 };

/** None of the server's environment: ffmpeg finds its libraries by itself and needs no home. */
export function sandboxEnvironment(): NodeJS.ProcessEnv {
  return { ...findingPrograms(), LC_ALL: 'C', HOME: '/nonexistent' };
}

let opening: Promise<Sandbox> | undefined;

/**
 * The sandbox of this process.
 * @param trial only used by the first call: `ffmpeg` must run in the sandbox, and its output below `folder` must be readable by us
 */
export function openSandbox(
  trial: { ffmpeg: string; folder: string } = { ffmpeg: 'ffmpeg', folder: tmpdir() },
): Promise<Sandbox> {
  opening ??= findOut(trial);
  return opening;
}

type Part = { name: string; offers: readonly string[][] };

const NETWORK: Part = {
  name: 'no network',
  // Without root this needs a user namespace; not every machine allows those.
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
/** A link that gains privileges would lose the signal: they are in one command, which sets the signal last (prctl(2), PR_SET_PDEATHSIG). */
const NO_PRIVILEGES: Part = { name: 'no new privileges', offers: [['--no-new-privs']] };
const DIES_WITH_US: Part = { name: 'ends with the program', offers: [['--pdeathsig', 'KILL']] };
const LIMITS: Part = { name: 'limits', offers: [['prlimit', '--cpu=60', '--core=0']] };

async function findOut({ ffmpeg, folder }: { ffmpeg: string; folder: string }): Promise<Sandbox> {
  const all = [NETWORK, LIMITS, CALM, OWN_USER, NO_PRIVILEGES, DIES_WITH_US];
  if (process.platform !== 'linux') return sandboxOf(new Map(), all);
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
  // Each may be supported, and ffmpeg may still not run in them together: its program may be where other users may not
  // go, or the disk may have no owners.
  const left = new Map(found);
  for (const dropped of [null, OWN_USER, NETWORK, NO_PRIVILEGES]) {
    if (dropped) left.delete(dropped);
    const sandbox = sandboxOf(left, all);
    if (await passesTrial(sandbox, ffmpeg, folder)) return sandbox;
  }
  // It does not run in any sandbox: then ffmpeg itself is broken.
  return sandboxOf(found, all);
}

function sandboxOf(found: ReadonlyMap<Part, string[]>, all: readonly Part[]): Sandbox {
  const privileges = [OWN_USER, NO_PRIVILEGES, DIES_WITH_US].flatMap((part) => found.get(part) ?? []);
  return {
    owner: found.has(OWN_USER) ? NOBODY : null,
    has: all.filter((part) => found.has(part)).map(({ name }) => name),
    // Only root has another user to give.
    lacks: all
      .filter((part) => !found.has(part) && (part !== OWN_USER || process.getuid?.() === 0))
      .map(({ name }) => name),
    command: ({ cpuSeconds, memoryBytes, fileBytes }) => [
      ...(found.get(NETWORK) ?? []),
      ...(found.has(LIMITS)
        ? [
            'prlimit',
            `--cpu=${cpuSeconds}:${cpuSeconds + GRACE_SECONDS}`,
            `--as=${memoryBytes}`,
            `--fsize=${fileBytes}`,
            '--core=0',
          ]
        : []),
      ...(found.get(CALM) ?? []),
      ...(privileges.length > 0 ? ['setpriv', ...privileges] : []),
    ],
  };
}

/** One frame written by the child in its own folder, and read by us. */
async function passesTrial(sandbox: Sandbox, ffmpeg: string, below: string): Promise<boolean> {
  let folder: string | undefined;
  try {
    await mkdir(below, { recursive: true, mode: 0o700 });
    folder = await mkdtemp(join(below, 'sandbox-'));
    await handOver(sandbox, folder);
    const source = ['-f', 'lavfi', '-i', 'color=s=16x16:r=1:d=1', '-f', 'rawvideo', 'trial'];
    const command = [...sandbox.command(TRIAL_LIMITS), ffmpeg, '-nostdin', '-v', 'quiet', ...source];
    return (await runs(command, folder)) && (await readFile(join(folder, 'trial'))).length > 0;
  } catch {
    return false;
  } finally {
    if (folder) await rm(folder, { recursive: true, force: true });
  }
}

function runs([command, ...args]: string[], cwd = '/'): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn(command!, args, { stdio: 'ignore', env: sandboxEnvironment(), cwd });
    const forget = endWithUs(() => child.kill('SIGKILL'));
    const end = (ok: boolean) => {
      forget();
      done(ok);
    };
    child.once('error', () => end(false));
    child.once('close', (code) => end(code === 0));
  });
}

/** Gives a file or folder of ours to the child. Nobody else gets more permissions on it. */
async function handOver({ owner }: Sandbox, path: string): Promise<void> {
  if (owner !== null) await chown(path, owner, owner);
}

/** Gives a fresh scratch folder to the children that work in it. */
export async function openToSandbox(folder: string): Promise<void> {
  await handOver(await openSandbox(), folder);
}

/**
 * A path under which children that work in `folder` can read the file: its own, or a hard link to it in the folder. The
 * file in the store stays unchanged, except that its group may read it too, and no child can enter the store.
 */
export async function lend(file: string, folder: string): Promise<string> {
  const sandbox = await openSandbox();
  if (sandbox.owner === null) return file;
  const isInside = dirname(resolve(file)) === resolve(folder);
  const path = isInside ? file : join(folder, `lent-${basename(file)}`);
  if (!isInside) {
    await link(file, path).catch(async (error: NodeJS.ErrnoException) => {
      // EEXIST: it was lent before. Otherwise another disk, or one without links: then it is copied.
      if (error.code !== 'EEXIST') await copyFile(file, path);
    });
  }
  const { uid, mode } = await stat(path);
  if ((mode & 0o004) !== 0) return path;
  await chown(path, uid, sandbox.owner);
  await chmod(path, (mode & 0o777) | 0o040);
  return path;
}

/** Arguments as seen by a child that works in `folder`: its user cannot enter anything above it. */
export function seenFrom(folder: string, args: readonly string[]): string[] {
  const within = `${resolve(folder)}/`;
  return args.map((arg) => (arg.startsWith(within) ? `./${relative(within, arg)}` : arg));
}
