/** The numbers in the legal pages, all defined here. */
export const FIGURES = {
  termsFrom: '06/27/2025',
  refundDays: 7,
  refundBusinessDays: '5-10',
  paymentDataYears: 5,
  liabilityMonths: 12,
  minimumAge: 13,
  fullAge: 18,
  cookieMonths: 24,
  /** The cookie choice is asked for again after this time, although cookies may last longer. */
  consentMonths: 13,
} as const;
