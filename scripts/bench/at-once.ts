/**
 * Whether films are ready sooner if several are made at once: eight of them, half over a clip, against the same eight
 * one after the other.
 */
import { copyFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openToSandbox } from '../../src/server/media/tool/sandbox.ts';
import { withScratch } from '../../src/server/media/tool/scratch.ts';
import { filmMaker, makeClip } from './film.ts';
import { alternate, type Bench, type Line } from './measure.ts';

const FILMS = 8;
const SECONDS = 6;
/** Wanted: eight that arrive together cost at most this share of eight single ones. */
const TARGET = 1.05;
/** How many are made at once, each in a folder of its own. */
const CHOICES = [1, 2, 4, 8];

async function run(rounds: number): Promise<Line[]> {
  return withScratch(join(tmpdir(), 'spinreel-bench'), async (folder) => {
    const clip = join(folder, 'clip.mp4');
    await makeClip(clip, SECONDS);
    const makers: (() => Promise<unknown>)[][] = [];
    for (let n = 0; n < Math.max(...CHOICES); n++) {
      const own = join(folder, `own-${n}`);
      await mkdir(own);
      await copyFile(clip, join(own, 'clip.mp4'));
      await openToSandbox(own);
      const background = { file: join(own, 'clip.mp4'), start: 0, duration: SECONDS, hasAudio: true };
      const [over, black] = [await filmMaker(own, background, SECONDS), await filmMaker(own, null, SECONDS)];
      makers.push([over('animate-fade-in'), black('animate-fade-in')]);
    }
    const atOnce = (count: number) => async () => {
      let next = 0;
      await Promise.all(
        makers.slice(0, count).map(async (kinds) => {
          for (let n = next++; n < FILMS; n = next++) await kinds[n % kinds.length]!();
        }),
      );
    };
    const costs = await alternate(Object.fromEntries(CHOICES.map((count) => [count, atOnce(count)])), rounds);
    const { 1: single, ...others } = costs;
    return Object.entries(others).flatMap(([count, cost]) =>
      (['cpu', 'wall'] as const).map((of) => ({
        figure: `${FILMS} films, ${count} at once / one after the other`,
        measured: cost[of],
        baseline: single![of],
        unit: of === 'cpu' ? 'CPU-s' : 's',
        target: TARGET,
      })),
    );
  });
}

export const atOnceBench: Bench = { name: 'at-once', run };
