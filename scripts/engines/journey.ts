import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from './engines.ts';
import type { Journey, World } from './journeys/world.ts';
import { openPage } from './page.ts';
import type { Site } from './site.ts';

/** How many of its steps a journey has passed, and why it stopped. */
export type JourneyResult = { passed: number; of: number; fault: string | null };

/**
 * Runs a journey as a new visitor up to the first failing step, of which a screenshot is kept in `pictures`.
 * @param told called with a line about each step
 */
export async function go(
  { name, steps }: Journey,
  { engine, site, pictures, told }: { engine: Engine; site: Site; pictures: string; told: (line: string) => void },
): Promise<JourneyResult> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-journey-'));
  const world: World = {
    ...{ engine, site, folder, email: '', page: await openPage(engine) },
    newVisitor: async () => {
      await world.page.close();
      world.page = await openPage(engine);
    },
  };
  const picture = async (label: string) => {
    const file = join(pictures, `${name.replaceAll(/[^a-z]+/g, '-')}-${label}.png`);
    await writeFile(file, await world.page.screenshot());
    return file;
  };
  try {
    for (const [index, { name: what, run }] of steps.entries()) {
      const began = performance.now();
      try {
        const detail = await run(world);
        const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(5);
        told(`ok      ${seconds} s  ${what}${typeof detail === 'string' && /\s/.test(detail) ? `: ${detail}` : ''}`);
      } catch (error) {
        const cause = error instanceof Error ? error.message : String(error);
        const seen = await world.page.words().catch(() => 'nothing: the page does not answer');
        const kept = await picture('failed').catch(() => 'no picture');
        told(`FAILED           ${what}: ${cause}\n        The page says: ${seen.slice(0, 600)}\n        ${kept}`);
        return { passed: index, of: steps.length, fault: `${what}: ${cause}` };
      }
    }
    await picture('done').catch(() => undefined);
    return { passed: steps.length, of: steps.length, fault: null };
  } finally {
    await world.page.close();
    await rm(folder, { recursive: true, force: true });
  }
}
