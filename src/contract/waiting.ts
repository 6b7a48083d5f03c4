/** Shown to a person whose video waits while `ahead` others are made first. */
export function waitingMessage(ahead: number): string {
  if (ahead === 0) return 'Waiting: yours is next.';
  return ahead === 1 ? 'Waiting: 1 video is ahead of yours.' : `Waiting: ${ahead} videos are ahead of yours.`;
}
