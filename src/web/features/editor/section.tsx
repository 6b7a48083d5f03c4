import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './section.module.css';

type Props = {
  /** Such as 'Step 1'; omitted for parts without a number. */
  step?: string;
  title: string;
  /** Shown beside the title: the step can be skipped. */
  optional?: boolean;
  children: ReactNode;
};

/** One step of the editor, a card that is also a landmark. */
export function Section({ step, title, optional = false, children }: Props) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        {step && <span className={classes.step}>{step}</span>}
        <Title order={2} id={id} className={classes.title}>
          {title}
        </Title>
        {optional && <span className={classes.optional}>Optional</span>}
      </div>
      {children}
    </section>
  );
}
