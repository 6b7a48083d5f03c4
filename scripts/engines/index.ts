/**
 * Tries the product in the engines beside Chromium, on Debian, and prints a table of engines and journeys.
 *   npm run engines                           everything
 *   npm run engines -- frames webkit emoji    one part, one engine, and of the golden frames those whose name contains the word
 */
import { join } from 'node:path';
import { ENGINES } from './engines.ts';
import { drawFrames } from './frames.ts';
import { ready } from './install.ts';

const [, engineName, word = ''] = process.argv.slice(2);
const say = (text: string) => process.stdout.write(`${text}\n`);

for (const engine of await ready(
  ENGINES.filter(({ name }) => !engineName || name === engineName),
  say,
)) {
  say(`\n${engine.title}`);
  const folder = join(import.meta.dirname, '../../.scratch/engines', engine.name);
  const results = await drawFrames(engine, {
    ...{ part: word, folder },
    told: ({ name, units, share, fault }) =>
      say(
        `${fault ? 'FAILED' : 'ok    '} ${name.padEnd(28)} ${units.toFixed(3).padStart(7)} units ${(share * 100).toFixed(2).padStart(6)}%  ${fault ?? ''}`,
      ),
  });
  const faults = results.filter(({ fault }) => fault).length;
  say(`${results.length - faults} of ${results.length} frames agree; what differs is in ${folder}`);
  if (faults > 0) process.exitCode = 1;
}
