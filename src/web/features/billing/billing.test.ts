import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../api/client.ts';
import { textOf } from '../../api/failure.ts';
import { CARD_MASKS, cursorIn, isDeclined, TEST_CARDS } from './mock-card.ts';
import { checkoutError, paymentError } from './payment-error.ts';

test.each([
  ['payment_failed', 'Payment could not be processed. Please try again or contact support if the issue persists.'],
  ['missing_session', 'Session expired. Please try your payment again.'],
  ['processing_failed', 'Payment processing encountered an error. Please try again.'],
  ['user_cancelled', "Payment was cancelled. You can try again whenever you're ready."],
  ['anything else', 'An unexpected error occurred. Please try again.'],
  ['', 'An unexpected error occurred. Please try again.'],
  ['constructor', 'An unexpected error occurred. Please try again.'],
])('the error parameter %j reads "%s" [S8.20]', (code, message) => expect(paymentError(code)).toBe(message));

test.each([
  [new ApiError(409, 'conflict', 'You have this plan already.'), 'You have this plan already.'],
  [new ApiError(502, null, '<html>Bad gateway</html>'), 'Failed to create checkout session.'],
  [new NetworkError(new TypeError('Failed to fetch')), 'An unexpected error occurred. Please try again.'],
  [new TypeError('bug'), 'An unexpected error occurred. Please try again.'],
])('a checkout that fails with %s reads "%s" [S8.16]', (error, message) =>
  expect(textOf(checkoutError(error))).toBe(message),
);

test.each([
  ['number', '4242424242424242', '4242 4242 4242 4242'],
  ['number', '4242 4242 4242 4242 99', '4242 4242 4242 4242'],
  ['number', '42424', '4242 4'],
  ['number', '4242', '4242'],
  ['number', 'a1-2', '12'],
  ['expiry', '1', '1'],
  ['expiry', '12', '12'],
  ['expiry', '123', '12/3'],
  ['expiry', '12/345', '12/34'],
  ['cvc', '12a34', '123'],
  ['zip', '123456', '12345'],
] as const)('the field %s makes of %j %j [S5.15]', (field, typed, shown) =>
  expect(CARD_MASKS[field](typed)).toBe(shown),
);

test('the longest card number has 19 characters, and the decline card is known [S5.15]', () => {
  expect(CARD_MASKS.number('1'.repeat(40))).toHaveLength(19);
  expect(isDeclined(CARD_MASKS.number('4000000000000002'))).toBe(true);
  expect(isDeclined(TEST_CARDS.success)).toBe(false);
});

test('E15: after an edit anywhere in a masked field, the cursor stands behind the digits that it stood behind [B482]', () => {
  const numberOf = (text: string) => text.replace(/\D/g, '');
  let state = 15;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  let moved = 0;
  for (let round = 0; round < 2000; round++) {
    const field = (['number', 'expiry', 'cvc', 'zip'] as const)[next(4)]!;
    const before = CARD_MASKS[field](Array.from({ length: next(20) }, () => next(10)).join(''));
    const at = next(before.length + 1);
    const inserted = ['7', '', '12', 'x', ' 3'][next(5)]!;
    const typed = before.slice(0, at) + inserted + before.slice(at + (inserted === '' ? 1 : 0));
    const cursor = at + inserted.length;
    const masked = CARD_MASKS[field](typed);
    const place = cursorIn(masked, typed, cursor);
    const due = numberOf(masked).slice(0, numberOf(typed.slice(0, cursor)).length);
    expect(numberOf(masked.slice(0, place)), JSON.stringify({ field, typed, cursor })).toBe(due);
    if (place < masked.length) moved++;
  }
  expect(moved).toBeGreaterThan(500);
});
