import { Card } from '@mantine/core';
import type { ReactNode } from 'react';
import { LinkAnchor } from '../ui/links.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import classes from './narrow-page.module.css';

/** One card in the middle of the stage: sign-in, welcome, help. */
export function NarrowPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.page}>
      <title>{`${title} · Spinreel`}</title>
      <header>
        <LinkAnchor to="/" underline="never" aria-label="Spinreel, start page" className={classes.home}>
          <Wordmark />
        </LinkAnchor>
      </header>
      <Card component="main" className={classes.card}>
        {children}
      </Card>
    </div>
  );
}
