import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isOver, type Report, withTable } from './report.ts';

const docs = join(import.meta.dirname, '../../docs');
const line = { figure: 'film / floor', measured: 6, baseline: 10, unit: 's', target: 0.65 };

test.each([
  [6.5, false],
  [6.51, true],
  [Number.NaN, true],
])('a figure of %d against 10 is over 0.65: %s [B320]', (measured, over) => {
  expect(isOver({ ...line, measured })).toBe(over);
});

test('the table stands between its marks, and nothing else of the document changes [B320]', () => {
  const document = (table: string) =>
    `# Measured\n\n<!-- npm run bench writes from here -->\n${table}\n<!-- to here -->\n\nBy hand.\n`;
  const report: Report = { film: { date: '2026-11-25', machine: 'Two cores.', load: 0.1, rounds: 5, lines: [line] } };
  const once = withTable(document('old'), report);
  expect(once).toContain('| film | film / floor | 6.00 s | 10.00 s | 0.600 | 0.65 ok |');
  expect(once).toContain('- film: 2026-11-25, rounds: 5, load before: 0.1. Two cores.');
  expect(once).not.toContain('old');
  expect(once).toMatch(/^# Measured\n[\s\S]*By hand\.\n$/);
  expect(withTable(once, report)).toBe(once);
});

test('the table in the document is the one of docs/bench.json [B320]', () => {
  const document = readFileSync(join(docs, 'bench.md'), 'utf8');
  expect(withTable(document, JSON.parse(readFileSync(join(docs, 'bench.json'), 'utf8')))).toBe(document);
});
