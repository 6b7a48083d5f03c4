import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os, { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { expect, vi } from 'vitest';
import type { Answer, Client } from '../../client.ts';
import { SOON } from '../../soon.ts';
import { settings } from './fixtures.ts';

/** An ffmpeg that makes films only while it is let; pass `path` as FFMPEG_PATH. */
export type HeldFfmpeg = {
  readonly path: string;
  hold(): Promise<void>;
  letGo(): Promise<void>;
  /** Process ids of the films begun so far, in order. */
  begun(): Promise<number[]>;
  /** The process of the film that is begun as the nth. */
  nth(count: number): Promise<number>;
  remove(): Promise<void>;
};

export async function heldFfmpeg(): Promise<HeldFfmpeg> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-ffmpeg-'));
  const [path, log, held] = ['ffmpeg', 'pids', 'held'].map((name) => join(folder, name)) as [string, string, string];
  // A film over a clip is one run that reports its progress. exec keeps the process id.
  await writeFile(
    path,
    `#!/bin/sh\nif [ "$1" = -progress ]; then echo $$ >> '${log}'; while [ -e '${held}' ]; do sleep 0.02; done; fi\nexec ffmpeg "$@"\n`,
  );
  await chmod(path, 0o755);
  // Whatever user it runs as writes here.
  await chmod(folder, 0o777);
  const begun = async () => (existsSync(log) ? (await readFile(log, 'utf8')).trim().split('\n').map(Number) : []);
  return {
    path,
    hold: () => writeFile(held, ''),
    letGo: () => rm(held, { force: true }),
    begun,
    nth: (count) =>
      vi.waitFor(async () => {
        const pids = await begun();
        expect(pids.length).toBeGreaterThanOrEqual(count);
        return pids[count - 1]!;
      }, SOON),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Lets the machine look as if it did nothing, or nothing else, until mocks are restored. */
export function pretendLoad(share: number): void {
  let all = 0;
  vi.spyOn(os, 'cpus').mockImplementation(() => {
    all += 1000;
    const times = { user: all * share, nice: 0, sys: 0, irq: 0, idle: all * (1 - share) };
    return [{ model: 'any', speed: 1, times }];
  });
  vi.spyOn(performance, 'eventLoopUtilization').mockReturnValue({ idle: 1, active: 0, utilization: 0 });
}

/** Asks for a film ahead. */
export const prepare = (client: Client, fields: Record<string, string | Blob> = {}): Promise<Answer> =>
  client.multipart('/api/prepare-video', { videoSettings: settings(), ...fields });

export const isAlive = (pid: number): boolean => existsSync(`/proc/${pid}`);

/** The niceness of the process's session (sched(7), autogroup). */
export const niceness = async (pid: number): Promise<number> =>
  Number((await readFile(`/proc/${pid}/autogroup`, 'utf8')).split('nice ')[1]);
