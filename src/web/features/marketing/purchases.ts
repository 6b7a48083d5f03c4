/** Belongs to the browser: a sign-out must not make an old purchase a new one. */
const NAME = 'device:purchases';
const MOST = 20;
/** Where the browser keeps nothing. */
const unkept = new Set<string>();

/** Notes that a purchase has been reported. @returns false if it had been before, in this browser */
export function rememberPurchase(id: string): boolean {
  const known = [...read(), ...unkept];
  if (known.includes(id)) return false;
  unkept.add(id);
  try {
    localStorage.setItem(NAME, JSON.stringify([...known, id].slice(-MOST)));
  } catch {
    // Meta counts an id once, too.
  }
  return true;
}

function read(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    return Array.isArray(list) ? list.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
