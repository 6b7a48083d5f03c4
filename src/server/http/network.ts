import { isIPv6 } from 'node:net';

/** The groups of an IPv6 address (RFC 4291, 2.2), without its zone. */
function groupsOf(address: string): number[] {
  const [plain = ''] = address.split('%');
  const [head = '', tail] = plain.split('::');
  const read = (text: string) =>
    text.split(':').flatMap((group) => {
      if (group === '') return [];
      if (!group.includes('.')) return [Number.parseInt(group, 16)];
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
      return [a * 256 + b, c * 256 + d];
    });
  const [first, last] = [read(head), read(tail ?? '')];
  return tail === undefined ? first : [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

const isMapped = (groups: readonly number[]) =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;

/**
 * What one customer of a provider has, as the key of everything that is counted by address: an IPv4 address, also one
 * written as IPv6, or the /64 of an IPv6 address, in which a single machine has 2^64 addresses (RFC 6177).
 */
export function networkOf(ip: string): string {
  return prefixOf(ip, 4) ?? ip;
}

/** The /48, which providers give to a site; null for IPv4. */
export function siteOf(ip: string): string | null {
  return prefixOf(ip, 3);
}

function prefixOf(ip: string, groups: 3 | 4): string | null {
  if (!isIPv6(ip)) return groups === 4 ? ip : null;
  const all = groupsOf(ip);
  if (isMapped(all)) {
    const [high = 0, low = 0] = all.slice(6);
    return groups === 4 ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : null;
  }
  return `${all
    .slice(0, groups)
    .map((group) => group.toString(16))
    .join(':')}::/${groups * 16}`;
}
