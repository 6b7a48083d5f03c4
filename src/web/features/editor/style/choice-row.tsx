import { Input } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { chooseByKeys } from '../../../ui/radio-keys.ts';
import classes from './choice-row.module.css';

type Props = {
  label: string;
  count: number;
  /** The place of what is chosen; -1 for none of them. */
  chosen: number;
  choose: (at: number) => void;
  /** Sets `--choice-width` and `--choice-gap` where they are others. */
  className?: string | undefined;
  /** As many radios, each within a child. */
  children: ReactNode;
};

/** One of many, side by side in a row that is moved by a finger; the arrow keys go on from the one that has the focus. */
export function ChoiceRow({ label, count, chosen, choose, className = '', children }: Props) {
  const id = useId();
  return (
    <div>
      <Input.Label id={id} labelElement="div" mb={8}>
        {label}
      </Input.Label>
      <div
        className={`${classes.row} ${className}`}
        role="radiogroup"
        aria-labelledby={id}
        onKeyDown={(event) => {
          const radios = [...event.currentTarget.querySelectorAll('[role="radio"]')];
          const focused = radios.indexOf(document.activeElement as Element);
          chooseByKeys(event, { at: Math.max(0, focused < 0 ? chosen : focused), count, choose });
        }}
      >
        {children}
      </div>
    </div>
  );
}
