import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { followForm, otherClass } from '../../src/contract/facts/apply.ts';
import { bindFacts } from '../../src/contract/facts/bind.ts';
import type { FactsForm } from '../../src/contract/facts/manners.ts';
import { staleFacts, updateFacts } from '../../src/contract/facts/stale.ts';
import type { Binding } from '../../src/contract/facts.ts';

const TODAY = '2026-11-23';
const FORM: FactsForm = {
  ...{ instructorName: 'Jasmine Lee', studio: 'Sky Studio', classType: 'Spin Basics' },
  ...{ schedule: '', date: '2026-11-26', time: '7:00 PM' },
};
const FIELDS = { class: 'classType', studio: 'studio', name: 'instructorName', time: 'time' } as const;

/** The form with what a cell of the table says: 'day=Every Friday' or '-'. */
function formOf(cell: string, from: FactsForm): FactsForm {
  if (cell === '-') return from;
  const [field = '', value = ''] = cell.split('=');
  if (field === 'day') {
    return /^\d/.test(value) ? { ...from, schedule: '', date: value } : { ...from, schedule: value, date: null };
  }
  return { ...from, [FIELDS[field as keyof typeof FIELDS]]: value };
}

const rows = readFileSync(join(import.meta.dirname, 'manners.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'))
  .map(([language = '', before = '', text = '', change = '', wanted = '']) => {
    const form = formOf(before, FORM);
    return { language, text, change, wanted, form, next: formOf(change, form) };
  });

const isReported = (text: string, facts: readonly Binding[], form: FactsForm) =>
  staleFacts(text, facts, form, TODAY).length > 0 || otherClass(facts, form) !== null;

describe.each(['en', 'de', 'es'])('%s', (language) => {
  const own = rows.filter((row) => row.language === language);

  test('C10: at least 50 manners are labelled, 150 in all languages', () => {
    expect(own.length).toBeGreaterThanOrEqual(50);
    expect(rows.length).toBeGreaterThanOrEqual(150);
  });

  test.each(own)(
    'C10: in what was written, "$text" follows or is reported ($change) [B650]',
    ({ text, wanted, form, next }) => {
      const now = followForm({ text, facts: bindFacts(text, form, TODAY) }, form, next, TODAY);
      if (wanted === 'reported') expect(isReported(now.text, now.facts, next)).toBe(true);
      else {
        expect(now.text).toBe(wanted);
        expect(staleFacts(now.text, now.facts, next, TODAY)).toEqual([]);
      }
      expect(followForm(now, next, form, TODAY).text).toBe(text);
    },
  );

  test.each(own)(
    'C10: typed by a person, "$text" is reported ($change), and Update it says it anew [B650]',
    ({ text, wanted, form, next }) => {
      const now = followForm({ text, facts: [] }, form, next, TODAY);
      expect(now.text).toBe(text);
      expect(isReported(text, now.facts, next)).toBe(true);
      const mended = updateFacts(text, now.facts, next, TODAY);
      if (wanted !== 'reported') expect(mended.text).toBe(wanted);
      expect(staleFacts(mended.text, mended.facts, next, TODAY)).toEqual([]);
    },
  );
});
