import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { beginTrace, childOf, currentParent, traced, traceField, within } from './tracing.ts';

const SPAN = { traceId: 'a', parent: '00-a-b-01', set: () => {}, end: () => {} };

test('without an endpoint nothing is traced, and what is traced runs as it is [B288]', async () => {
  expect([beginTrace('call', 'server', {}, null), childOf('part', 'client', {}), currentParent()]).toEqual([
    null,
    null,
    null,
  ]);
  expect(await traced('part', 'internal', {}, async () => 7)).toBe(7);
  await expect(traced('part', 'internal', {}, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('lines of the log name the trace in which they are written [B288]', async () => {
  expect(traceField()).toEqual({});
  await within(SPAN, async () => {
    await null;
    expect([traceField(), currentParent()]).toEqual([{ trace: 'a' }, SPAN.parent]);
  });
});

test('OpenTelemetry is loaded by one module, which is loaded when it is needed [B288]', () => {
  const root = join(import.meta.dirname, '../..');
  const using = (pattern: RegExp) =>
    globSync('**/*.ts', { cwd: root }).filter(
      (file) => !file.endsWith('.test.ts') && pattern.test(readFileSync(join(root, file), 'utf8')),
    );
  expect(using(/'@opentelemetry\//)).toEqual(['server/telemetry/otlp.ts']);
  expect(using(/from '\.{1,2}\/(telemetry\/)?otlp\.ts'/)).toEqual([]);
});
