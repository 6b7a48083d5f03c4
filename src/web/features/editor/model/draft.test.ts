import { expect, test } from 'vitest';
import { packContent, unpackContent } from '../../../../contract/promos.ts';
import { EMPTY_FORM, formFaults } from './class-form.ts';
import { contentOf, openPromo } from './draft.ts';
import { editorReducer, newEditor } from './state.ts';

const preferences = {
  instructorName: 'Jasmine',
  studio: 'Sky',
  lastClassTime: '7:00 PM',
  writingStyle: 'playful',
  language: 'auto',
} as const;
const names = { instructorName: 'Jasmine', studio: 'Sky' };
const ticket = { renderId: 'r', overlayId: 'o', watermark: true };

const edited = [
  { type: 'formChanged', change: { classType: 'Spin', details: 'Bring water', date: '2040-05-06' } },
  { type: 'promoChanged', change: { header: 'New term', fontFamily: 'Lobster' } },
  { type: 'textEdited', text: 'Mine', signed: true },
  { type: 'film', action: { type: 'started', attempt: 'a' } },
  { type: 'film', action: { type: 'handedIn', attempt: 'a', ticket } },
] as const;
const state = edited.reduce(editorReducer, newEditor({ ...EMPTY_FORM, ...names }));
const kept = contentOf(state, names, null)!;

test('a new person starts from their preferences', () => {
  const { state: fresh, ticket: none } = openPromo(null, preferences);
  expect(fresh.form).toMatchObject({ instructorName: 'Jasmine', time: '7:00 PM', writingStyle: 'playful' });
  expect(none).toBeNull();
});

test("a promo is restored completely, with its render's ticket [S2.52 B13]", () => {
  const opened = openPromo(kept, preferences);
  expect(opened.state).toMatchObject({ form: state.form, promo: state.promo, origin: 'edited' });
  expect(opened.state.film.status).toBe('idle');
  expect(opened.ticket).toEqual(ticket);
});

test('opened and not touched, it is what it was; edited, its film is no longer its film', () => {
  const opened = openPromo(kept, preferences);
  expect(contentOf(opened.state, names, opened.film)).toBe(kept);
  const other = editorReducer(opened.state, { type: 'formChanged', change: { details: 'Bring friends' } });
  expect(contentOf(other, names, opened.film)).toContain('"ticket":null');
});

test('E4: names that the account has changed since stay in the promo, with its film, until its person takes the new ones', () => {
  const renamed = { ...preferences, instructorName: 'Jaz' };
  const opened = openPromo(kept, renamed);
  expect(opened.state.form).toMatchObject(names);
  expect([opened.ticket, contentOf(opened.state, renamed, opened.film)]).toEqual([ticket, kept]);
  const typed = editorReducer(opened.state, { type: 'formChanged', change: { instructorName: 'Robin' } });
  expect(unpackContent(contentOf(typed, renamed, null))?.savedNames).toEqual({ instructorName: 'Jaz', studio: 'Sky' });
});

test('a past day stays, and is said to be past [S5.6 B85]', () => {
  const past = contentOf({ ...state, form: { ...state.form, date: '2020-01-01' } }, names, null);
  const { form } = openPromo(past, preferences).state;
  expect(form).toMatchObject({ date: '2020-01-01', classType: 'Spin' });
  expect(formFaults(form).date).toBe('This date is in the past. Choose today or later.');
});

test.each([
  ['no JSON', '{'],
  ['another version', JSON.stringify({ version: 0 })],
  ['an unknown font', kept.replace('Lobster', 'Wingdings')],
  ['a form of the wrong type', kept.replace('"details":"Bring water"', '"details":7')],
] as const)('%s is ignored', (_, broken) => {
  expect(openPromo(broken, preferences)).toEqual(openPromo(null, preferences));
});

test('the texts to choose from are kept, the same on the server; those that cannot be read go without the promo [B198]', () => {
  const writing = {
    ...{ id: 'w', texts: ['Spin', 'Turn'].map((text) => ({ text, leftOut: [] })), chosen: 1, form: state.form },
    ...{ seconds: 15, day: '2026-11-23', understood: [], struck: [{ fact: 'bring', value: 'water' }], heeded: [] },
  };
  const chosen = contentOf({ ...state, writing }, names, null)!;
  expect(openPromo(chosen, preferences).state.writing).toEqual(writing);
  expect(packContent(unpackContent(chosen)!)).toBe(chosen);
  const broken = openPromo(chosen.replace('"chosen":1', '"chosen":"1"'), preferences).state;
  expect([broken.writing, broken.form]).toEqual([null, state.form]);
  // Kept before there was a choice.
  const { writing: _, ...before } = JSON.parse(kept);
  expect(openPromo(JSON.stringify(before), preferences).state.writing).toBeNull();
});

test('what no promo may hold is not kept', () => {
  expect(contentOf({ ...state, promo: { ...state.promo, videoDuration: 99 } }, names, null)).toBeNull();
});
