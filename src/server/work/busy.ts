import os from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 200;
/**
 * Shares of the looked-at time above which there is nothing left for what nobody waits for: of all cores, and of this
 * process's event loop.
 */
const BUSY = { cores: 0.85, eventLoop: 0.8 };

/**
 * Core time in milliseconds: all, and what is used. Niced programs, such as our own ffmpeg, count as none: they leave
 * it to everybody else.
 */
function coreTime(): { all: number; used: number } {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const times = os.cpus().map((core) => core.times);
  return {
    all: sum(times.map((each) => sum(Object.values(each)))),
    used: sum(times.map(({ user, sys, irq }) => user + sys + irq)),
  };
}

/** Whether this machine, or this process, has enough to do without more; looks for a fifth of a second. */
export async function isMachineBusy(): Promise<boolean> {
  const [before, loop] = [coreTime(), performance.eventLoopUtilization()];
  await sleep(LOOK_MS);
  const after = coreTime();
  const all = after.all - before.all;
  if (all > 0 && (after.used - before.used) / all > BUSY.cores) return true;
  return performance.eventLoopUtilization(loop).utilization > BUSY.eventLoop;
}
