import { setTimeout as delay } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Opened } from './opened.ts';

const step = fc.record({
  turns: fc.nat(3),
  fails: fc.boolean(),
  heeds: fc.boolean(),
  endFails: fc.boolean(),
  besides: fc.boolean(),
});

it('O8: whatever is opened, in turn or at once, is closed once, the last first, whenever the process is told to leave or a step fails [B440]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), fc.nat(20), async (steps, told) => {
      const got: number[] = [];
      const ended: number[] = [];
      let faulty = 0;
      let left = false;
      const opened = new Opened(undefined, () => (faulty += 1));
      const one = (index: number) => {
        const { turns, fails, heeds, endFails } = steps[index]!;
        return opened.open(
          `step ${index}`,
          async (signal) => {
            expect(left).toBe(false);
            for (let turn = 0; turn < turns; turn += 1) {
              await delay(0);
              if (heeds) signal.throwIfAborted();
            }
            if (fails) throw new Error(`step ${index} fails`);
            got.push(index);
            return index;
          },
          (what) => {
            ended.push(what);
            if (endFails) throw new Error('does not close');
          },
        );
      };
      const run = (async () => {
        const aside: Promise<unknown>[] = [];
        for (const [index, { besides }] of steps.entries()) {
          const opening = one(index);
          if (besides) aside.push(opening.catch(() => {}));
          else await opening;
        }
        await Promise.all(aside);
      })().catch(() => {});
      // Told at any moment, or as soon as a step has failed.
      await Promise.race([
        run,
        (async () => {
          for (let turn = 0; turn < told; turn += 1) await delay(0);
        })(),
      ]);
      const closed = opened.close();
      left = true;
      await closed;
      expect(ended).toEqual(got.toReversed());
      expect(faulty).toBe(ended.filter((index) => steps[index]!.endFails).length);
      await opened.close();
      await run;
      expect(ended).toEqual(got.toReversed());
      await expect(opened.open('later', () => 0)).rejects.toMatchObject({ name: 'Leaving' });
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 60) },
  );
});

it('O8: what does not come in its time is closed when it comes [B440]', async () => {
  const opened = new Opened(undefined, undefined, 20);
  const gate = Promise.withResolvers<string>();
  const ended: string[] = [];
  const opening = opened.open(
    'slow',
    () => gate.promise,
    (what) => ended.push(what),
  );
  opening.catch(() => {});
  await opened.close();
  expect(ended).toEqual([]);
  gate.resolve('at last');
  await expect(opening).rejects.toMatchObject({ name: 'Leaving' });
  expect(ended).toEqual(['at last']);
});
