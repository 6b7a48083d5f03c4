import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../../server.ts';
import { startQuickServer } from '../library/stand-in.ts';
import { TabsWorld, type Who } from './world.ts';

/** As many as a test run has time for; `SEQUENCES=2000 npx vitest run test/server/tabs` for more. */
const SEQUENCES = Number(process.env.SEQUENCES ?? 20);
/** The seed printed with a failure reproduces it. */
const SEED = process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) };

let server: TestServer;
let world: TabsWorld;
beforeAll(async () => {
  server = await startQuickServer();
  world = await TabsWorld.open(server);
});
afterAll(() => server.close());

const who = fc.constantFrom<Who>('owner', 'owner', 'member', 'member', 'admin', 'guest');
const sender = fc.constantFrom<Who>('owner', 'member');
const tab = fc.nat(1);
const index = fc.nat(20);
const end = fc.record({ kind: fc.constant('end' as const), who, tab, index, old: fc.boolean() });
const others = [
  fc.record({ kind: fc.constant('read' as const), who, tab }),
  fc.record({ kind: fc.constant('rename' as const), who: sender, index }),
  fc.record({ kind: fc.constant('send' as const), who: sender, whole: fc.boolean() }),
  fc.record({ kind: fc.constant('goOn' as const), who: sender }),
  fc.record({ kind: fc.constant('work' as const), until: fc.constantFrom('segmenting' as const, 'ready' as const) }),
  fc.record({
    kind: fc.constant('add' as const),
    who: sender,
    what: fc.constantFrom('promo' as const, 'class' as const),
  }),
  fc.record({
    kind: fc.constant('sweep' as const),
    age: fc.constantFrom('3 minutes' as const, '25 hours' as const, '20 days' as const),
  }),
  fc.record({ kind: fc.constant('join' as const) }),
  fc.record({ kind: fc.constant('plan' as const), owns: fc.boolean() }),
  fc.record({ kind: fc.constant('restore' as const), who: sender }),
] as const;
const act = fc.oneof(
  { weight: 6, arbitrary: end },
  // Renamed often enough that windows show what is no longer so.
  ...others.map((arbitrary, i) => ({ weight: i === 1 ? 6 : 1, arbitrary })),
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;
/** One act, or two at the same time. */
const step = fc.oneof({ weight: 3, arbitrary: fc.tuple(act) }, { weight: 1, arbitrary: fc.tuple(act, end) });

async function take(what: Act) {
  switch (what.kind) {
    case 'end':
      return world.end(what.who, what.tab, what.index, what.old);
    case 'read':
      return world.read(what.who, what.tab);
    case 'rename':
      return world.rename(what.who, what.index);
    case 'send':
      return world.send(what.who, what.whole);
    case 'goOn':
      return world.goOn(what.who);
    case 'work':
      return world.work(what.until);
    case 'add':
      return what.what === 'promo' ? world.addPromo(what.who) : world.addClass(what.who);
    case 'sweep':
      return world.sweep(what.age);
    case 'join':
      return world.join();
    case 'plan':
      return world.setPlan(what.owns);
    case 'restore':
      return world.restore(what.who);
  }
}

it('whatever two windows show and press, nothing finished goes without a question that named it [U13 K1 B420]', {
  timeout: 3_600_000,
}, async () => {
  let done = 0;
  const tally = { ended: 0, stale: 0, refused: 0, kept: 0 };
  await fc.assert(
    fc
      .asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        let after = await world.finished();
        for (const acts of steps) {
          const before = after;
          const results = (await Promise.all(acts.map(take))).flatMap((result) => result ?? []);
          after = await world.finished();
          const gone = before.filter((row) => !after.some(({ kind, id }) => kind === row.kind && id === row.id));
          const asked = results.flatMap((result) => (result.asked && result.status === 200 ? [result.asked] : []));
          const alone = acts.length === 1;
          for (const row of gone) {
            const named = asked.filter((each) =>
              each.kind === row.kind ? each.id === row.id : each.kind === 'class' && row.kind === 'description',
            );
            expect([acts, row, named.length > 0]).toEqual([acts, row, true]);
            // As it was named; an act at the same moment may have changed it just before.
            const same = named.filter(({ kind, label }) => kind !== row.kind || label === row.label);
            if (alone) expect([acts, row, same.length > 0]).toEqual([acts, row, true]);
            tally.ended++;
          }
          for (const { status, may } of alone ? results : []) {
            if (may === false) expect([acts, status]).toEqual([acts, expect.toBeOneOf([403, 404])]);
            else if (may) expect([acts, status]).toEqual([acts, expect.toBeOneOf([200, 404, 409])]);
            if (may === false) tally.refused++;
            if (status === 409) tally.stale++;
            if (may && status === 404) tally.kept++;
          }
        }
        await world.checkDeleted();
        done += 1;
        if (done % 100 === 0) process.stderr.write(`${done} of ${SEQUENCES} sequences\n`);
      })
      .beforeEach(() => world.reset()),
    { ...SEED, numRuns: SEQUENCES, endOnFailure: true },
  );
  process.stdout.write(`${SEQUENCES} sequences: ${JSON.stringify(tally)}\n`);
  // The sequences test something.
  for (const count of Object.values(tally)) expect(count).toBeGreaterThan(SEQUENCES / 12 - 2);
});
