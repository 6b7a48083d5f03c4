import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FLOORS, tooLittle } from './floors.ts';
import { Ledger } from './ledger.ts';
import { type Gap, gapsOf } from './watch.ts';

const TEXT = 'Spin night';
const PLAN = 'individual_pro';

describe('a run in which too little succeeds does not pass, whatever the auditor says of the rest [B454 O9]', () => {
  const run = { minutes: 2, people: 2, gaps: [] as Gap[] };
  /** So many films and uploads that were told so, and enough of the rest. */
  function ledgerOf(
    films: Partial<Record<'ready' | 'failed' | 'accepted', number>>,
    uploads = { ready: 20, failed: 1 },
  ): Ledger {
    const ledger = new Ledger();
    for (const [told, n] of Object.entries(films) as ['ready', number][])
      for (let i = 0; i < n; i++)
        ledger.films.set(randomUUID(), { person: 'x', text: TEXT, told, reason: null, sha256: null, counted: false });
    for (const [told, n] of Object.entries(uploads) as ['ready', number][])
      for (let i = 0; i < n; i++) ledger.uploads.set(randomUUID(), { person: 'x', title: 'Clip', told, reason: null });
    ledger.promos.set(randomUUID(), { person: 'x', version: 1, content: '', trying: null });
    const day = { person: 'x', reason: null, asked: 1, substitute: '', trying: null };
    ledger.days.set('x', { ...day, told: 'ready' });
    for (const person of ['x', 'y']) ledger.payments.set(person, PLAN);
    ledger.published.set('x', ['1']);
    ledger.texts = 1;
    return ledger;
  }
  const enough = { ready: 40, failed: 2, accepted: 4 };

  it('passes one in which enough does', () => {
    expect(tooLittle(ledgerOf(enough), run)).toEqual([]);
  });

  it.each([
    [
      'every film failed',
      ledgerOf({ failed: 40 }),
      ['0.0 films came out in a minute, of at least 1', '100% of the films failed, of at most 5%'],
    ],
    ['no film was made', ledgerOf({}), ['0.0 films came out in a minute, of at least 1']],
    ['films are too slow', ledgerOf({ ready: 1 }), ['0.5 films came out in a minute, of at least 1']],
    ['too many films failed', ledgerOf({ ready: 40, failed: 3 }), ['7% of the films failed, of at most 5%']],
    [
      'too many films were late',
      ledgerOf({ ready: 40, accepted: 5 }),
      ['11% of the films came late or never, of at most 10%'],
    ],
    [
      'every upload failed',
      ledgerOf(enough, { ready: 0, failed: 9 }),
      ['100% of the uploads failed, of at most 5%', 'no uploads at all'],
    ],
    ['nobody’s text was written', Object.assign(ledgerOf(enough), { texts: 0 }), ['no texts at all']],
    ['no week was made', Object.assign(ledgerOf(enough), { days: new Map() }), ['no videos of classes at all']],
    ['nothing was posted', Object.assign(ledgerOf(enough), { published: new Map() }), ['no posts at all']],
    ['nothing was saved', Object.assign(ledgerOf(enough), { promos: new Map() }), ['no promos at all']],
    [
      'somebody never got in',
      Object.assign(ledgerOf(enough), { payments: new Map([['x', PLAN]]) }),
      ['1 of 2 people have signed up and paid'],
    ],
  ])('finds that %s', (_, ledger, says) => {
    expect(tooLittle(ledger, run)).toEqual(says);
  });

  it.each(['reads', 'writes'] as const)('finds that no %s were answered for too long', (kind) => {
    const gap = { kind, from: 0, seconds: FLOORS.silenceSeconds + 1, after: 'node a killed' };
    expect(tooLittle(ledgerOf(enough), { ...run, gaps: [gap] })).toEqual([
      `no ${kind} for 121 s after node a killed, of at most 120 s`,
    ]);
    expect(tooLittle(ledgerOf(enough), { ...run, gaps: [{ ...gap, seconds: 119 }] })).toEqual([]);
  });
});

it('a service that never comes back is a gap to the end, not none [B454 O9]', async () => {
  const over = new AbortController();
  let asked = 0;
  const ask = async () => {
    asked += 1;
    if (asked === 4) over.abort();
    if (asked === 2) throw new Error('refused');
    return asked === 1;
  };
  const gaps = await gapsOf('writes', ask, () => 'Postgres killed', over.signal);
  expect(gaps).toEqual([
    { kind: 'writes', from: expect.any(Number), seconds: expect.any(Number), after: 'Postgres killed' },
  ]);
  expect(gaps[0]!.seconds).toBeGreaterThan(1);
});
