/** The longest texts that a film takes, in characters. */
export const TEXT_LIMITS = { header: 40, text: 2000 } as const;
