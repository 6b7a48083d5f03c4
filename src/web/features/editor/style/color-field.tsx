import { Button, ColorSwatch, Group } from '@mantine/core';
import { contrastTo } from '../../../../scene/colour.ts';
import { defaultPromo } from '../../../../scene/promo.ts';
import { ColorInput } from '../../../ui/color-input.tsx';
import { Icon } from '../../../ui/icons.tsx';
import classes from './color-field.module.css';

export type Swatch = { color: string; name: string };
type Props = {
  label: string;
  /** Empty: it follows from the others. */
  value: string;
  onChange: (color: string) => void;
  /** Makes it follow from the others again; omitted where it is always a color of its own. */
  onAuto?: () => void;
  /** Colors to choose from; of equal ones the first counts. */
  swatches: readonly Swatch[];
};

/** A color from a swatch, the browser's own picker, or typed. */
export function ColorField({ label, value, onChange, onAuto, swatches }: Props) {
  const offered = swatches.filter(({ color }, index) => swatches.findIndex((other) => other.color === color) === index);
  return (
    <div>
      <ColorInput
        label={label}
        pick={`Pick a ${label.toLowerCase()}`}
        value={value}
        onChange={onChange}
        example={defaultPromo.textColor}
      />
      <Group gap="xs" mt="xs" role="group" aria-label={`${label}s to choose from`}>
        {onAuto && (
          <Button variant="default" size="compact-md" aria-pressed={value === ''} onClick={onAuto}>
            Auto
          </Button>
        )}
        {offered.map(({ color, name }) => {
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
