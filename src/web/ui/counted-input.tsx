import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { charactersLeft } from './characters-left.ts';
import classes from './counted-input.module.css';

type Props = {
  label: string;
  description: string;
  value: string;
  max: number;
  onChange: (value: string) => void;
  error?: ReactNode;
};

/** A text field that shows how many characters are left; screen readers announce it with the description. */
export function CountedInput({ label, description, value, max, onChange, error }: Props) {
  const left = max - value.length;
  return (
    <TextInput
      label={label}
      description={
        <span className={classes.row}>
          <span>{description}</span>
          <span className={classes.left} data-low={left <= 5 || undefined}>
            {charactersLeft(left)}
          </span>
        </span>
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={value}
      maxLength={max}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
      autoComplete="off"
    />
  );
}
