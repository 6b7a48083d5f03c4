/** What is done with the copywriter's texts: says what is wrong with the files of copy/, or, with a command, writes texts (see USAGE). */
import { join } from 'node:path';
import { lintClaims } from './claims.ts';
import { countLines } from './count.ts';
import { compareGolden, showText } from './golden.ts';
import { lintCopy } from './lint.ts';
import { allPlaces } from './places.ts';
import { sampleTexts } from './sample.ts';
import { holesOf } from './topics.ts';

const USAGE = `npm run copy                        whether the files are right, and if not, which line is wrong and why
npm run copy -- sample [SEED] [STYLE] [LANGUAGE]   twenty texts to read
npm run copy -- topics              which topics only some styles answer
npm run copy -- count [list]        which lines 40,000 texts never use
npm run copy -- golden [keep]       which of 5,000 texts are no longer what they were
npm run copy -- text HASH           one of them, with its class
`;
const ROOT = join(import.meta.dirname, '../..');

function lint(): boolean {
  const faults = [...lintCopy(ROOT), ...lintClaims(ROOT)];
  process.stdout.write(`${[...faults, faults.length > 0 ? `${faults.length} faults` : 'ok'].join('\n')}\n`);
  return faults.length === 0;
}

function text(hash: string): boolean {
  const isThere = showText(hash);
  if (!isThere) process.stderr.write(`No text has the hash ${hash}.\n`);
  return isThere;
}

function sample(words: readonly string[]): boolean {
  const seed = words.find((word) => /^\d+$/.test(word)) ?? '0';
  sampleTexts(
    Number(seed),
    words.filter((word) => word !== seed),
  );
  return true;
}

function count(what: string): boolean {
  countLines(ROOT, what === 'list');
  return true;
}

function topics(): boolean {
  const holes = holesOf(allPlaces(ROOT));
  for (const { topic, styles } of holes) process.stdout.write(`${topic}: not in ${styles.join(', ')}\n`);
  process.stdout.write(`${holes.length} topics that only some styles answer\n`);
  return true;
}

const [command = 'lint', ...words] = process.argv.slice(2);
const [what = ''] = words;
const run = {
  ...{ lint, topics, count: () => count(what), sample: () => sample(words), text: () => text(what) },
  golden: () => compareGolden(what === 'keep') === 0,
}[command];
if (!run) process.stderr.write(USAGE);
process.exitCode = run?.() ? 0 : 1;
