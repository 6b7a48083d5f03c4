/** What a test says whose page the browser no longer draws; scripts/test.ts runs its file again in a new browser. */
export const UNDRAWN = 'Chromium has stopped drawing this page';

/** How long a frame may take on a busy machine, in milliseconds. */
const LONGEST = 30_000;

let drawn = true;

/**
 * Headless Chromium now and then stops drawing a page for good: no animation frame comes, nothing can be clicked, and loading it again does not help
 * (vitest-dev/vitest#10831). What a test finds there says nothing about our pages.
 * @throws at once from the second time on
 */
export async function expectDrawn(): Promise<void> {
  drawn &&= await new Promise<boolean>((resolve) => {
    const waiting = setTimeout(() => resolve(false), LONGEST);
    requestAnimationFrame(() => {
      clearTimeout(waiting);
      resolve(true);
    });
  });
  if (!drawn) throw new Error(UNDRAWN);
}
