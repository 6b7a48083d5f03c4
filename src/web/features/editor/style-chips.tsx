import { Chip, Group, Input } from '@mantine/core';
import { useId } from 'react';
import { WRITING_STYLES, type WritingStyle } from '../../../contract/profile.ts';

/** The copywriter's styles; exactly one is chosen. */
export function StyleChips({ value, onChange }: { value: WritingStyle; onChange: (style: WritingStyle) => void }) {
  const label = useId();
  return (
    <div>
      <Input.Label id={label} labelElement="div" mb={6}>
        Writing style
      </Input.Label>
      <Chip.Group value={value} onChange={(style) => onChange(style as WritingStyle)}>
        <Group gap={8} role="radiogroup" aria-labelledby={label}>
          {WRITING_STYLES.map((style) => (
            <Chip key={style} value={style} size="md" variant="outline">
              {style[0]!.toUpperCase() + style.slice(1)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </div>
  );
}
