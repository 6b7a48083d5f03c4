import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import '../features/library/kinds.ts';
import '../features/renders/kinds.ts';
import '../mail/outbox.ts';
import { knownKinds } from '../queue/job.ts';
import { openMetrics } from './metrics.ts';

const ROOT = join(import.meta.dirname, '../../..');
const readText = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const pool = { totalCount: 3, idleCount: 1, waitingCount: 4 };
const depth = { kind: 'render-film', waiting: 2, held: 1, running: 1, oldestSeconds: 7.5 };

/** The series that these figures have, a histogram's with its endings. */
function seriesIn(text: string): Set<string> {
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Set(
    types.flatMap(([, name, type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((ending) => name! + ending) : name!,
    ),
  );
}

it('tells the queue, the people and the connections [B261]', async () => {
  const text = await openMetrics({ pool, depths: async () => ({ depths: [depth], people: 2 }) }).read();
  for (const line of [
    'spinreel_queue_jobs{kind="render-film",state="waiting"} 2',
    'spinreel_queue_jobs{kind="render-film",state="held"} 1',
    'spinreel_queue_oldest_seconds{kind="render-film"} 7.5',
    'spinreel_people_waiting 2',
    'spinreel_database_connections{state="busy"} 2',
    'spinreel_database_connections{state="wanted"} 4',
  ])
    expect(text.split('\n')).toContain(line);
});

it('leaves out what the database does not tell, and nothing else [B261]', async () => {
  const metrics = openMetrics({ pool, depths: () => Promise.reject(new Error('gone')) });
  const text = await metrics.read();
  expect(text).toContain('spinreel_database_connections{state="idle"} 1');
  // Zero would mean that nobody waits.
  expect(text).not.toMatch(/^spinreel_(queue_jobs|people_waiting)/m);
});

describe('what dashboard and alerts ask for [B262]', () => {
  const alerts = readText('deploy/prometheus/alerts.yml');
  const dashboard = readText('deploy/grafana/spinreel.json');
  const asked = (text: string) =>
    new Set(text.match(/\b(spinreel|http|process|nodejs)_\w+|\bup\b/g)?.filter((name) => name !== 'up'));

  it('is there', async () => {
    const text = await openMetrics({ pool, depths: async () => ({ depths: [depth], people: 0 }) }).read();
    const [fromDashboard, fromAlerts] = [asked(dashboard), asked(alerts)];
    expect(fromDashboard.size).toBeGreaterThan(10);
    expect(fromAlerts.size).toBeGreaterThan(8);
    expect([...fromDashboard, ...fromAlerts].filter((name) => !seriesIn(text).has(name))).toEqual([]);
  });

  it('names kinds of jobs that exist', () => {
    const kinds = [...`${alerts}${dashboard}`.matchAll(/kind=\\?"([a-z-]+)/g)].map(([, kind]) => kind);
    expect(kinds.length).toBeGreaterThan(3);
    expect(kinds.filter((kind) => !knownKinds().includes(kind!))).toEqual([]);
  });

  it('has an answer: each alert has its part of the runbook', () => {
    const names = [...alerts.matchAll(/alert: (\w+)/g)].map(([, name]) => name!);
    const runbook = readText('docs/operations.md');
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => !runbook.includes(`\n### ${name}\n`))).toEqual([]);
    expect([...alerts.matchAll(/runbook: docs\/operations\.md#(\w+)/g)].map(([, name]) => name)).toEqual(
      names.map((name) => name.toLowerCase()),
    );
  });
});
