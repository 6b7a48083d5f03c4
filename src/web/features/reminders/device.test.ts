import { expect, it } from 'vitest';
import { abilityOf } from './device.ts';

const IPHONE = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', maxTouchPoints: 5 };
const PIXEL = { userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 9)', maxTouchPoints: 5 };

it('an iPhone shows messages from the home screen, others where they can and may [B946]', () => {
  expect(abilityOf({ ...IPHONE, hasPush: false, permission: undefined })).toBe('homeScreen');
  expect(abilityOf({ ...IPHONE, hasPush: true, permission: 'default' })).toBe('able');
  expect(abilityOf({ ...PIXEL, hasPush: false, permission: undefined })).toBe('unable');
  expect(abilityOf({ ...PIXEL, hasPush: true, permission: 'denied' })).toBe('denied');
  expect(abilityOf({ ...PIXEL, hasPush: true, permission: 'granted' })).toBe('able');
});
