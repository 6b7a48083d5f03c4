/**
 * What this browser keeps for the page, by name. The browser may forbid storage or have no space left: nothing here throws, and what could not be
 * kept is not there next time. Names that begin with `device:` belong to the browser and survive a sign-out; all others belong to a person.
 */
export const DEVICE_PREFIX = 'device:';

/** The text kept under the name; null if there is none, undefined if the browser denies access. */
export function kept(name: string): string | null | undefined {
  return attempt(() => localStorage.getItem(name));
}

/** Keeps a text under the name. @returns false if the browser refuses */
export function keep(name: string, text: string): boolean {
  const done = attempt(() => {
    localStorage.setItem(name, text);
    return true;
  });
  return done ?? false;
}

/** Deletes what is kept under the name. */
export function forget(name: string): void {
  attempt(() => localStorage.removeItem(name));
}

/** The names that begin so; none if the browser denies access. */
export function keptNames(prefix: string): string[] {
  return attempt(() => Object.keys(localStorage).filter((name) => name.startsWith(prefix))) ?? [];
}

/** Deletes everything that belongs to a person. */
export function forgetPersonal(): void {
  for (const storageOf of [() => localStorage, () => sessionStorage]) {
    attempt(() => {
      const storage = storageOf();
      for (const name of Object.keys(storage)) if (!name.startsWith(DEVICE_PREFIX)) storage.removeItem(name);
    });
  }
}

/** Deletes whatever names this person, also what survives their sign-out. */
export function forgetAllOf(userId: string): void {
  for (const name of keptNames('')) if (name.includes(userId)) forget(name);
}

/** The result; undefined if the browser refused. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
