import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ANIMATION_NAMES } from '../../src/scene/animations.ts';
import { weightShown } from '../../src/scene/fonts.ts';
import { LOOK_IDS, LOOK_SETTINGS, LOOKS, lookSettingsOf } from '../../src/scene/looks.ts';
import { defaultPromo, promoSchema } from '../../src/scene/promo.ts';

const all = LOOK_IDS.map((id) => LOOKS[id]);

it('there are at least twelve looks, each of its own, and together they use every animation [B220]', () => {
  expect(all.length).toBeGreaterThanOrEqual(12);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(new Set(all.map(({ settings }) => JSON.stringify(settings))).size).toBe(all.length);
  expect(new Set(all.map(({ settings }) => settings.animationType))).toEqual(new Set(ANIMATION_NAMES));
});

it.each(LOOK_IDS)(
  '%s sets what a promo has, in weights that its fonts have, over a loop that there is [B220]',
  (id) => {
    const { settings, background } = LOOKS[id];
    expect(Object.keys(settings).sort()).toEqual([...LOOK_SETTINGS].sort());
    expect(promoSchema.parse(settings)).toMatchObject(settings);
    expect(weightShown(settings.fontFamily, settings.fontWeight)).toBe(settings.fontWeight);
    const manifest = JSON.parse(readFileSync('assets/backgrounds/manifest.json', 'utf8')) as { slug: string }[];
    if (background !== null) expect(manifest.map(({ slug }) => slug)).toContain(background);
  },
);

it('the first look has the specified settings; over black they give the same film [B220 S3.7]', () => {
  const { textPlace, ...settings } = LOOKS[LOOK_IDS[0]].settings;
  expect(textPlace).toBe('auto');
  expect(lookSettingsOf(defaultPromo)).toMatchObject(settings);
});
