/**
 * `changed`: there, and not what was saved. `yesterday`: a video that is shown as ready, and says what is not so any more. `late`: what somebody no longer waited for, and it came, or is still
 * being made.
 */
const LISTS = [
  ...(['lost', 'late', 'changed', 'countedTwice', 'partial', 'orphans', 'missingFiles', 'wrongFailures'] as const),
  ...(['madeTwice', 'yesterday', 'wrongAnswers'] as const),
] as const;
/**
 * What was found, by what it is called. Nothing is right where a list other than `late` is not empty; how much may be
 * late, `floors.ts` says.
 */
export type Findings = Record<(typeof LISTS)[number], string[]>;

export const nothingFound = (): Findings => Object.fromEntries(LISTS.map((list) => [list, []])) as unknown as Findings;
