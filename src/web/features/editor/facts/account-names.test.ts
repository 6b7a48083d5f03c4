import { expect, test } from 'vitest';
import { entitlements } from '../../../../contract/plans.ts';
import { EMPTY_FORM } from '../model/class-form.ts';
import { type EditorAction, editorReducer, newEditor } from '../model/state.ts';
import { outdatedNames } from './account-names.ts';

const BEFORE = { instructorName: 'Jasmine', studio: 'Sky' };
const NOW = { instructorName: 'Jaz', studio: 'Moon' };
const FREE = entitlements({ role: 'user', subscriptionStatus: 'free' });
const PRO = entitlements({ role: 'pro', subscriptionStatus: 'pro' });
const MEMBER = entitlements({ role: 'studio_team', subscriptionStatus: 'free' });

const promo = (...actions: EditorAction[]) =>
  actions.reduce(editorReducer, newEditor({ ...EMPTY_FORM, ...BEFORE, classType: 'Spin' }));
const choose = (change: Partial<typeof NOW>): EditorAction => ({ type: 'formChanged', change });

test('E4: a promo with names of before is offered those of today, and takes them by one step, in its text too', () => {
  const old = promo({ type: 'textEdited', text: 'Spin with *Jasmine* at Sky', signed: false });
  const offered = outdatedNames(old, NOW, FREE);
  expect(offered).toEqual({ words: 'This promo says Jasmine and Sky.', names: NOW });
  const updated = editorReducer(old, { type: 'namesUpdated', names: offered!.names });
  expect([updated.form, updated.promo.text]).toEqual([{ ...old.form, ...NOW }, 'Spin with *Jaz* at Moon']);
  expect(outdatedNames(updated, NOW, FREE)).toBeNull();
  // The account may change once more.
  expect(outdatedNames(updated, BEFORE, PRO)?.names.instructorName).toBe('Jasmine');
});

test.each([
  ['says what the account says', promo(), BEFORE, FREE, null],
  [
    'has a name of its own',
    promo(choose({ instructorName: 'Robin' })),
    { ...BEFORE, instructorName: 'Jaz' },
    FREE,
    null,
  ],
  [
    'has its own name, which the plan does not let anybody type',
    promo(choose({ instructorName: 'Robin' })),
    BEFORE,
    PRO,
    'This promo says Robin.',
  ],
  ['names nobody, and cannot', promo(choose({ instructorName: '' })), BEFORE, PRO, 'This promo does not say Jasmine.'],
  ['was emptied on purpose', promo(choose({ instructorName: '' })), NOW, FREE, 'This promo says Sky.'],
  [
    'is of a member, whose owner has renamed the studio',
    promo(),
    { ...BEFORE, studio: 'Moon' },
    MEMBER,
    'This promo says Sky.',
  ],
  ['is opened while the names are not known', promo(), { instructorName: '', studio: '' }, PRO, null],
] as const)('E4: a promo that %s', (_, state, account, plan, words) => {
  expect(outdatedNames(state, account, plan)?.words ?? null).toBe(words);
});
