import { setTimeout as sleep } from 'node:timers/promises';

/** A time without service: from the first call that failed to the first that was answered again. */
export type Gap = { readonly from: number; readonly seconds: number; readonly after: string };

const EVERY_MS = 200;
const PATIENCE_MS = 2_000;

/**
 * Asks the database for something through the site, five times a second, and notes how long nobody was answered.
 * @param harmed what was done to the installation last
 */
export async function watch(origin: string, harmed: () => string, over: AbortSignal): Promise<Gap[]> {
  const gaps: Gap[] = [];
  let since: { from: number; after: string } | null = null;
  while (!over.aborted) {
    const asked = Date.now();
    // Counts the request against a limit in the database; nobody is signed in.
    const ok = await fetch(`${origin}/api/ready`, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
      (answer) => answer.status === 200,
      () => false,
    );
    if (!ok) since ??= { from: asked, after: harmed() };
    else if (since) {
      gaps.push({ ...since, seconds: (Date.now() - since.from) / 1000 });
      since = null;
    }
    await sleep(Math.max(0, EVERY_MS - (Date.now() - asked)), undefined, { signal: over }).catch(() => {});
  }
  return gaps;
}
