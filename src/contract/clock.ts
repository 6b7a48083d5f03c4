import { keySchema } from './strings.ts';

/** A time of day on the studio's clock. */
export const clockTimeSchema = keySchema(5).regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 18:00.');

/** An IANA time zone that this machine knows. */
export const zoneSchema = keySchema(64).refine(isZone, 'Choose a time zone, such as Europe/Berlin.');

function isZone(zone: string): boolean {
  try {
    // Offsets such as '+02:00' are zones to it, too, which have no summer.
    return /^(?:UTC|[A-Za-z]+\/.+)$/.test(zone) && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}
