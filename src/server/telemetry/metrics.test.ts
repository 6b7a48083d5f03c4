import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import '../features/library/kinds.ts';
import '../features/renders/kinds.ts';
import '../mail/outbox.ts';
import { knownKinds } from '../queue/job.ts';
import { openMetrics, type Sources } from './metrics.ts';

const ROOT = join(import.meta.dirname, '../../..');
const readText = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const pool = { totalCount: 3, idleCount: 1, waitingCount: 4 };
const depth = { kind: 'render-film', waiting: 2, later: 3, held: 1, running: 1, oldestSeconds: 7.5 };
const sources: Sources = {
  pool,
  depths: async () => ({ depths: [depth], people: 2 }),
  mails: async () => ({ waiting: 2, oldestSeconds: 640 }),
  rooms: async () => [{ place: 'files', freeBytes: 5e9, left: 0.1 }],
  backup: async () => ({ ageSeconds: 3600, failed: true }),
};

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
  const text = await openMetrics(sources).read();
  for (const line of [
    'spinreel_queue_jobs{kind="render-film",state="waiting"} 2',
    'spinreel_queue_jobs{kind="render-film",state="later"} 3',
    'spinreel_queue_jobs{kind="render-film",state="held"} 1',
    'spinreel_queue_oldest_seconds{kind="render-film"} 7.5',
    'spinreel_people_waiting 2',
    'spinreel_database_connections{state="busy"} 2',
    'spinreel_database_connections{state="wanted"} 4',
  ])
    expect(text.split('\n')).toContain(line);
});

it('O7 O13: tells what the outbox holds, what disks have left and how the backups stand [B450]', async () => {
  const lines = (await openMetrics(sources).read()).split('\n');
  for (const line of [
    'spinreel_mails_waiting 2',
    'spinreel_mails_oldest_seconds 640',
    'spinreel_disk_free_bytes{place="files"} 5000000000',
    'spinreel_disk_left_ratio{place="files"} 0.1',
    'spinreel_backup_age_seconds 3600',
    'spinreel_backup_failed 1',
  ])
    expect(lines).toContain(line);
  const never = openMetrics({ ...sources, backup: async () => ({ ageSeconds: null, failed: false }) });
  const text = await never.read();
  expect(text).not.toMatch(/^spinreel_backup_age_seconds/m);
  expect(text).toContain('spinreel_backup_failed 0');
});

it('leaves out what does not answer, and nothing else [B261 B450]', async () => {
  const gone = () => Promise.reject(new Error('gone'));
  const text = await openMetrics({ ...sources, depths: gone, mails: gone, backup: gone }).read();
  expect(text).toContain('spinreel_database_connections{state="idle"} 1');
  expect(text).toContain('spinreel_disk_left_ratio{place="files"} 0.1');
  // Zero would mean that nobody waits, and that all is well.
  expect(text).not.toMatch(/^spinreel_(queue_jobs|people_waiting|mails_waiting|mails_oldest_seconds|backup_failed)/m);
});

describe('what dashboard and alerts ask for [B262]', () => {
  const alerts = readText('deploy/prometheus/alerts.yml');
  const dashboard = readText('deploy/grafana/spinreel.json');
  const asked = (text: string) =>
    new Set(text.match(/\b(spinreel|http|process|nodejs)_\w+|\bup\b/g)?.filter((name) => name !== 'up'));

  it('is there', async () => {
    const text = await openMetrics(sources).read();
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
