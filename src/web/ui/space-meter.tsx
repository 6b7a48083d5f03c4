import { Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatBytes } from '../../contract/bytes.ts';
import classes from './space-meter.module.css';

/** The share of a bound from which space is running out. */
const NEARLY_FULL = 0.9;

type Props = {
  /** What takes the space, for screen readers. */
  label: string;
  usedBytes: number;
  limitBytes: number;
  /** Before the figures. */
  name?: ReactNode;
  /** What to do when space is running out. */
  advice?: string;
};

/** How much of some space is used. */
export function SpaceMeter({ label, usedBytes, limitBytes, name, advice }: Props) {
  const share = limitBytes > 0 ? Math.min(1, usedBytes / limitBytes) : 1;
  const text = `${formatBytes(usedBytes)} of ${formatBytes(limitBytes)} used`;
  const full = share >= NEARLY_FULL;
  return (
    <div className={classes.meter}>
      <div className={classes.words}>
        {name}
        <span>{text}</span>
        {full && advice && <span className={classes.full}>{advice}</span>}
      </div>
      <Progress.Root size={4}>
        <Progress.Section
          value={share * 100}
          color={full ? 'danger' : 'gold'}
          aria-label={label}
          aria-valuetext={text}
        />
      </Progress.Root>
    </div>
  );
}
