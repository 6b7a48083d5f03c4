/**
 * Shown to a person whose video waits while `ahead` others are made first.
 * @param seconds until theirs is ready; null: nobody knows
 */
export function waitingMessage(ahead: number, seconds: number | null = null): string {
  const place =
    ahead === 0
      ? 'Waiting: yours is next.'
      : ahead === 1
        ? 'Waiting: 1 video is ahead of yours.'
        : `Waiting: ${ahead} videos are ahead of yours.`;
  return seconds === null ? place : `${place} Ready in ${roughly(seconds)}.`;
}

/** A time as one would say it. */
function roughly(seconds: number): string {
  if (seconds < 7.5) return 'a few seconds';
  if (seconds < 57.5) return `about ${Math.round(seconds / 5) * 5} seconds`;
  const minutes = Math.round(seconds / 60);
  return minutes <= 1 ? 'about a minute' : `about ${minutes} minutes`;
}
