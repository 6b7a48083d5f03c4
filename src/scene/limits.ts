/** The longest texts that a film takes, in characters. */
export const TEXT_LIMITS = { header: 40, text: 2000 } as const;
/** Characters of the address in a film's QR code: with more its squares would be too small to be read off a phone. */
export const CODE_ADDRESS_MAX = 134;
