import { gatherFacts } from '../../src/server/copywriter/facts.ts';
import type { Used } from '../../src/server/copywriter/memory.ts';
import { writeBuiltIn } from '../../src/server/copywriter/write/index.ts';
import { realisticInput } from '../../test/copy/realistic.ts';
import { allPlaces, type Place } from './places.ts';

const TEXTS = 40_000;
/** The text that is shown and the two beside it. */
const AT_ONCE = 3;
/** Presses for one class, each with the memory of those before. */
const PRESSES = 4;

/** How often 40,000 texts for realistic classes have used each line, by `Place.ids`. */
function usesOfLines(): ReadonlyMap<number, number> {
  const uses = new Map<number, number>();
  let [texts, number] = [0, 0];
  while (texts < TEXTS) {
    const facts = gatherFacts(realisticInput(number));
    const memory: Used[] = [];
    for (let press = 0; press < PRESSES; press++) {
      const written = writeBuiltIn(facts, number * PRESSES + press, memory, AT_ONCE).map(({ used }) => used);
      for (const { frames } of written) for (const id of frames) uses.set(id, (uses.get(id) ?? 0) + 1);
      memory.unshift(...written);
      texts += written.length;
    }
    number++;
  }
  return uses;
}

/**
 * Prints for each section of the files how many of its lines 40,000 texts have used; with `list`, also the others, each with its place.
 * @param root the project folder
 */
export function countLines(root: string, list: boolean): void {
  const uses = usesOfLines();
  const isUsed = ({ ids }: Place) => ids.some((id) => uses.has(id));
  const places = allPlaces(root);
  const bySection = Map.groupBy(places, ({ language, section }) => `${language}  ${section}`);
  for (const [section, lines] of bySection) {
    const never = lines.filter((line) => !isUsed(line)).length;
    process.stdout.write(`${section.padEnd(20)} ${String(lines.length).padStart(6)} lines, ${never} never used\n`);
  }
  const never = places.filter((line) => !isUsed(line));
  process.stdout.write(`${TEXTS} texts, ${places.length} lines, ${never.length} never used\n`);
  if (list)
    for (const { path, at, text } of never) process.stdout.write(`${path}:${at}: ${text.replace('\n', ' / ')}\n`);
}
