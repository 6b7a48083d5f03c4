import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_FORM } from './class-form.ts';
import { draftOf, openDraft, storeDraft, storedDraft } from './draft.ts';
import { editorReducer, newEditor } from './state.ts';

const preferences = {
  instructorName: 'Jasmine',
  studio: 'Sky',
  lastClassTime: '7:00 PM',
  writingStyle: 'playful',
} as const;
const names = { instructorName: 'Jasmine', studio: 'Sky' };

let data: Map<string, string>;
beforeEach(() => {
  data = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => data.get(name) ?? null,
    setItem: (name: string, value: string) => data.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const edited = [
  { type: 'formChanged', change: { classType: 'Spin', details: 'Bring water', date: '2040-05-06' } },
  { type: 'promoChanged', change: { header: 'New term', fontFamily: 'Lobster' } },
  { type: 'textEdited', text: 'Mine', signed: true },
  { type: 'film', action: { type: 'started', attempt: 'a' } },
  {
    type: 'film',
    action: { type: 'handedIn', attempt: 'a', ticket: { renderId: 'r', overlayId: 'o', watermark: true } },
  },
] as const;
const state = edited.reduce(editorReducer, newEditor({ ...EMPTY_FORM, ...names }));

test('a new person starts from their preferences', () => {
  const { state: fresh, ticket } = openDraft(storedDraft('u1'), preferences);
  expect(fresh.form).toMatchObject({ instructorName: 'Jasmine', time: '7:00 PM', writingStyle: 'playful' });
  expect(ticket).toBeNull();
});

test("a draft is restored completely, with its render's ticket, only for its own person [S2.52 B13]", () => {
  storeDraft('u1', draftOf(state, names));
  const opened = openDraft(storedDraft('u1'), preferences);
  expect(opened.state).toMatchObject({ form: state.form, promo: state.promo, origin: 'edited' });
  expect(opened.state.film.status).toBe('idle');
  expect(opened.ticket).toEqual({ renderId: 'r', overlayId: 'o', watermark: true });
  expect(openDraft(storedDraft('u2'), preferences).state.form.classType).toBe('');
});

test('names changed elsewhere win, names that exist only here stay, and a film with other names is not picked up', () => {
  const typed = editorReducer(state, { type: 'formChanged', change: { studio: 'Moon' } });
  storeDraft('u1', draftOf(typed, names));
  expect(openDraft(storedDraft('u1'), preferences).state.form).toMatchObject({
    instructorName: 'Jasmine',
    studio: 'Moon',
  });
  storeDraft('u1', draftOf(state, names));
  const opened = openDraft(storedDraft('u1'), { ...preferences, instructorName: 'Jaz' });
  expect(opened.state.form).toMatchObject({ instructorName: 'Jaz', studio: 'Sky' });
  expect(opened.ticket).toBeNull();
});

test('a past day is dropped [S5.6]', () => {
  storeDraft('u1', draftOf({ ...state, form: { ...state.form, date: '2020-01-01' } }, names));
  expect(openDraft(storedDraft('u1'), preferences).state.form).toMatchObject({ date: null, classType: 'Spin' });
});

test.each([
  ['no JSON', '{'],
  ['another version', JSON.stringify({ version: 0 })],
  ['an unknown font', (good: string) => good.replace('Lobster', 'Wingdings')],
  ['a form of the wrong type', (good: string) => good.replace('"details":"Bring water"', '"details":7')],
] as const)('%s is ignored', (_, broken) => {
  storeDraft('u1', draftOf(state, names));
  const [key, good] = [...data][0]!;
  data.set(key, typeof broken === 'string' ? broken : broken(good));
  expect(openDraft(storedDraft('u1'), preferences)).toEqual(openDraft(null, preferences));
});

test('if storage throws, only the draft is lost', () => {
  const full = () => {
    throw new Error('QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: full, setItem: full });
  expect(() => storeDraft('u1', draftOf(state, names))).not.toThrow();
  expect(openDraft(storedDraft('u1'), preferences).ticket).toBeNull();
});
