import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { programOf, ROOT } from '../../deploy/cluster/program.ts';
import type { Supervised } from '../../deploy/cluster/supervised.ts';
import type { Installation } from './installation.ts';

type Rolling = { readonly installation: Installation; readonly say: (line: string) => void };

/** A balancer has heard of a process once it has asked it again. */
const HEARD_MS = 2_000;
/** How long old programs and the new database are used beside each other. */
const BESIDE_MS = 20_000;

/**
 * Restarts the web processes and the workers, one after the other and again and again, as `docs/deploy.md` says, until
 * `over`.
 * @returns how often
 */
export async function roll({ installation, say }: Rolling, over: AbortSignal): Promise<number> {
  let restarts = 0;
  while (!over.aborted) {
    for (const each of [...installation.webs, ...installation.workers]) {
      if (over.aborted) break;
      await follow(each, () => each.restart(now(each)));
      restarts += 1;
      say(`${each.name} restarted`);
      await sleep(HEARD_MS);
    }
  }
  return restarts;
}

/** Migrates the database by this checkout's program while those of an earlier one run. @returns seconds */
export async function migrate({ installation, say }: Rolling): Promise<number> {
  await sleep(BESIDE_MS);
  const { file, env, folder } = now(installation.webs[0]!);
  const began = Date.now();
  await promisify(execFile)(file, [...programOf(ROOT), 'migrate'], { env, cwd: folder });
  const seconds = (Date.now() - began) / 1000;
  say(`migrated in ${seconds.toFixed(1)} s; old programs run on the new database`);
  await sleep(BESIDE_MS);
  return seconds;
}

/** The command of a process, with this checkout's program. */
const now = ({ command }: Supervised) => ({ ...command, args: programOf(ROOT) });

/** Waits until a process is at work again; a worker has no address to ask. */
async function follow({ command: { env } }: Supervised, restart: () => Promise<void>): Promise<void> {
  await restart();
  const isReady = () =>
    fetch(`http://127.0.0.1:${env.PORT}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  if (env.ROLES === 'worker') await sleep(HEARD_MS);
  else while (!(await isReady())) await sleep(200);
}
