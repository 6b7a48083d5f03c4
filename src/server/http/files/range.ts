import type { ByteRange } from '../../storage/index.ts';

/**
 * Reads a Range header (RFC 9110, 14.1.2) for a file of `size` bytes.
 * @returns the requested part; null for the whole file (no header, another unit, several parts, or broken syntax, all
 * of which the RFC lets a
 *   server ignore); 'unsatisfiable' if the part is outside the file (416)
 */
export function parseRange(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match) return null;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}

/** True if an If-None-Match header names `etag` or `*`. Weak comparison, as RFC 9110, 13.1.2 requires. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const names = header.split(',').map((name) => name.trim().replace(/^W\//, ''));
  return names.includes('*') || names.includes(etag);
}
