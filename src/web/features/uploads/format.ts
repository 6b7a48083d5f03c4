/** How long something will still take, as a range, since it is an estimate: 'about 10-15 s', 'about 2-3 min'. */
export function estimateText(seconds: number): string {
  if (seconds < 5) return 'a few seconds';
  if (seconds < 60) {
    const from = Math.floor(seconds / 5) * 5;
    return `about ${from}-${from + 5} s`;
  }
  const minutes = Math.floor(seconds / 60);
  return `about ${minutes}-${minutes + 1} min`;
}
