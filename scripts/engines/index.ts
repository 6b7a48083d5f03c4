/**
 * Tries the product in the engines besides Chromium, on Debian, and prints a table of engines and journeys.
 *
 *    npm run engines                           everything
 *    npm run engines -- frames webkit emoji    one part, one engine, and only the golden frames whose name contains the word
 *    npm run engines -- journeys firefox pay   likewise for journeys
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINES, type Engine } from './engines.ts';
import { drawFrames } from './frames.ts';
import { ready } from './install.ts';
import { go } from './journey.ts';
import { JOURNEYS } from './journeys/index.ts';
import { openSite, type Site } from './site.ts';

const [part = 'all', engineName = 'all', word = ''] = process.argv.slice(2);
const wanted = ENGINES.filter(({ name }) => engineName === 'all' || name === engineName);
if (!['all', 'frames', 'journeys'].includes(part) || wanted.length === 0) {
  process.stderr.write(
    `Usage: npm run engines -- [all|frames|journeys] [all|${ENGINES.map(({ name }) => name).join('|')}] [word]\n`,
  );
  process.exit(1);
}

/** An engine's results, by column of the table. */
type Cells = Record<string, string>;
const faults: string[] = [];
const say = (text: string) => process.stdout.write(`${text}\n`);
const count = (passed: number, of: number) => `${passed} of ${of}${passed === of ? '' : ' FAILED'}`;

async function frames(engine: Engine, folder: string): Promise<Cells> {
  const results = await drawFrames(engine, {
    ...{ part: word, folder },
    told: ({ name, units, share, fault, own }) => {
      const figures = `${units.toFixed(3).padStart(8)} units ${(share * 100).toFixed(2).padStart(5)}%`;
      say(`${fault ? 'FAILED' : 'ok    '}  ${name.padEnd(27)} ${figures}  ${fault ?? own ?? ''}`);
      if (fault) faults.push(`${engine.name}, frame ${name}: ${fault}`);
    },
  });
  const known = results.filter(({ fault, own }) => fault === null && own !== null);
  const agree = results.filter(({ fault, own }) => fault === null && own === null);
  const most = (figure: 'units' | 'share') => Math.max(0, ...agree.map((result) => result[figure]));
  return {
    frames: count(agree.length, results.length - known.length) + (known.length > 0 ? `, ${known.length} known` : ''),
    'lines within': `${most('units').toFixed(3)} units`,
    'pixels within': `${(most('share') * 100).toFixed(2)}%`,
  };
}

async function journeys(engine: Engine, site: Site, pictures: string): Promise<Cells> {
  const cells: Cells = {};
  for (const journey of JOURNEYS.filter(({ name }) => name.includes(word))) {
    say(`\n${engine.name}: ${journey.name}`);
    const { passed, of, fault } = await go(journey, { engine, site, pictures, told: say });
    cells[journey.name] = count(passed, of);
    if (fault) faults.push(`${engine.name}, ${journey.name}: ${fault}`);
  }
  return cells;
}

function table(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((cells) => cells[column]!.length)));
  return rows
    .map((cells) =>
      cells
        .map((cell, i) => cell.padEnd(widths[i]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const engines = await ready(wanted, say);
const site = part === 'frames' || engines.length === 0 ? null : await openSite();
const found = new Map<Engine, Cells>();
try {
  for (const engine of engines) {
    const folder = join(import.meta.dirname, '../../.scratch/engines', engine.name);
    mkdirSync(folder, { recursive: true });
    say(`\n${engine.title}`);
    found.set(engine, {
      ...(part === 'frames' || (part === 'all' && engine.fractions) ? await frames(engine, folder) : {}),
      ...(site ? await journeys(engine, site, folder) : {}),
    });
  }
} finally {
  await site?.close();
}
const columns = [...new Set([...found.values()].flatMap((cells) => Object.keys(cells)))];
say(
  `\n${table([['engine', ...columns], ...[...found].map(([{ name }, cells]) => [name, ...columns.map((column) => cells[column] ?? '')])])}`,
);
if (faults.length > 0) say(`\n${faults.length} faults; pictures are in .scratch/engines\n${faults.join('\n')}`);
process.exitCode = faults.length > 0 ? 1 : 0;
