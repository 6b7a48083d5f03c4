import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_FORM } from './class-form.ts';
import { type HistoryAction, historyOf, historyReducer, UNDO_STEPS } from './history.ts';
import { newEditor } from './state.ts';

const fresh = () => historyOf(newEditor(EMPTY_FORM));
const typed = (text: string): HistoryAction => ({ type: 'textEdited', text, signed: false });
const clip = {
  id: 'c',
  publicId: 'loops/silk',
  title: 'Silk',
  url: '/media/silk.mp4',
  posterUrl: '/media/silk.jpg',
  previewUrl: '/media/silk.webm',
  duration: 10,
  libraryType: 'universal',
} as never;

/** Plays actions, `gap` milliseconds apart. */
function play(actions: readonly HistoryAction[], gap = 2000, history = fresh()) {
  return actions.reduce((now, action, index) => historyReducer(now, { action, at: index * gap }), history);
}

describe('undo and redo', () => {
  test('take back form, text, style and background one by one, and bring them again [B120]', () => {
    const end = play([
      { type: 'formChanged', change: { classType: 'Spin Basics' } },
      typed('Come and spin'),
      { type: 'promoChanged', change: { fontFamily: 'Lobster' } },
      { type: 'backgroundChosen', background: clip },
    ]);
    let history = end;
    const undo = () => {
      history = historyReducer(history, { action: { type: 'undone' }, at: 0 });
      return history.present;
    };
    expect(undo().background).toBe(null);
    expect(undo().promo.fontFamily).toBe('Playfair Display');
    expect(undo().promo.text).toBe('Your Awesome Pole Class');
    expect(undo().form.classType).toBe('');
    expect(undo().form.classType).toBe('');
    const redone = play(
      [...'1234'].map(() => ({ type: 'redone' }) as const),
      0,
      history,
    );
    expect(redone.present).toEqual(end.present);
  });

  test('what is typed without a pause is one step; a pause, or something else, begins the next [B120]', () => {
    const letters = play([typed('S'), typed('Sp'), typed('Spi')], 100);
    expect(letters.past).toHaveLength(1);
    expect(play([typed('S'), typed('Sp')], 1500).past).toHaveLength(2);
    const between = play([typed('S'), { type: 'promoChanged', change: { textColor: '#000000' } }, typed('Sp')], 100);
    expect(between.past).toHaveLength(3);
  });

  test('a change after an undo forgets what was undone [B120]', () => {
    const history = play([typed('one'), typed('two'), { type: 'undone' }, typed('three')], 0);
    expect(history.future).toEqual([]);
    expect(historyReducer(history, { action: { type: 'redone' }, at: 0 }).present.promo.text).toBe('three');
  });

  test('a finished film comes back with what it was made of; one in progress does not [B120]', () => {
    const film = (action: object) => ({ type: 'film', action: { attempt: 'a', ...action } }) as HistoryAction;
    const ticket = { renderId: 'r', overlayId: null, watermark: false };
    const begun = play([typed('one'), film({ type: 'started' }), film({ type: 'handedIn', ticket })]);
    const done = play([film({ type: 'filmed', url: '/film.mp4' }), film({ type: 'loaded', file: null })], 0, begun);
    const undone = (history: typeof done) => play([typed('two'), { type: 'undone' }], 2000, history).present.film.url;
    expect([undone(done), undone(begun)]).toEqual(['/film.mp4', null]);
  });

  test('how a background moves is no step, is known of it in every one, and leaves its film [B680]', () => {
    const made: HistoryAction[] = [
      { type: 'backgroundChosen', background: clip },
      typed('Come'),
      { type: 'film', action: { type: 'started', attempt: 'a' } },
      { type: 'film', action: { type: 'filmed', attempt: 'a', url: '/media/renders/film.mp4' } },
    ];
    const before = play(made);
    const after = play([{ type: 'surveyed', publicId: 'loops/silk', survey: null }], 0, before);
    expect(before.present.film.url).not.toBeNull();
    expect(after.present).toEqual({ ...before.present, background: { ...(clip as object), survey: null } });
    expect(after.past).toHaveLength(before.past.length);
    expect(play([{ type: 'undone' }], 0, after).present.background?.survey).toBeNull();
    expect(play([{ type: 'surveyed', publicId: 'another', survey: null }], 0, before)).toEqual(before);
  });

  test('a background that was deleted does not come back [B120]', () => {
    const history = play([
      { type: 'backgroundChosen', background: clip },
      typed('one'),
      { type: 'backgroundChosen', background: null, deleted: true },
      { type: 'undone' },
    ]);
    expect([history.present.background, history.present.promo.backgroundVideoUrl]).toEqual([null, null]);
  });

  test('at most 50 steps are kept, and any way back and forth ends where it began [B120]', () => {
    const many = play(Array.from({ length: 80 }, (_, n) => typed(`${n}`)));
    expect(many.past).toHaveLength(UNDO_STEPS);
    const action = fc.oneof(
      fc.string().map(typed),
      fc.constant({ type: 'undone' } as const),
      fc.constant({ type: 'redone' } as const),
      fc.constantFrom('Lobster', 'Inter').map((fontFamily) => ({ type: 'promoChanged', change: { fontFamily } })),
    );
    fc.assert(
      fc.property(fc.array(action as fc.Arbitrary<HistoryAction>, { maxLength: 40 }), (actions) => {
        const end = play(actions);
        const back = play(
          end.past.map(() => ({ type: 'undone' }) as const),
          0,
          end,
        );
        const forth = play(
          end.past.map(() => ({ type: 'redone' }) as const),
          0,
          back,
        );
        expect(forth.present).toEqual(end.present);
      }),
    );
  });
});
