/** What a test has found amiss beside its own assertions: errors in the console, and calls that no server would answer so. */
let faults: string[] = [];
let allowed: RegExp[] = [];

export function fault(text: string): void {
  faults.push(text);
}

/** Lets a test provoke errors in the console that match. */
export function allow(pattern: RegExp): void {
  allowed.push(pattern);
}

/** What was found and not allowed; the next test begins without. */
export function takeFaults(): string[] {
  const found = faults.filter((text) => !allowed.some((pattern) => pattern.test(text)));
  [faults, allowed] = [[], []];
  return found;
}

// biome-ignore lint/suspicious/noConsole: where the pages and React say what is wrong
const write = console.error;
console.error = (...parts: unknown[]) => {
  fault(parts.map(String).join(' '));
  write(...parts);
};
