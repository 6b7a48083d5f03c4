import { Select } from '@mantine/core';
import { FONT_FAMILIES, type FontFamily } from '../../../../scene/families.ts';
import type { Promo } from '../../../../scene/promo.ts';
import { sampleFamily } from '../../../ui/scene-fonts.ts';

type Props = { promo: Promo; onChange: (family: FontFamily) => void };

/** The second font: of the header, and of the line that stands out. */
export function HeadlineFont({ promo: { headlineFont }, onChange }: Props) {
  return (
    <Select
      label="Headline font"
      description="Of the header, and of what stands out."
      value={headlineFont}
      onChange={(family) => family && onChange(family)}
      data={FONT_FAMILIES}
      renderOption={({ option }) => (
        <span style={{ fontFamily: `${sampleFamily(option.value)}, var(--mantine-font-family)` }}>{option.label}</span>
      )}
      maxDropdownHeight={320}
    />
  );
}
