import { TEXT_LIMITS } from '../scene/limits.ts';

/** Sizes, lengths and counts that browser and server agree on. What depends on the plan is in `plans.ts`. */
export const LIMITS = {
  freeDownloads: 5,
  freeRendersPerDay: 40,
  /** Classes of the timetable in seven days. */
  freeWeekClasses: 1,
  teamSeats: 10,
  nameChanges: 2,
  /** Promos per account; deleted ones do not count. */
  promos: 200,
  /** Days for which a deleted promo can be brought back. */
  deletedPromoDays: 30,
  /** Days for which own backgrounds are kept that a plan no longer includes. */
  libraryKeptDays: 30,
  /** Days within which a studio whose plan is back gives its members their seats back. */
  seatsKeptDays: 7,
  uploadBytes: 1_000_000_000,
  /** How long a video may play that is uploaded or compressed. */
  uploadSeconds: 30 * 60,
  /** A posted frame; a full one of text has some 300 kB. */
  frameBytes: 8_000_000,
  instructorName: 30,
  studioName: 30,
  className: 30,
  classDescription: 150,
  header: TEXT_LIMITS.header,
  details: 60,
  promotionalText: TEXT_LIMITS.text,
  passwordMin: 6,
  passwordAdvised: 12,
  passwordMax: 128,
} as const;
