import { ColorSwatch, Group, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { contrastTo } from '../../../../scene/colour.ts';
import { defaultPromo, TEXT_COLORS } from '../../../../scene/promo.ts';
import { Icon } from '../../../ui/icons.tsx';
import classes from './color-field.module.css';

const COLOR = /^#[0-9a-fA-F]{6}$/;

type Props = { value: string; onChange: (color: string) => void };

/** A color from a swatch, the browser's own picker, or typed; only # and six hex digits ever reach the promo. */
export function ColorField({ value, onChange }: Props) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const valid = COLOR.test(typed);

  function type(text: string) {
    setTyped(text);
    if (COLOR.test(text)) onChange(text);
  }

  return (
    <div>
      <TextInput
        label="Text color"
        value={typed}
        onChange={(event) => type(event.currentTarget.value.trim())}
        onBlur={() => setTyped(value)}
        error={valid ? undefined : `A color is # and six hex digits, like ${defaultPromo.textColor}.`}
        maxLength={7}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        leftSection={
          <input
            type="color"
            className={classes.picker}
            aria-label="Pick a text color"
            value={value.toLowerCase()}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        }
        leftSectionPointerEvents="all"
      />
      <Group gap="xs" mt="xs" role="group" aria-label="Colors to choose from">
        {TEXT_COLORS.map(({ color, name }) => {
          const chosen = color === value.toLowerCase();
          return (
            <ColorSwatch
              key={color}
              component="button"
              type="button"
              color={color}
              size={32}
              aria-label={name}
              aria-pressed={chosen}
              className={classes.swatch}
              style={{ color: contrastTo(color) }}
              onClick={() => onChange(color)}
            >
              {chosen && <Icon name="check" />}
            </ColorSwatch>
          );
        })}
      </Group>
    </div>
  );
}
