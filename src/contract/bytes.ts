/** Units for sizes, each a thousand times the previous one. */
const UNITS = ['kB', 'MB', 'GB', 'TB'] as const;

/**
 * Bytes for people, in decimal units with at most one decimal place: '20 MB', '1.2 GB'. Server and browser both format
 * sizes only with this, so that a quota and the error about it never differ.
 * @param bytes a whole number, 0 or more; anything above 0 is at least '1 kB'
 */
export function formatBytes(bytes: number): string {
  let value = bytes > 0 ? Math.max(1, Math.round(bytes / 1000)) : 0;
  let unit = 0;
  // Rounded before choosing the unit: 999.96 MB is 1 GB, never 1000 MB.
  for (; value >= 1000 && unit < UNITS.length - 1; unit++) {
    value = Math.round(bytes / 10 ** (3 * (unit + 2) - 1)) / 10;
  }
  return `${value} ${UNITS[unit]}`;
}
