import { PRICES } from '../../../contract/plans.ts';

/** The numbers of the legal pages; the only place where they stand. */
export const FIGURES = {
  termsFrom: '06/27/2025',
  refundDays: 7,
  refundBusinessDays: '5-10',
  paymentDataYears: 5,
  liabilityMonths: 12,
  minimumAge: 13,
  fullAge: 18,
  cookieMonths: 24,
  /** A choice about cookies is asked for again after this time, although cookies may last longer. */
  consentMonths: 13,
  individual: `$${PRICES.individual_pro}`,
  studio: `$${PRICES.studio_pro}`,
} as const;
