/**
 * Writes src/scene/coverage.ts: the characters in each bundled font file. Run `node scripts/fonts.ts` after a font
 * package changes; a test compares. `node scripts/fonts.ts emoji <noto-color-emoji-emoji-400-normal.woff2 of
 * @fontsource/noto-color-emoji 5.3.2>` makes the bundled emoji font: the same glyphs without the 20 MB SVG table, which
 * neither Chromium nor the server's canvas uses.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { FONT_SOURCES } from '../src/scene/families.ts';
import { codePoints, readWoff2, writeWoff2 } from './fonts-woff2.ts';

const root = new URL('../', import.meta.url);
const EMOJI = 'assets/fonts/noto-color-emoji.woff2';
const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek'];
/** The subsets of each package; what it lacks is left out. */
const FAMILIES: Record<string, string[]> = {
  ...Object.fromEntries(Object.values(FONT_SOURCES).map(({ id }) => [id, SUBSETS])),
  'noto-sans-arabic': ['arabic'],
  'noto-sans-hebrew': ['hebrew'],
};

/** What src/scene/coverage.ts should contain. */
export function coverage(): Record<string, string> {
  const entries: [string, string][] = [];
  for (const [id, subsets] of Object.entries(FAMILIES)) {
    const folder = new URL(`node_modules/@fontsource/${id}/files/`, root);
    const names = readdirSync(folder);
    for (const subset of subsets) {
      const files = names.filter((name) => name.match(`^${id}-${subset}-[4579]00-(normal|italic)\\.woff2$`));
      if (files.length === 0) continue;
      const sets = files.map((name) => new Set(codePoints(readFileSync(new URL(name, folder)))));
      // A character counts only if every weight and style has it.
      entries.push([`${id} ${subset}`, ranges([...sets[0]!].filter((point) => sets.every((set) => set.has(point))))]);
    }
  }
  entries.push(['noto-color-emoji', ranges(codePoints(readFileSync(new URL(EMOJI, root))))]);
  return Object.fromEntries(entries);
}

/** The text of src/scene/coverage.ts. */
function coverageModule(): string {
  const lines = Object.entries(coverage()).map(([key, value]) => `  '${key}':\n    '${value}',`);
  return `// Written by scripts/fonts.ts; do not edit.\n\n/** Characters of each font file, as ranges of code points in hexadecimal. */\nexport const COVERAGE: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n};\n`;
}

/** 'from-to,one,…' of ascending code points, without control characters. */
function ranges(points: number[]): string {
  const out: string[] = [];
  const kept = points.filter((point) => point >= 0x20 && !(point >= 0x7f && point < 0xa0));
  for (let first = 0; first < kept.length; ) {
    let last = first;
    while (kept[last + 1] === kept[last]! + 1) last++;
    const [from, to] = [kept[first]!.toString(16), kept[last]!.toString(16)];
    out.push(first === last ? from : `${from}-${to}`);
    first = last + 1;
  }
  return out.join(',');
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv[2] === 'emoji') {
    const source = readFileSync(process.argv[3]!);
    const tables = readWoff2(source).filter((table) => table.tag !== 'SVG ');
    writeFileSync(new URL(EMOJI, root), writeWoff2(source, tables));
  } else writeFileSync(new URL('src/scene/coverage.ts', root), coverageModule());
}
