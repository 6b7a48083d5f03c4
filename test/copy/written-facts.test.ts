import { expect, test } from 'vitest';
import { withFacts } from '../../src/contract/facts/apply.ts';
import { bindFacts } from '../../src/contract/facts/bind.ts';
import { staleFacts } from '../../src/contract/facts/stale.ts';
import { WRITING_STYLES } from '../../src/contract/profile.ts';
import { writePromotion } from '../../src/server/copywriter/index.ts';
import { EMPTY_FORM, promotionInput } from '../../src/web/features/editor/model/class-form.ts';

const TODAY = '2026-11-23';
const names = {
  instructorName: 'Jasmine Lee',
  studio: 'Sky Studio',
  classType: 'Spin Basics',
  time: '7:00 PM',
} as const;
const once = { ...EMPTY_FORM, ...names, date: '2026-11-26' };
const weekly = { ...EMPTY_FORM, ...names, schedule: 'Every Thursday' } as const;
const others = { instructorName: 'Kim & Max', studio: 'Pole Co.', classType: 'aerial hoop', time: '10:30 AM' } as const;
const changes = [
  { ...others, schedule: '', date: '2026-12-04' },
  { ...others, schedule: 'Monthly', date: null },
  { instructorName: '', studio: '', classType: '', schedule: '', date: null, time: '6:00 AM' },
] as const;

test.each(WRITING_STYLES)('the facts in what the copywriter writes follow the form: %s [B80]', async (writingStyle) => {
  for (const form of [once, weekly]) {
    for (let seed = 0; seed < 12; seed++) {
      const input = { ...promotionInput({ ...form, writingStyle }), seed };
      const { text } = await writePromotion(input, { signature: true, log: console });
      const facts = bindFacts(text, form, TODAY);
      for (const change of changes) {
        const next = { ...form, ...change };
        const now = withFacts(text, facts, next, TODAY);
        expect(now.text).not.toMatch(/Jasmine|Sky Studio|Spin Basics|Thursday|7:00 PM/);
        expect(staleFacts(now.text, now.facts, next, TODAY)).toEqual([]);
        expect(withFacts(now.text, now.facts, form, TODAY).text).toBe(text);
      }
    }
  }
});

test.each([
  ['de', /Jasmine|Sky Studio|Spin Basics|[Dd]onnerstag|19 Uhr/],
  ['es', /Jasmine|Sky Studio|Spin Basics|jueves|19:00/i],
] as const)('the same in %s, whose days and times are words of its own [B191]', async (language, old) => {
  for (const writingStyle of WRITING_STYLES) {
    for (const form of [once, weekly]) {
      for (let seed = 0; seed < 4; seed++) {
        const input = { ...promotionInput({ ...form, writingStyle }), language, seed };
        const { text } = await writePromotion(input, { signature: true, log: console });
        const facts = bindFacts(text, form, TODAY);
        for (const change of changes) {
          const next = { ...form, ...change };
          const now = withFacts(text, facts, next, TODAY);
          expect(now.text).not.toMatch(old);
          expect(staleFacts(now.text, now.facts, next, TODAY)).toEqual([]);
          expect(withFacts(now.text, now.facts, form, TODAY).text).toBe(text);
        }
        // Somebody who has typed the text themselves sees what is old in it.
        expect(staleFacts(text, [], { ...form, ...changes[0] }, TODAY).map(({ fact }) => fact)).toEqual([
          'day',
          'time',
        ]);
      }
    }
  }
});
