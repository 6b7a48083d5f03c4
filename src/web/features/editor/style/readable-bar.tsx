import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { ENOUGH, mendOf, readabilityOf } from '../../../../scene/contrast.ts';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { useStudio } from '../model/studio.ts';
import { useBands } from '../model/use-bands.ts';
import { useLayout } from '../model/use-layout.ts';

/** Says that the text cannot be read on its background, and mends it. */
export function ReadableBar() {
  const { state, dispatch, facts } = useStudio();
  const { promo, film } = state;
  const placed = useLayout(promo);
  const bands = useBands();
  const found = useMemo(() => {
    if (!placed) return null;
    const ground = { hasBackground: promo.backgroundVideoUrl !== null, bands };
    const mend = mendOf(promo, placed, ground);
    return mend && { mend, all: readabilityOf(promo, placed, ground)!.text < ENOUGH };
  }, [promo, placed, bands]);
  // One thing at a time; a finished film is as it is.
  const shown = film.url === null && facts.stale.length === 0 ? found : null;
  return (
    <div role="status">
      {shown && (
        <NoticeBar
          words={`${shown.all ? 'Your text is' : 'The highlighted words are'} hard to read on ${promo.backgroundVideoUrl === null ? 'black' : 'this background'}.`}
        >
          <Button
            variant="default"
            size="compact-md"
            onClick={() => dispatch({ type: 'promoChanged', change: shown.mend })}
          >
            Make it readable
          </Button>
        </NoticeBar>
      )}
    </div>
  );
}
