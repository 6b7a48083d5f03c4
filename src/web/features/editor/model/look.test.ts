import { describe, expect, test } from 'vitest';
import type { Clip } from '../../../../contract/library.ts';
import { STYLE_LOOKS } from '../../../../contract/looks.ts';
import { LOOK_IDS, LOOKS } from '../../../../scene/looks.ts';
import { defaultPromo } from '../../../../scene/promo.ts';
import { EMPTY_FORM } from './class-form.ts';
import { historyOf, historyReducer } from './history.ts';
import { backgroundIn, backgroundOfStyle, inLookOfStyle, lookOf, promoInLook } from './look.ts';
import { newEditor } from './state.ts';

const clipOf = (name: string, more: Partial<Clip> = {}): Clip => ({
  ...{ id: name, publicId: `universal/${name}`, url: `/${name}.mp4`, posterUrl: '', previewUrl: '', title: name },
  ...{ duration: 10, libraryType: 'universal' },
  ...more,
});
const [stage, other] = [clipOf('stage', { slug: LOOKS.poster.background }), clipOf('other')];
const mine = clipOf('mine', { libraryType: 'personal' });

describe('the background that a look brings', () => {
  test('is its loop, or black [B221]', () => {
    expect(backgroundIn('poster', null, [other, stage])).toBe(stage);
    expect(backgroundIn('minimal', stage, [stage])).toBeNull();
  });

  test('is nothing where somebody has their own video, or the library lacks the loop [B221]', () => {
    for (const id of LOOK_IDS) expect(backgroundIn(id, mine, [stage])).toBe(mine);
    expect(backgroundIn('poster', other, [other])).toBe(other);
  });
});

test('a clip that stays under another look also begins where it did [B178]', () => {
  const part = { ...defaultPromo, backgroundVideoUrl: '/part-of-mine.mp4' };
  expect(promoInLook({ promo: part, background: mine }, 'poster', mine).backgroundVideoUrl).toBe('/part-of-mine.mp4');
  expect(promoInLook({ promo: part, background: other }, 'poster', stage).backgroundVideoUrl).toBe(stage.url);
  expect(promoInLook({ promo: part, background: mine }, 'minimal', null).backgroundVideoUrl).toBeNull();
});

test('a look is chosen as long as nothing of it is changed, wherever its text stands [B221]', () => {
  expect(lookOf(defaultPromo)).toBe('signature');
  const promo = { ...defaultPromo, ...LOOKS.neon.settings };
  expect(lookOf({ ...promo, textPlace: 'top', fontSize: 'text-xl', header: 'New term' })).toBe('neon');
  expect(lookOf({ ...promo, accentColor: '#123456' })).toBeNull();
});

test('each tap on a look is a step of its own [B221]', () => {
  const history = (['poster', 'neon'] as const).reduce(
    (before, look, at) => historyReducer(before, { action: { type: 'lookChosen', look, background: stage }, at }),
    historyOf(newEditor(EMPTY_FORM)),
  );
  expect(lookOf(history.present.promo)).toBe('neon');
  const undone = historyReducer(history, { action: { type: 'undone' }, at: 9 });
  expect(lookOf(undone.present.promo)).toBe('poster');
  expect(undone.present.background).toBe(stage);
});

describe('the look of a writing style', () => {
  test('is the specified one for the default style [B222]', () => {
    expect(inLookOfStyle(defaultPromo, 'sensual')).toEqual(defaultPromo);
  });

  test('leaves text where somebody has put it [B222]', () => {
    expect(inLookOfStyle(defaultPromo, 'fierce').textPlace).toBe('bottom');
    expect(inLookOfStyle({ ...defaultPromo, textPlace: 'free' }, 'fierce').textPlace).toBe('free');
    expect(inLookOfStyle({ ...defaultPromo, textPlace: 'top' }, 'fierce').textPlace).toBe('top');
  });

  test('brings its loop where the background came by itself, and leaves what somebody has chosen [B222]', () => {
    const clip = (slug: string | null) => ({ ...stage, publicId: `universal/${slug ?? 'own'}`, slug });
    const [dusk, laser, city, own] = [clip('studio-at-dusk'), clip('laser-haze'), clip('city-lights'), clip(null)];
    const library = { starter: dusk, universal: [dusk, laser, city] };
    const over = (background: Clip | null, promo = defaultPromo) =>
      backgroundOfStyle('fierce', { promo, background }, library);
    expect(over(dusk)).toBe(laser);
    expect(over(city, { ...defaultPromo, ...LOOKS.street.settings })).toBe(laser);
    for (const chosen of [city, own, null]) expect(over(chosen)).toBe(chosen);
    const state = historyOf({ ...newEditor(EMPTY_FORM, dusk) });
    const written = { type: 'textWritten', text: 'Come', background: laser } as const;
    const fierce = { ...EMPTY_FORM, writingStyle: 'fierce' } as const;
    const next = historyReducer(state, { action: { ...written, from: fierce }, at: 1 }).present;
    expect([next.background, next.promo.backgroundVideoUrl]).toEqual([laser, laser.url]);
    const mine = { ...state, present: { ...state.present, lookBy: 'person' as const } };
    expect(historyReducer(mine, { action: written, at: 1 }).present.background).toBe(dusk);
  });

  test('is another for each style [B222]', () => {
    const looks = Object.values(STYLE_LOOKS);
    expect(new Set(looks).size).toBe(looks.length);
  });
});
