import { join } from 'node:path';
import { Supervised } from './supervised.ts';

/** This checkout. */
export const ROOT = join(import.meta.dirname, '../..');

/** What runs the program of the checkout `root`. */
export const programOf = (root: string) => ['--max-semi-space-size=4', '--heap-growing-percent=100', join(root, 'src/server/main.ts')];

/**
 * One process of the program in the checkout `root`, with the settings given and nothing of the environment but where
 * programs are found.
 */
export function program(name: string, folder: string, settings: Record<string, string>, root = ROOT): Supervised {
  const { PATH, HOME } = process.env;
  return new Supervised({ name, file: process.execPath, args: programOf(root), env: { PATH, HOME, ...settings }, folder });
}
