import { join } from 'node:path';
import { Supervised } from './supervised.ts';

const ROOT = join(import.meta.dirname, '../..');

/** One process of the program, with the settings given and nothing of the environment but where programs are found. */
export function program(name: string, folder: string, settings: Record<string, string>): Supervised {
  const { PATH, HOME } = process.env;
  const args = ['--max-semi-space-size=4', join(ROOT, 'src/server/main.ts')];
  return new Supervised({ name, file: process.execPath, args, env: { PATH, HOME, ...settings }, folder });
}
