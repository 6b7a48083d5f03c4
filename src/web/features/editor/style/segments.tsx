import { Input, SegmentedControl, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './style-section.module.css';

type Option<T extends string> = { value: T; label: string; short?: ReactNode; lang?: string | undefined };
type Props<T extends string> = {
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly Option<T>[];
  /** What one should know about them now. */
  hint?: string | null;
};

/** One of a few options; shortened labels keep their full accessible name. */
export function Segments<T extends string>({ label, value, onChange, options, hint }: Props<T>) {
  const id = useId();
  return (
    <div>
      <Input.Label id={id} labelElement="div" mb={6}>
        {label}
      </Input.Label>
      <SegmentedControl
        fullWidth
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        classNames={{ root: classes.segments, label: classes.segment, indicator: classes.indicator }}
        value={value}
        onChange={(next) => onChange(next as T)}
        data={options.map((option) => ({
          value: option.value,
          label: option.short ? (
            <span className={classes.short} title={option.label}>
              <span aria-hidden>{option.short}</span>
              <VisuallyHidden lang={option.lang}>{option.label}</VisuallyHidden>
            </span>
          ) : option.lang ? (
            <span lang={option.lang}>{option.label}</span>
          ) : (
            option.label
          ),
        }))}
      />
      {hint && (
        <p id={`${id}-hint`} className={classes.reason}>
          {hint}
        </p>
      )}
    </div>
  );
}
