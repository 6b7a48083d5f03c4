import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../../server.ts';
import { PEOPLE, PLACES, SharedWorld } from './shared-world.ts';
import { startQuickServer } from './stand-in.ts';

/** As many as a test run has time for; `SEQUENCES=500 npx vitest run test/server/library/shared.test.ts` for more. */
const SEQUENCES = Number(process.env.SEQUENCES ?? 25);
const SEED = process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) };

let server: TestServer;
let world: SharedWorld;
beforeAll(async () => {
  server = await startQuickServer();
  world = await SharedWorld.open(server);
});
afterAll(() => server.close());

const person = fc.constantFrom(...PEOPLE);
const member = fc.constantFrom('ana' as const, 'jo' as const);
const place = fc.constantFrom(...PLACES);
const of = <K extends string, V extends object>(kind: K, fields: { [P in keyof V]: fc.Arbitrary<V[P]> }) =>
  fc.record<V>(fields).map((values): V & { kind: K } => ({ ...values, kind }));
const which = fc.nat(3);
const mostlyOwner = fc.oneof({ weight: 2, arbitrary: fc.constant('owner' as const) }, { weight: 1, arbitrary: person });

const anything = fc.oneof(
  { weight: 5, arbitrary: of('add', { by: mostlyOwner, into: fc.uniqueArray(place, { minLength: 1 }) }) },
  { weight: 3, arbitrary: of('share', { video: which, by: mostlyOwner, to: place }) },
  {
    weight: 6,
    arbitrary: of('remove', { video: which, piece: fc.constantFrom(null, 0, 1), by: mostlyOwner, from: place }),
  },
  { weight: 2, arbitrary: of('leave', { who: member }) },
  { weight: 1, arbitrary: of('sit', { who: member }) },
  { weight: 1, arbitrary: of('membersAdd', { may: fc.boolean() }) },
  { weight: 1, arbitrary: of('plan', { owns: fc.oneof(fc.constant(true), fc.boolean()) }) },
  { weight: 1, arbitrary: of('month', {}) },
);
type Step = typeof anything extends fc.Arbitrary<infer S> ? S : never;

function take(step: Step): Promise<void> | undefined {
  const video = 'video' in step ? world.videos[step.video % Math.max(1, world.videos.length)] : undefined;
  switch (step.kind) {
    case 'add':
      return world.add(step.by, step.into);
    case 'share':
      return video && world.share(video, step.by, step.to);
    case 'remove':
      return video && world.remove(video, step.piece, step.by, step.from);
    case 'leave':
      return world.leave(step.who);
    case 'sit':
      return world.sit(step.who);
    case 'membersAdd':
      return world.setMembersAdd(step.may);
    case 'plan':
      return world.setPlan(step.owns);
    case 'month':
      return world.month();
  }
}

it('whoever adds, shares, leaves, deletes or lets a plan end: each video is stored and counted once, everybody finds what they should, and the last library that it leaves takes it away, and no other [B622]', {
  timeout: 3_600_000,
}, async () => {
  let shared = 0;
  await fc.assert(
    fc
      .asyncProperty(fc.array(anything, { minLength: 3, maxLength: 12 }), async (steps) => {
        for (const step of steps) {
          await take(step);
          shared += world.videos.filter(({ pieces }) => pieces.some((places) => places.size > 1)).length;
        }
        await world.check();
      })
      .beforeEach(() => world.reset()),
    { ...SEED, numRuns: SEQUENCES, endOnFailure: true },
  );
  // The sequences test something.
  expect(shared).toBeGreaterThan(SEQUENCES);
});
