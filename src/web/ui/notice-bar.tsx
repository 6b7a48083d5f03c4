import type { ReactNode } from 'react';
import classes from './notice-bar.module.css';

/** A sentence about what somebody is making, and the button that mends it. Stands in a region with `role="status"`. */
export function NoticeBar({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className={classes.bar}>
      <span className={classes.words}>{words}</span>
      {children}
    </div>
  );
}
