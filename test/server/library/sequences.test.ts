import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../../server.ts';
import { startQuickServer } from './stand-in.ts';
import { StudioWorld, type Who } from './studio-world.ts';

/** As many as a test run has time for; `SEQUENCES=2000 npx vitest run test/server/library/sequences.test.ts` for more. */
const SEQUENCES = Number(process.env.SEQUENCES ?? 60);
/** The seed printed with a failure reproduces it. */
const SEED = process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) };

let server: TestServer;
let world: StudioWorld;
beforeAll(async () => {
  server = await startQuickServer();
  world = await StudioWorld.open(server);
});
afterAll(() => server.close());

const who = fc.constantFrom<Who>('owner', 'member');
const mostly = fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) });
const seldom = mostly.map((is) => !is);
const some = fc.nat(3);
const count = fc.constantFrom(0, 1, 7, 20, 40, 40, 40);
const step = <K extends string, V extends object>(kind: K, fields: { [P in keyof V]: fc.Arbitrary<V[P]> }) =>
  fc.record<V>(fields).map((values): V & { kind: K } => ({ ...values, kind }));

/** What people, their connections and time do. `index` chooses one of the existing uploads. */
const anything = fc.oneof(
  { weight: 3, arbitrary: step('whole', { by: who, library: who }) },
  { weight: 4, arbitrary: step('begin', { by: who, library: who, good: mostly }) },
  { weight: 6, arbitrary: step('patch', { index: some, count, cut: seldom, stale: seldom }) },
  { weight: 2, arbitrary: step('head', { index: some }) },
  { weight: 1, arbitrary: step('giveUp', { index: some }) },
  { weight: 4, arbitrary: step('chunk', { index: some, by: who, good: mostly, second: fc.boolean(), anew: seldom }) },
  { weight: 2, arbitrary: step('post', { by: who, library: who, good: mostly, cut: seldom }) },
  { weight: 2, arbitrary: step('move', { index: some, by: who, library: who }) },
  { weight: 1, arbitrary: step('remove', { index: some, by: who, clip: fc.boolean() }) },
  { weight: 2, arbitrary: step('work', { until: fc.constantFrom('segmenting' as const, 'ready' as const) }) },
  { weight: 1, arbitrary: step('seat', { sits: fc.boolean() }) },
  { weight: 1, arbitrary: step('plan', { owns: fc.boolean() }) },
  { weight: 1, arbitrary: step('sweep', { age: fc.constantFrom('3 minutes' as const, '25 hours' as const) }) },
  { weight: 1, arbitrary: step('loseStore', {}) },
);
type Step = typeof anything extends fc.Arbitrary<infer S> ? S : never;

/** `times`: sent twice at once. `waits`: the next step starts after its end. */
const sequence = fc.array(fc.record({ step: anything, times: fc.constantFrom(1, 1, 1, 2), waits: mostly }), {
  minLength: 3,
  maxLength: 14,
});

function take(what: Step): Promise<unknown> | undefined {
  const sent = 'index' in what ? (world.sent[what.index % Math.max(1, world.sent.length)] ?? null) : null;
  switch (what.kind) {
    case 'whole':
      return world.whole(what.by, what.library);
    case 'begin':
      return world.begin(what.by, what.library, what.good);
    case 'patch':
      return sent ? world.patch(sent, what.count, { cut: what.cut, ...(what.stale && { from: 0 }) }) : undefined;
    case 'head':
      return sent ? world.head(sent) : undefined;
    case 'giveUp':
      return sent ? world.giveUp(sent) : undefined;
    case 'chunk':
      return world.chunk(what.anew ? null : sent, what.by, what.good, what.second);
    case 'post':
      return world.post(what.by, what.library, what.good, what.cut);
    case 'move':
      return sent ? world.move(sent, what.by, what.library) : undefined;
    case 'remove':
      return sent ? world.remove(sent, what.by, what.clip) : undefined;
    case 'work':
      return world.work(what.until);
    case 'seat':
      return world.setSeat(what.sits);
    case 'plan':
      return world.setPlan(what.owns);
    case 'sweep':
      return world.sweep(what.age);
    case 'loseStore':
      world.loseStoreOnce();
      return undefined;
  }
}

it('whatever is repeated, reordered, duplicated or cut off, the store matches the responses [B51 U1]', {
  timeout: 3_600_000,
}, async () => {
  let accepted = 0;
  await fc.assert(
    fc
      .asyncProperty(sequence, async (steps) => {
        const open: Promise<unknown>[] = [];
        const faults: unknown[] = [];
        for (const { step, times, waits } of steps) {
          const taken = Array.from({ length: times }, async () => take(step));
          const ended = taken.map((each) => each.catch((fault) => faults.push(fault)));
          open.push(...ended);
          if (waits) await Promise.all(ended);
        }
        await Promise.all(open);
        if (faults.length > 0) throw faults[0];
        await world.check();
        accepted += world.sent.filter((each) => each.accepted).length;
      })
      .beforeEach(() => world.reset()),
    { ...SEED, numRuns: SEQUENCES, endOnFailure: true },
  );
  // The sequences test something.
  expect(accepted).toBeGreaterThan(SEQUENCES / 2);
});
