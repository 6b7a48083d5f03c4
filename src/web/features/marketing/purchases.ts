import { keep, kept } from '../../api/storage.ts';

/** Belongs to the browser: a sign-out must not turn an old purchase into a new one. */
const NAME = 'device:purchases';
const MOST = 20;
/** Used if the browser stores nothing. */
const unkept = new Set<string>();

/** Records that a purchase has been reported. @returns false if it already was, in this browser */
export function rememberPurchase(id: string): boolean {
  const known = [...read(), ...unkept];
  if (known.includes(id)) return false;
  unkept.add(id);
  // If it cannot be stored, Meta still counts each id only once.
  keep(NAME, JSON.stringify([...known, id].slice(-MOST)));
  return true;
}

function read(): string[] {
  try {
    const list: unknown = JSON.parse(kept(NAME) ?? '[]');
    return Array.isArray(list) ? list.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
