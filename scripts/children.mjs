// Children of setup.mjs: plain JavaScript without dependencies. They end with their parent, whatever ends it but SIGKILL.
import { spawn } from 'node:child_process';

const isWindows = process.platform === 'win32';
/** How long what was told to end may take. */
const PATIENCE_MS = 5_000;
/** Of a child that must not be cut off in the middle of its work, such as dpkg. */
const LONG_PATIENCE_MS = 120_000;

/** Children, and whether they are patient. @type {Map<import('node:child_process').ChildProcess, boolean>} */
const running = new Map();
/** @type {number | null} when we were told to end */
let leaving = null;

/**
 * Runs a command in a process group of its own: a Ctrl-C reaches it through us, once, and everything that it has started.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { patient?: boolean }} options `patient`: it may finish what it is doing when we are told to end
 */
export function run(command, args, { patient = false, ...options } = {}) {
  const child = spawn(command, args, { detached: !isWindows, ...options });
  running.set(child, patient);
  for (const end of ['error', 'close']) child.once(end, () => running.delete(child));
  return child;
}

/** How a child ended: its exit code, or why it could not be started. Never resolves once we are told to end: what follows is not ours to do any more. */
export function ended(child) {
  return new Promise((resolve) => {
    const tell = (how) => leaving === null && resolve(how);
    child.once('error', (error) => tell(error.message));
    child.once('close', tell);
  });
}

/** Runs a command with its output shown; true when it succeeded. */
export async function runs(command, args, options = {}) {
  return (await ended(run(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options }))) === 0;
}

function kill(child, signal) {
  try {
    if (isWindows) child.kill(signal);
    else if (child.pid) process.kill(-child.pid, signal);
  } catch {
    // It is gone.
  }
}

/** A group is there until its last process has ended. */
function isThere(child) {
  try {
    return !isWindows && child.pid !== undefined && process.kill(-child.pid, 0);
  } catch {
    return false;
  }
}

/** Ends all children, and resolves when they are gone. */
async function endAll(signal) {
  const children = [...running];
  // apt ignores SIGINT while dpkg works, which must not be cut off, and ends otherwise.
  for (const [child, patient] of children) kill(child, patient ? 'SIGINT' : signal);
  const patient = children.some(([, patient]) => patient);
  const until = Date.now() + (patient ? LONG_PATIENCE_MS : PATIENCE_MS);
  if (patient)
    process.stderr.write('Waiting until the packages that are being installed are whole; once more to stop now...\n');
  while (children.some(([child]) => isThere(child)) && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  for (const [child] of children) kill(child, 'SIGKILL');
}

/** From now on a signal ends the children first. */
export function endWithChildren() {
  process.on('exit', () => {
    for (const child of running.keys()) kill(child, 'SIGKILL');
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, async () => {
      // npm passes on what the terminal has sent to all: the same signal at once is the same one.
      if (leaving !== null) {
        if (Date.now() - leaving > 500) process.exit(1);
        return;
      }
      leaving = Date.now();
      await endAll(signal);
      process.exit({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }[signal]);
    });
  }
}
