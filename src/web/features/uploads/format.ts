/** Bytes as people say them, in decimal units: '12.3 MB'. */
export function sizeText(bytes: number): string {
  if (bytes >= 1e9) return `${trim(bytes / 1e9)} GB`;
  if (bytes >= 1e6) return `${trim(bytes / 1e6)} MB`;
  return `${Math.max(bytes > 0 ? 1 : 0, Math.round(bytes / 1000))} kB`;
}

function trim(value: number): string {
  return value.toFixed(1).replace(/\.0$/, '');
}

/** How long something will still take, as the range that an estimate is: 'about 10-15 s', 'about 2-3 min'. */
export function estimateText(seconds: number): string {
  if (seconds < 5) return 'a few seconds';
  if (seconds < 60) {
    const from = Math.floor(seconds / 5) * 5;
    return `about ${from}-${from + 5} s`;
  }
  const minutes = Math.floor(seconds / 60);
  return `about ${minutes}-${minutes + 1} min`;
}
