const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const SAID = new RegExp(`(${MONTHS.join('|')}) (\\d{1,2}), (\\d{4}), (\\d{1,2}):(\\d\\d) ([AP])M UTC`, 'g');

/**
 * A moment as mails and the server's answers say it, such as 'December 28, 2026, 3:05 AM UTC': whoever reads it may be
 * anywhere, where it may be another day. Seconds are dropped.
 */
export function sayMoment(moment: Date | string): string {
  const at = new Date(moment);
  const hours = at.getUTCHours();
  const minutes = String(at.getUTCMinutes()).padStart(2, '0');
  const day = `${MONTHS[at.getUTCMonth()]} ${at.getUTCDate()}, ${at.getUTCFullYear()}`;
  return `${day}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'} UTC`;
}

/** A sentence of the server's with its moments said otherwise, such as by the reader's day. @param say gets the moment in ISO 8601 */
export function withMoments(sentence: string, say: (moment: string) => string): string {
  return sentence.replace(
    SAID,
    (_, month: string, day: string, year: string, hour: string, minutes: string, half: string) => {
      const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0);
      return say(
        new Date(Date.UTC(Number(year), MONTHS.indexOf(month), Number(day), hours, Number(minutes))).toISOString(),
      );
    },
  );
}
