// One set-up of a checkout at a time: plain JavaScript without dependencies.
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

const PAUSE_MS = 200;

/** What tells a process from a later one with its number: on Linux, when it was started (proc_pid_stat(5), field 22). */
function markOf(pid) {
  try {
    return `${pid} ${readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[19]}`;
  } catch {
    return String(pid);
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

const isHeld = (mark) => {
  const pid = Number(mark?.split(' ')[0]);
  return pid > 0 && isAlive(pid) && markOf(pid) === mark;
};

/** Takes the lock if nobody alive holds it. */
function take(file) {
  const mark = markOf(process.pid);
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, mark);
    const holder = read(file);
    if (holder !== null && !isHeld(holder)) {
      // Of two that find the same stale lock, one moves it away; what is no longer the stale one is put back.
      renameSync(file, `${draft}.stale`);
      if (read(`${draft}.stale`) !== holder) linkSync(`${draft}.stale`, file);
    }
    // A link appears with its whole content or not at all, and replaces nothing.
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST' || error.code === 'ENOENT') return false;
    if (['EACCES', 'EPERM', 'EROFS'].includes(error.code)) return true;
    throw error;
  } finally {
    rmSync(draft, { force: true });
    rmSync(`${draft}.stale`, { force: true });
  }
}

/**
 * Resolves when this process alone has the lock, which it keeps until it ends; where it may not write, it cannot set anything up either, and goes on.
 * @param {string} file
 * @param {() => void} onWait called once if another process has it
 */
export async function lock(file, onWait) {
  for (let waits = 0; !take(file); waits += 1) {
    if (waits === 0) onWait();
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  process.on('exit', () => {
    if (read(file) === markOf(process.pid)) rmSync(file, { force: true });
  });
}
