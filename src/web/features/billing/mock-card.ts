/** Cards that the mock knows, numbered like Stripe's own test cards. */
export const TEST_CARDS = { success: '4242 4242 4242 4242', decline: '4000 0000 0000 0002' } as const;

export const DECLINED = 'Your card was declined. Please try a different payment method.';

const digits = (text: string, most: number) => text.replace(/\D/g, '').slice(0, most);

/** Input masks of the card's fields. */
export const CARD_MASKS = {
  /** Digits in groups of 4, at most 19 characters. */
  number: (text: string) => digits(text, 16).replace(/(\d{4})(?=\d)/g, '$1 '),
  /** MM/YY from at most 4 digits; the slash appears with the third, so that it can be deleted. */
  expiry: (text: string) => digits(text, 4).replace(/^(\d{2})(?=\d)/, '$1/'),
  cvc: (text: string) => digits(text, 3),
  zip: (text: string) => digits(text, 5),
} as const;

/** Where the cursor stands in the masked text: after as many digits as were before it. */
export function cursorIn(masked: string, typed: string, cursor: number): number {
  let left = typed.slice(0, cursor).replace(/\D/g, '').length;
  let at = 0;
  for (; left > 0 && at < masked.length; at++) if (/\d/.test(masked[at]!)) left--;
  return at;
}

/** The mock declines the card that Stripe declines, whichever button is pressed. */
export function isDeclined(number: string): boolean {
  return number === TEST_CARDS.decline;
}
