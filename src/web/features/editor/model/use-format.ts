import { useMediaQuery } from '@mantine/hooks';

/** Wider than this, all four steps stand beside the preview. */
const WIDE = '(min-width: 64em)';
/** So low that nothing may take height from the tool; with large letters a phone is so, too. The style sheets use the same query. */
export const LOW = '(max-height: 30em)';
/** A low screen that has room for the tool beside the preview. */
const BESIDE = `${LOW} and (min-width: 40em)`;

/**
 * How the editor's parts stand. wide: the steps in one column, the preview in another. beside: a phone in landscape, one step beside the preview.
 * stacked: one step below the preview, and the bar below it.
 */
export type Format = 'wide' | 'beside' | 'stacked';

/** The format of the window as it is now. */
export function useFormat(): Format {
  const wide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  const beside = useMediaQuery(BESIDE, false, { getInitialValueInEffect: false });
  if (wide) return 'wide';
  return beside ? 'beside' : 'stacked';
}
