/** Phones show their keyboard for addresses, and mend nothing. */
export const TYPED_LINK = {
  inputMode: 'url',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  autoComplete: 'off',
} as const;
