import { readFileSync, writeFileSync } from 'node:fs';
import { CLASSES, goldenInput, PRESSES, writeGolden } from '../../test/copy/golden.ts';

const FILE = new URL('../../test/copy/golden.txt', import.meta.url);
const HEAD = `# The copywriter’s texts for ${CLASSES} classes, ${PRESSES} presses each: a line a class, a hash a press. What is behind one: npm run copy -- text HASH
`;

/** The hashes of each class's presses, as they are kept. */
export const readGolden = (): string[][] =>
  readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' '));

/** Writes all texts anew and prints which are no longer what they were; with `keep`, keeps the new ones. Returns how many changed. */
export function compareGolden(keep: boolean): number {
  const known = keep ? [] : readGolden();
  const now = Array.from({ length: CLASSES }, (_, number) => writeGolden(number).map(({ hash }) => hash));
  if (keep) writeFileSync(FILE, HEAD + now.map((hashes) => `${hashes.join(' ')}\n`).join(''));
  const changed = keep
    ? []
    : now.flatMap((hashes, number) => hashes.filter((hash, press) => hash !== known[number]?.[press]));
  for (const hash of changed.slice(0, 20)) process.stdout.write(`changed: npm run copy -- text ${hash}\n`);
  process.stdout.write(`${CLASSES * PRESSES} texts, ${changed.length} changed\n`);
  return changed.length;
}

/** Prints the class and the texts behind a hash, old or new. Returns whether there is one. */
export function showText(hash: string): boolean {
  const kept = readGolden().findIndex((hashes) => hashes.includes(hash));
  const number = kept >= 0 ? kept : numberOf(hash);
  if (number === undefined) return false;
  const presses = writeGolden(number);
  const press = presses.find((each) => each.hash === hash) ?? presses[readGolden()[number]?.indexOf(hash) ?? 0]!;
  const was = press.hash === hash ? '' : `, which is now ${press.hash}`;
  process.stdout.write(`${hash}${was}: class ${number}, seed ${press.seed}\n${JSON.stringify(goldenInput(number))}\n`);
  for (const { message, paragraphs, leftOut } of press.written)
    process.stdout.write(
      `\n--- ${message}\n${paragraphs.join('\n\n')}\n${leftOut.map((each) => `(left out: ${each})\n`).join('')}`,
    );
  return true;
}

const numberOf = (hash: string): number | undefined => {
  for (let number = 0; number < CLASSES; number++)
    if (writeGolden(number).some((press) => press.hash === hash)) return number;
  return undefined;
};
