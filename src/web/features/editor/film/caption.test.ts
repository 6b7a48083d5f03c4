import { expect, test } from 'vitest';
import { defaultPromo } from '../../../../scene/promo.ts';
import { withSignature } from '../../../../scene/script.ts';
import { EMPTY_FORM } from '../model/class-form.ts';
import { CAPTION_MAX, captionOf } from './caption.ts';

const FORM = {
  ...EMPTY_FORM,
  classType: 'Spin Basics',
  schedule: 'Every Thursday',
  time: '7:00 PM',
  studio: "Luna's Pole Loft",
  instructorName: 'Maya',
} as const;
const say = (text: string) => ({ ...defaultPromo, text });

test('is the text without asterisks and signature, then class, day and time, then hashtags of the facts [B112]', () => {
  const text = withSignature('Come and **spin** with us\n\nEvery Thursday\nat Luna\n\nSee you there');
  expect(captionOf(say(text), FORM)).toBe(
    [
      'Come and spin with us',
      'Every Thursday\nat Luna',
      'See you there',
      'Spin Basics · Every Thursday · 7:00 PM',
      '#SpinBasics #LunasPoleLoft #Maya',
    ].join('\n\n'),
  );
});

test('names a single day in words, and leaves out what nobody has given [B112]', () => {
  const once = { ...EMPTY_FORM, date: '2026-12-03' };
  expect(captionOf(say('Hello'), once)).toBe('Hello\n\nThursday, December 3 · 9:00 PM');
  expect(captionOf(say('Hello'), EMPTY_FORM)).toBe('Hello');
  expect(captionOf(say(''), { ...EMPTY_FORM, studio: 'Loft' })).toBe('#Loft');
});

test.each([
  ['Pole & Dance – Level 2', '#PoleDanceLevel2'],
  ['ÉTOILE filante', '#ÉTOILEFilante'],
  ['火 pole', '#火Pole'],
  ['365', ''],
  ['✨', ''],
])('%s becomes the hashtag %s', (studio, tag) => {
  expect(captionOf(say(''), { ...EMPTY_FORM, studio })).toBe(tag);
});

test('says each hashtag once', () => {
  expect(captionOf(say(''), { ...EMPTY_FORM, studio: 'Luna', instructorName: 'LUNA' })).toBe('#Luna');
});

test('is never longer than Instagram allows: the text gives way, between words, and the facts stay [B112]', () => {
  for (const word of ['pole ', '💃🏽 ', 'x'.repeat(5000), '💃']) {
    const caption = captionOf(say(word.repeat(1500)), FORM);
    expect(caption.length).toBeLessThanOrEqual(CAPTION_MAX);
    expect(caption).toContain('…\n\nSpin Basics · Every Thursday · 7:00 PM\n\n#SpinBasics');
    expect(caption.isWellFormed()).toBe(true);
  }
});
