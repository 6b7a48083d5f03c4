// Debian packages for setup.mjs: plain JavaScript without dependencies.
import { spawnSync } from 'node:child_process';
import { ended, run as runChild } from './children.mjs';

const APT = 'apt-get';
const PATIENCE = { pauseMs: 3_000, minutes: 5 };

export const hasApt = () => !spawnSync(APT, ['--version'], { stdio: 'ignore' }).error;

/**
 * Installs packages. apt locks its lists and dpkg its database while something else is installing, such as the daily upgrade of a fresh machine; this
 * waits for the lock. Reports what it is waiting for and what went wrong; callers check whether the packages are there.
 * @param {string[]} packages
 * @param {(text: string) => void} say
 */
export async function installDebs(packages, say, { pauseMs, minutes } = PATIENCE) {
  const until = Date.now() + minutes * 60_000;
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    for (let waits = 0; ; waits++) {
      const fault = await run(args);
      if (fault === null) break;
      const isBusy = /Could not get lock|Unable to (acquire|lock)/.test(fault);
      if (!isBusy || Date.now() > until) {
        say(isBusy ? 'The other program is still at it; going on without the packages.' : fault.trim());
        return;
      }
      if (waits === 0) say(`Another program is installing packages; waiting for it, at most ${minutes} minutes...`);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

/** @param {string[]} args @returns {Promise<string | null>} null on success, otherwise its output */
function run(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
  const child = runChild(APT, args, { stdio: ['ignore', 'inherit', 'pipe'], env, patient: true });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  return ended(child).then((how) =>
    how === 0 ? null : said || (typeof how === 'string' ? how : `${APT} ended with ${how}.`),
  );
}
