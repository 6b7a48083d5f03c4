import { useMemo } from 'react';
import { bandsBehind } from '../../../../contract/media.ts';
import type { Band } from '../../../../scene/bands.ts';
import type { EditorState } from './state.ts';
import { useStudio } from './studio.ts';

/** What the film shows of its background; null over black, and for a clip that was never surveyed. The same object until it changes. */
export function useBandsBehind({
  promo,
  background,
}: Pick<EditorState, 'promo' | 'background'>): readonly Band[] | null {
  const { backgroundVideoUrl, videoDuration } = promo;
  const survey = background?.survey;
  return useMemo(
    () => bandsBehind(survey, { backgroundVideoUrl, videoDuration }),
    [survey, backgroundVideoUrl, videoDuration],
  );
}

/** What the film of the open promo shows of its background. */
export function useBands(): readonly Band[] | null {
  return useBandsBehind(useStudio().state);
}
