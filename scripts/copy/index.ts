/** What is done with the copywriter's texts: says what is wrong with the files of copy/, or, with a command, writes texts (see USAGE). */
import { join } from 'node:path';
import { compareGolden, showText } from './golden.ts';
import { lintCopy } from './lint.ts';

const USAGE = 'npm run copy, or npm run copy -- golden | golden keep | text HASH\n';

function lint(): boolean {
  const faults = lintCopy(join(import.meta.dirname, '../..'));
  process.stdout.write(faults.length > 0 ? `${faults.join('\n')}\n${faults.length} faults\n` : 'ok\n');
  return faults.length === 0;
}

function text(hash: string): boolean {
  const isThere = showText(hash);
  if (!isThere) process.stderr.write(`No text has the hash ${hash}.\n`);
  return isThere;
}

const [command, what = ''] = process.argv.slice(2);
const run = { lint, golden: () => compareGolden(what === 'keep') === 0, text: () => text(what) }[command ?? 'lint'];
if (!run) process.stderr.write(USAGE);
process.exitCode = run?.() ? 0 : 1;
