import { type Facts, highlightOf } from '../facts.ts';
import { LENGTHS, seenLength } from '../limits.ts';
import { fitting, pick, type Random, seededRandom } from './lines.ts';
import type { Stock } from './stock.ts';
import { STOCKS } from './styles/index.ts';

/** 4 to 6 paragraphs from the style's stock: intro, highlight, one or two details, one or two closings. The same seed gives the same text. */
export function writeBuiltIn(facts: Facts, seed: number): string[] {
  const random = seededRandom(seed);
  const stock = STOCKS[facts.style];
  // With a line each for the description and the details there is none left for the instructor, who then signs the text.
  const nameAtEnd = facts.name !== '' && ((facts.description !== '' && facts.details !== '') || random() < 0.3);
  const written = [facts.description, facts.details].filter(Boolean);

  const write = (lines: readonly string[], role: 'intro' | 'detail' | 'closing') => {
    const line = pick(fitting(lines, facts, LENGTHS[role], written), random);
    if (line !== undefined) written.push(line);
    return line;
  };
  const intro = write(stock.intros, 'intro') ?? write(stock.openings, 'intro') ?? '';
  const teacher = facts.name !== '' && !nameAtEnd ? (write(stock.teacher, 'detail') ?? '') : '';

  const opening = [facts.description, teacher].filter(Boolean);
  const last = facts.details ? [facts.details] : [];
  const known = opening.length + last.length;
  const count = known === 2 ? 5 + Math.floor(random() * 2) : 4 + Math.floor(random() * 3);
  const fillers: string[] = [];
  for (let missing = (count === 4 ? 1 : 2) - known; missing > 0; missing--) {
    const line = write(stock.details, 'detail');
    if (line !== undefined) fillers.push(line);
  }
  const end = writeEnd(stock, facts, { two: count === 6, nameAtEnd, written, random });
  return [intro, highlightOf(facts), ...opening, ...fillers, ...last, ...end];
}

/** One closing line, or two written as a pair. */
function writeEnd(
  stock: Stock,
  facts: Facts,
  how: { two: boolean; nameAtEnd: boolean; written: readonly string[]; random: Random },
): string[] {
  const ends = how.two ? stock.endings.map((pair) => pair.join('\n')) : stock.closings;
  const named = ends.filter((end) => end.includes('{name}') === how.nameAtEnd);
  const longest = (end: string) => Math.max(...end.split('\n').map(seenLength));
  return pick(fitting(named, facts, LENGTHS.closing, how.written, longest), how.random)?.split('\n') ?? [];
}
