import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { neededFor } from '../../src/scene/draw.ts';
import { fontPath } from '../../src/scene/fonts.ts';
import { HERO, SCENES, type Scene, setScene } from './scenes.ts';

const ROOT = join(import.meta.dirname, '../..');
/** For each film of the landing page what it was made from, beside the films. */
const NOTED = join(ROOT, 'assets/attached/made-from.json');

/** The landing page's films, and the promos that they show one after another. */
export const FILM_SCENES: { readonly [name: string]: readonly Scene[] } = { hero: [HERO], demo: SCENES };

/** One hash of all that these scenes are drawn from: words, settings, the loops behind them, font files. */
export async function madeFrom(scenes: readonly Scene[]): Promise<string> {
  const hash = createHash('sha256');
  for (const scene of scenes) {
    const { ground, promo } = await setScene(scene, 5);
    // They are silent.
    const { sound, ...drawn } = promo;
    hash.update(JSON.stringify(drawn));
    for (const font of neededFor(promo).fonts) hash.update(await readFile(join(ROOT, fontPath(font))));
    hash.update(await readFile(ground.file));
  }
  return hash.digest('hex');
}

/** What the films that are there were made from. */
export const readNoted = async (): Promise<Record<string, string>> => JSON.parse(await readFile(NOTED, 'utf8'));

/** Notes what a film has just been made from. */
export async function noteMade(name: string): Promise<void> {
  const noted = { ...(await readNoted()), [name]: await madeFrom(FILM_SCENES[name]!) };
  await writeFile(NOTED, `${JSON.stringify(noted, null, 2)}\n`);
}
