import { TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { COLORS } from '../colors.ts';
import classes from './color-input.module.css';

const COLOR = /^#[0-9a-fA-F]{6}$/;

type Props = {
  label: string;
  /** What the picker is called. */
  pick: string;
  /** Empty: none has been chosen. */
  value: string;
  /** Only # and six hex digits ever get here. */
  onChange: (color: string) => void;
  /** A color for the example. */
  example: string;
  disabled?: boolean;
  /** At the end of the field. */
  children?: ReactNode;
};

/** A color from the browser's own picker, or typed. */
export function ColorInput({ label, pick, value, onChange, example, disabled = false, children }: Props) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const valid = COLOR.test(typed) || (typed === '' && value === '');

  function type(text: string) {
    setTyped(text);
    if (COLOR.test(text)) onChange(text);
  }

  return (
    <TextInput
      label={label}
      value={typed}
      disabled={disabled}
      placeholder={example}
      onChange={(event) => type(event.currentTarget.value.trim())}
      onBlur={() => setTyped(value)}
      error={valid ? undefined : `A color is # and six hex digits, like ${example}.`}
      maxLength={7}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      leftSection={
        <input
          type="color"
          className={classes.picker}
          aria-label={pick}
          disabled={disabled}
          value={(value || COLORS.field).toLowerCase()}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      }
      leftSectionPointerEvents="all"
      rightSection={children}
    />
  );
}
