import { expect, test } from 'vitest';
import { EMPTY_FORM } from './class-form.ts';
import { type DraftStore, draftOf, openDraft, storeDraft, storedDraft } from './draft.ts';
import { editorReducer, newEditor } from './state.ts';

const preferences = {
  instructorName: 'Jasmine',
  studio: 'Sky',
  lastClassTime: '7:00 PM',
  writingStyle: 'playful',
} as const;
const names = { instructorName: 'Jasmine', studio: 'Sky' };

function memory(): DraftStore & { data: Map<string, string> } {
  const data = new Map<string, string>();
  return {
    data,
    getItem: (key) => data.get(key) ?? null,
    setItem: (key, value) => void data.set(key, value),
  };
}

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

test('somebody new starts from their preferences', () => {
  const { state: fresh, ticket } = openDraft(storedDraft('u1', memory()), preferences);
  expect(fresh.form).toMatchObject({ instructorName: 'Jasmine', time: '7:00 PM', writingStyle: 'playful' });
  expect(ticket).toBeNull();
});

test('a draft comes back whole, with the ticket of its render, for its own person alone', () => {
  const store = memory();
  storeDraft('u1', draftOf(state, names), store);
  const opened = openDraft(storedDraft('u1', store), preferences);
  expect(opened.state).toMatchObject({ form: state.form, promo: state.promo, origin: 'edited' });
  expect(opened.state.film.status).toBe('idle');
  expect(opened.ticket).toEqual({ renderId: 'r', overlayId: 'o', watermark: true });
  expect(openDraft(storedDraft('u2', store), preferences).state.form.classType).toBe('');
});

test('names that were changed elsewhere win, names that are only here stay, and the film of other names is not picked up', () => {
  const store = memory();
  const typed = editorReducer(state, { type: 'formChanged', change: { studio: 'Moon' } });
  storeDraft('u1', draftOf(typed, names), store);
  expect(openDraft(storedDraft('u1', store), preferences).state.form).toMatchObject({
    instructorName: 'Jasmine',
    studio: 'Moon',
  });
  storeDraft('u1', draftOf(state, names), store);
  const opened = openDraft(storedDraft('u1', store), { ...preferences, instructorName: 'Jaz' });
  expect(opened.state.form).toMatchObject({ instructorName: 'Jaz', studio: 'Sky' });
  expect(opened.ticket).toBeNull();
});

test('a day that is over is dropped', () => {
  const store = memory();
  storeDraft('u1', draftOf({ ...state, form: { ...state.form, date: '2020-01-01' } }, names), store);
  expect(openDraft(storedDraft('u1', store), preferences).state.form).toMatchObject({ date: null, classType: 'Spin' });
});

test.each([
  ['no JSON', '{'],
  ['another version', JSON.stringify({ version: 0 })],
  ['an unknown font', (good: string) => good.replace('Lobster', 'Wingdings')],
  ['a form of the wrong type', (good: string) => good.replace('"details":"Bring water"', '"details":7')],
] as const)('%s is ignored', (_, broken) => {
  const store = memory();
  storeDraft('u1', draftOf(state, names), store);
  const [key, good] = [...store.data][0]!;
  store.data.set(key, typeof broken === 'string' ? broken : broken(good));
  expect(openDraft(storedDraft('u1', store), preferences)).toEqual(openDraft(null, preferences));
});

test('a storage that throws costs the draft only', () => {
  const full = () => {
    throw new Error('QuotaExceededError');
  };
  const store: DraftStore = { getItem: full, setItem: full };
  expect(() => storeDraft('u1', draftOf(state, names), store)).not.toThrow();
  expect(openDraft(storedDraft('u1', store), preferences).ticket).toBeNull();
});
