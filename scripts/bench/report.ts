import type { Line } from './measure.ts';

/** What a part of the benchmark has measured, where and when. */
export type PartReport = {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly machine: string;
  /** The machine's load average before the part began: what else it was doing. */
  readonly load: number;
  readonly rounds: number;
  readonly lines: readonly Line[];
};

/** `docs/bench.json`: the latest report of each part. */
export type Report = Readonly<Record<string, PartReport>>;

/** Whether a figure is beyond what it may be. */
export const isOver = ({ measured, baseline, target }: Line): boolean => !(measured / baseline <= target);

/** A line's cells: figure, measured, baseline, ratio, target. */
function cellsOf(line: Line): string[] {
  const { figure, measured, baseline, unit, target } = line;
  return [
    figure,
    `${measured.toFixed(2)} ${unit}`.trim(),
    `${baseline.toFixed(2)} ${unit}`.trim(),
    (measured / baseline).toFixed(3),
    `${target} ${isOver(line) ? 'OVER' : 'ok'}`,
  ];
}

const HEAD = ['figure', 'measured', 'baseline', 'ratio', 'target'];

/** The table for a terminal. */
export function plainTable(lines: readonly Line[]): string {
  const rows = [HEAD, ...lines.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((cells) => cells[column]!.length)));
  return rows
    .map(
      (cells) =>
        `${cells
          .map((cell, i) => cell.padEnd(widths[i]!))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The table for `docs/bench.md`, and under it where and when each part was measured. */
function markdownOf(report: Report): string {
  const parts = Object.entries(report);
  const table = [
    row(['part', ...HEAD]),
    row(['part', ...HEAD].map(() => '---')),
    ...parts.flatMap(([name, { lines }]) => lines.map((line) => row([name, ...cellsOf(line)]))),
  ];
  const when = parts.map(
    ([name, { date, machine, load, rounds }]) =>
      `- ${name}: ${date}, rounds: ${rounds}, load before: ${load}. ${machine}`,
  );
  return [...table, '', ...when].join('\n');
}

const [BEGIN, END] = ['<!-- npm run bench writes from here -->', '<!-- to here -->'];

/** @returns `document` with the table of `report` between its two marks @throws if it has no such marks */
export function withTable(document: string, report: Report): string {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`docs/bench.md lacks the marks ${BEGIN} and ${END}.`);
  return `${document.slice(0, begin + BEGIN.length)}\n\n${markdownOf(report)}\n\n${document.slice(end)}`;
}
