import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { today } from './dates.ts';
import { onNewDay } from './use-today.ts';

const ZONE = process.env.TZ;
afterEach(() => {
  vi.useRealTimers();
  if (ZONE === undefined) delete process.env.TZ;
  else process.env.TZ = ZONE;
});

const HOUR = 3_600_000;

test('E8: a page that stays open hears of each new day as it begins, in every zone, whatever its clocks do [B505]', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
      fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
      (zone, start) => {
        process.env.TZ = zone;
        vi.useFakeTimers({ now: start, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
        const shown = [today()];
        const stop = onNewDay(() => shown.push(today()));
        // A quarter of an hour at a time: what is shown is never older than the moment before.
        for (let step = 0; step < 4 * 75; step++) {
          vi.advanceTimersByTime(HOUR / 4);
          expect(shown.at(-1)).toBe(today());
        }
        stop();
        expect([shown.length >= 3, new Set(shown).size, vi.getTimerCount()]).toEqual([true, shown.length, 0]);
        vi.useRealTimers();
      },
    ),
    { numRuns: 60 },
  );
});
