import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FAULTS } from './faults.ts';
import { fired, hasPromtool, verdict } from './judge.ts';
import { ALERTS, notation, type Recording } from './record.ts';

const recordings = globSync('test/alerts/*.json').sort();
const read = (file: string): Recording => JSON.parse(readFileSync(file, 'utf8'));
const nameOf = (file: string) => basename(file, '.json');

describe('what the program exported under a fault, judged by Prometheus’ own evaluator [B450 O7 O13]', () => {
  it.skipIf(!hasPromtool()).each(recordings.map((file) => [nameOf(file), file]))(
    // Skipped where promtool (Debian: prometheus) is not installed.
    '%s: its alerts fire in time, and no other',
    (name, file) => {
      const recording = read(file);
      const { faults } = verdict(recording, fired(recording));
      expect(faults, `${name}: ${recording.fault}`).toEqual([]);
    },
  );

  it.skipIf(!hasPromtool())('is a judge that sees what is wrong: without its alerts, and with one too many', () => {
    const [file] = recordings;
    const recording = read(file!);
    const what = fired(recording);
    const [alert] = recording.expected;
    expect(verdict(recording, new Map()).faults).toContain(`${alert} never fired`);
    const other = new Map([...what, ['SpinreelOther', { from: 60, until: 75 }]]);
    expect(verdict(recording, other).faults).toContain('SpinreelOther fired and has nothing to do with it');
    const late = { ...recording, withinSeconds: 1 };
    expect(verdict(late, what).faults[0]).toMatch(/fired after \d+ s instead of 1/);
    expect(verdict({ ...recording, faultSeconds: 10_000 }, what).faults[0]).toMatch(/fired before the fault/);
  });
});

it('each recording is of a fault that there is, and says of it what the fault does [B450]', () => {
  expect(recordings.length).toBeGreaterThan(2);
  for (const file of recordings) {
    const { fault, expected, withinSeconds } = read(file);
    const { what, expected: alerts, withinSeconds: within } = FAULTS[nameOf(file)]!;
    expect({ fault, expected, withinSeconds }, file).toEqual({ fault: what, expected: alerts, withinSeconds: within });
  }
});

it('alerts that faults name exist [B450]', () => {
  const alerts = [...readFileSync(ALERTS, 'utf8').matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  const named = new Set(Object.values(FAULTS).flatMap(({ expected }) => expected));
  expect(named.size).toBeGreaterThan(8);
  expect([...named].filter((name) => !alerts.includes(name))).toEqual([]);
});

it('writes series as promtool reads them', () => {
  expect(notation([1, 1, 1, 2, undefined, undefined, undefined, 0])).toBe('1x2 2 stale _x2 0');
  expect(notation([undefined, undefined, 1 / 3])).toBe('_x2 0.33333333');
  expect(notation([1, null, null, 1, null, undefined]), 'a turn that was missed is no end').toBe('1 _x2 1 _ stale');
});
