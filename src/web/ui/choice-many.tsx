import { Input, UnstyledButton } from '@mantine/core';
import { useId } from 'react';
import classes from './choice-group.module.css';
import type { Choice } from './choice-group.tsx';
import { Icon } from './icons.tsx';

type Props<T extends string> = {
  label: string;
  choices: readonly Choice<T>[];
  values: readonly T[];
  onChange: (values: T[]) => void;
};

/** Any number of some, all visible: pills in a row, which scrolls on a phone. Each is a checkbox. */
export function ChoiceMany<T extends string>({ label, choices, values, onChange }: Props<T>) {
  const id = useId();
  return (
    <div>
      <Input.Label id={id} labelElement="div" mb={8}>
        {label}
      </Input.Label>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex container in older browsers */}
      <div className={classes.row} role="group" aria-labelledby={id}>
        {choices.map(({ value, label: name, style }) => {
          const isChosen = values.includes(value);
          const others = values.filter((each) => each !== value);
          return (
            <UnstyledButton
              key={value}
              role="checkbox"
              aria-checked={isChosen}
              className={classes.choice}
              style={style}
              onClick={() => onChange(isChosen ? others : [...others, value])}
            >
              {isChosen && <Icon name="check" />} {name}
            </UnstyledButton>
          );
        })}
      </div>
    </div>
  );
}
