/**
 * Measures what the product promises about speed, and about its texts, each figure against a baseline from the same run.
 *
 *    npm run bench                      everything, five rounds
 *    npm run bench -- film --rounds=1   one part, quickly
 *    npm run bench -- --quick           for tests: ratios alone, and only whether one has grown grossly
 *
 * What was measured in at least five rounds is written to docs/bench.json and into the table of docs/bench.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aheadBench } from './ahead.ts';
import { atOnceBench } from './at-once.ts';
import { compressionBench } from './compression.ts';
import { consolesBench } from './consoles.ts';
import { estimateBench } from './estimate.ts';
import { fairBench } from './fair/index.ts';
import { filmBench } from './film.ts';
import { framesBench } from './frames.ts';
import { ingestBench } from './ingest.ts';
import { landingBench } from './landing.ts';
import { load, machine } from './machine.ts';
import type { Bench, Line } from './measure.ts';
import { pagesBench } from './pages.ts';
import { peersBench } from './peers/index.ts';
import { peopleBench } from './people/index.ts';
import { programBench } from './program.ts';
import { isOver, plainTable, type Report, withTable } from './report.ts';
import { secondGenerateBench } from './second-generate.ts';
import { settingsBench } from './settings.ts';
import { shelfBench } from './shelf.ts';
import { typingBench } from './typing.ts';
import { uploadBench } from './upload.ts';
import { weekBench } from './week.ts';
import { writerBench } from './writer/index.ts';

const PARTS: readonly Bench[] = [
  filmBench,
  atOnceBench,
  settingsBench,
  ingestBench,
  compressionBench,
  uploadBench,
  estimateBench,
  fairBench,
  secondGenerateBench,
  aheadBench,
  weekBench,
  peopleBench,
  programBench,
  pagesBench,
  landingBench,
  typingBench,
  framesBench,
  shelfBench,
  consolesBench,
  writerBench,
  peersBench,
];
/** From so many rounds on, figures are kept. */
const KEPT_ROUNDS = 5;
const docs = join(import.meta.dirname, '../../docs');

const args = process.argv.slice(2);
const quick = args.includes('--quick');
const rounds = Number(args.find((arg) => arg.startsWith('--rounds='))?.split('=')[1] ?? KEPT_ROUNDS);
const wanted = args.filter((arg) => !arg.startsWith('--'));
const unknown = wanted.find((name) => !PARTS.some((part) => part.name === name));
if (unknown || !(rounds >= 1)) {
  process.stderr.write(
    `Usage: npm run bench -- [${PARTS.map((part) => part.name).join('|')}]… [--rounds=5] [--quick]\n`,
  );
  process.exit(1);
}
const isWanted = ({ name, onlyNamed }: Bench) => (wanted.length === 0 ? !onlyNamed : wanted.includes(name));

/** Keeps what a part has measured, beside the latest figures of the others. */
function keep({ name, run }: Bench, lines: readonly Line[], before: number): void {
  const [json, markdown] = [join(docs, 'bench.json'), join(docs, 'bench.md')];
  const rest = JSON.parse(readFileSync(json, 'utf8')) as Report;
  const date = new Date().toISOString().slice(0, 10);
  // Some parts take no rounds: they are one run with many calls.
  const taken = run.length > 0 ? rounds : 1;
  const all: Report = {
    ...rest,
    [name]: { date, machine: machine(), load: before, rounds: taken, lines: lines.map(rounded) },
  };
  const report = Object.fromEntries(PARTS.flatMap(({ name }) => (all[name] ? [[name, all[name]]] : [])));
  writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(markdown, withTable(readFileSync(markdown, 'utf8'), report));
}

function rounded({ measured, baseline, ...line }: Line): Line {
  return { ...line, measured: Number(measured.toPrecision(5)), baseline: Number(baseline.toPrecision(5)) };
}

const lines: Line[] = [];
for (const part of PARTS.filter(isWanted)) {
  const run = quick ? part.quick : () => part.run(rounds);
  if (!run) continue;
  const [before, began] = [load(), performance.now()];
  process.stderr.write(`${part.name}…\n`);
  const measured = await run();
  process.stderr.write(`  ${((performance.now() - began) / 1000).toFixed(0)} s\n`);
  lines.push(...measured);
  if (!quick && rounds >= KEPT_ROUNDS) keep(part, measured, before);
}
process.stdout.write(plainTable(lines));
process.exitCode = lines.some(isOver) ? 1 : 0;
