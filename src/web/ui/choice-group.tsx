import { Input, UnstyledButton } from '@mantine/core';
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import classes from './choice-group.module.css';
import { chooseByKeys } from './radio-keys.ts';

export type Choice<T extends string> = { value: T; label: string; style?: CSSProperties | undefined };

type Props<T extends string> = {
  label: string;
  choices: readonly Choice<T>[];
  value: T;
  onChange: (value: T) => void;
  /**
   * Pills on as many lines as they need; in a row, which scrolls on a phone, or in such a line, whose label is for screen readers alone; tiles of equal
   * width; or three in each row, as they lie.
   */
  shape: 'pills' | 'row' | 'line' | 'tiles' | 'thirds';
};

/** One of many, all visible: a radio group. */
export function ChoiceGroup<T extends string>({ label, choices, value, onChange, shape }: Props<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const name = shape === 'line' ? { 'aria-label': label } : { 'aria-labelledby': id };

  // What is chosen is in sight where the row scrolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: also after another choice.
  useEffect(() => {
    const chosen = list.current?.querySelector('[aria-checked="true"]');
    if (!list.current || !chosen || list.current.scrollWidth <= list.current.clientWidth) return;
    const [row, pill] = [list.current.getBoundingClientRect(), chosen.getBoundingClientRect()];
    list.current.scrollBy({ left: pill.left + pill.width / 2 - row.left - row.width / 2 });
  }, [value]);

  const move = (event: KeyboardEvent<HTMLDivElement>) =>
    chooseByKeys(event, {
      at: choices.findIndex((choice) => choice.value === value),
      count: choices.length,
      choose: (next) => onChange(choices[next]!.value),
    });

  return (
    <div>
      {shape !== 'line' && (
        <Input.Label id={id} labelElement="div" mb={8}>
          {label}
        </Input.Label>
      )}
      <div ref={list} className={classes[shape]} role="radiogroup" {...name} onKeyDown={move}>
        {choices.map((choice) => (
          <UnstyledButton
            key={choice.value}
            role="radio"
            aria-checked={choice.value === value}
            tabIndex={choice.value === value ? 0 : -1}
            className={classes.choice}
            style={choice.style}
            onClick={() => onChange(choice.value)}
          >
            {choice.label}
          </UnstyledButton>
        ))}
      </div>
    </div>
  );
}
