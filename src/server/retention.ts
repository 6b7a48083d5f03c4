import { type SQL, sql } from 'drizzle-orm';
import { COMPRESSION } from '../contract/compression.ts';
import { LIMITS } from '../contract/limits.ts';

/** How long what ends by itself is kept, as Postgres reads intervals. docs/operations.md has the same for people. */
export const KEPT = {
  /** From the last day on which it was used. */
  session: '30 days',
  /** Of a token that has ended: its person may ask why a program stands still. */
  accessToken: '30 days',
  /** Of done jobs, and of failed ones. */
  job: '1 day',
  mail: '10 days',
  /** Of a mail that was written to the outbox folder. */
  mailFile: '30 days',
  /** Of one that was sent: as long as its links note what was posted. */
  reminder: '30 days',
  stripeEvent: '90 days',
  /** Long enough for whatever may still be paid: a checkout is open for a day, a bank debit takes two weeks at most. */
  closedCustomer: '30 days',
  unmatchedSubscription: '90 days',
  auditEntry: '2 years',
  /** Not continued, or failed and told. */
  upload: '1 day',
  compression: `${COMPRESSION.keepMinutes} minutes`,
  unfinishedCompression: '1 day',
  /** Made before it was asked for. */
  filmAhead: '1 hour',
  deletedPromo: `${LIMITS.deletedPromoDays} days`,
  libraryWithoutPlan: `${LIMITS.libraryKeptDays} days`,
  /** A frame of text, and what is known of its film, that nobody has composed. */
  uncomposed: '1 hour',
  /** A file in the store that nothing refers to, until a sweep notes it; the next one removes it. */
  strayFile: '30 minutes',
  /** Cut out of a clip when somebody asked for it. */
  part: '1 day',
  /** A folder that a process on another machine may be working in. */
  scratch: '1 day',
} as const;
type Term = (typeof KEPT)[keyof typeof KEPT];

/** The moment before which what has this term is over. */
export const over = (term: Term): SQL => sql`now() - ${term}::interval`;

const UNIT_MS = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

/** A term that is not counted in years, in milliseconds. */
export function msOf(term: Exclude<Term, `${string}year${string}`>): number {
  const [, amount, unit] = /^(\d+) (minute|hour|day)s?$/.exec(term)!;
  return Number(amount) * UNIT_MS[unit as keyof typeof UNIT_MS];
}
