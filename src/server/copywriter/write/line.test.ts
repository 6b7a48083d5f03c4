import { expect, it } from 'vitest';
import { gatherFacts } from '../facts.ts';
import { idOf } from '../memory.ts';
import { valuesOf } from './fill.ts';
import { linerFor } from './line.ts';
import { seededRandom } from './random.ts';

const facts = gatherFacts({
  ...{ classType: 'Aerial Hoop', instructorName: 'Jo', studio: 'Sky', schedule: '', time: '', details: '' },
  writingStyle: 'fierce',
});
const values = valuesOf(facts, seededRandom(1));
const FRAMES = ['Sit with {name}', 'Turn with {name}', 'Hang on', 'Lean back'];

it('what the account has not had comes first, from the first source that has any; then what it had longest ago [B581]', () => {
  const offered = (...had: string[]) => {
    const liner = linerFor(
      facts,
      had.map((frame) => ({ frames: [idOf(frame)], grams: [] })),
    );
    const lines = FRAMES.map((frame) => liner.make(frame, 60, values)!);
    const sources = [lines.slice(0, 2), lines.slice(2)];
    return { best: liner.best(sources).map(({ text }) => text), fresh: liner.fresh(sources).length };
  };
  expect(offered()).toEqual({ best: ['Sit with Jo', 'Turn with Jo'], fresh: 2 });
  expect(offered(FRAMES[0]!)).toEqual({ best: ['Turn with Jo'], fresh: 1 });
  expect(offered(FRAMES[0]!, FRAMES[1]!)).toEqual({ best: ['Hang on', 'Lean back'], fresh: 2 });
  expect(offered(...FRAMES)).toEqual({ best: ['Lean back', 'Hang on', 'Turn with Jo'], fresh: 0 });
});

it('no frame becomes a line that is too long, lacks a value, or is not true of the class [B581]', () => {
  const { make, makeFresh } = linerFor(facts, [{ frames: [idOf('Hang on')], grams: [] }]);
  expect(make('Sit with {name}', 10, values)).toBeUndefined();
  expect(make('Sit on {day}', 60, values)).toBeUndefined();
  expect(make('Climb the pole', 60, values)).toBeUndefined();
  expect(make('Hang on', 60, values)?.text).toBe('Hang on');
  expect(makeFresh('Hang on', 60, values)).toBeUndefined();
});
