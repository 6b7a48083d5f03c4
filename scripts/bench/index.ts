/**
 * Measures what the product promises about speed, and about its texts, each figure against a baseline from the same run.
 *
 *    npm run bench                      everything, five rounds
 *    npm run bench -- film --rounds=1   one part, quickly
 */
import { aheadBench } from './ahead.ts';
import { atOnceBench } from './at-once.ts';
import { consolesBench } from './consoles.ts';
import { estimateBench } from './estimate.ts';
import { fairBench } from './fair.ts';
import { filmBench } from './film.ts';
import { ingestBench } from './ingest.ts';
import { landingBench } from './landing.ts';
import type { Bench, Line } from './measure.ts';
import { pagesBench } from './pages.ts';
import { peopleBench } from './people/index.ts';
import { programBench } from './program.ts';
import { secondGenerateBench } from './second-generate.ts';
import { settingsBench } from './settings.ts';
import { typingBench } from './typing.ts';
import { uploadBench } from './upload.ts';
import { writerBench } from './writer/index.ts';

const PARTS: readonly Bench[] = [
  filmBench,
  atOnceBench,
  settingsBench,
  ingestBench,
  uploadBench,
  estimateBench,
  fairBench,
  secondGenerateBench,
  aheadBench,
  peopleBench,
  programBench,
  pagesBench,
  landingBench,
  typingBench,
  consolesBench,
  writerBench,
];

const args = process.argv.slice(2);
const rounds = Number(args.find((arg) => arg.startsWith('--rounds='))?.split('=')[1] ?? 5);
const wanted = args.filter((arg) => !arg.startsWith('--'));
const unknown = wanted.find((name) => !PARTS.some((part) => part.name === name));
if (unknown || !(rounds >= 1)) {
  process.stderr.write(`Usage: npm run bench -- [${PARTS.map((part) => part.name).join('|')}]… [--rounds=5]\n`);
  process.exit(1);
}

function row({ figure, measured, baseline, unit, target }: Line): string[] {
  const ratio = measured / baseline;
  const verdict = ratio <= target ? 'ok' : 'OVER';
  return [
    figure,
    `${measured.toFixed(2)} ${unit}`,
    `${baseline.toFixed(2)} ${unit}`,
    ratio.toFixed(3),
    `${target} ${verdict}`,
  ];
}

const rows = [['figure', 'measured', 'baseline', 'ratio', 'target']];
for (const part of PARTS) {
  if (wanted.length > 0 && !wanted.includes(part.name)) continue;
  process.stderr.write(`${part.name}…\n`);
  rows.push(...(await part.run(rounds)).map(row));
}
const widths = rows[0]!.map((_, column) => Math.max(...rows.map((cells) => cells[column]!.length)));
for (const cells of rows)
  process.stdout.write(
    `${cells
      .map((cell, i) => cell.padEnd(widths[i]!))
      .join('  ')
      .trimEnd()}\n`,
  );
process.exitCode = rows.some((cells) => cells[4]?.endsWith('OVER')) ? 1 : 0;
