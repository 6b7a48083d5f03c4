import { useIntersection } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { FONT_FAMILIES, type FontFamily } from '../../../../scene/families.ts';
import { reportError } from '../../../api/report.ts';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { loadSamples, sampleFamily } from '../../../ui/scene-fonts.ts';

type Props = { value: FontFamily; onChange: (family: FontFamily) => void };

/** Every family in its own typeface. The fonts load when the picker is near the screen; until then the names use the page's font. */
export function FontPicker({ value, onChange }: Props) {
  const [loaded, setLoaded] = useState(false);
  const { ref, entry } = useIntersection({ rootMargin: '50%' });
  const near = entry?.isIntersecting ?? false;

  useEffect(() => {
    if (near && !loaded) loadSamples(FONT_FAMILIES).then(() => setLoaded(true), reportError);
  }, [near, loaded]);

  return (
    <div ref={ref}>
      <ChoiceGroup
        label="Font"
        shape="tiles"
        value={value}
        onChange={onChange}
        choices={FONT_FAMILIES.map((family) => ({
          value: family,
          label: family,
          style: loaded ? { fontFamily: `${sampleFamily(family)}, var(--mantine-font-family)` } : undefined,
        }))}
      />
    </div>
  );
}
