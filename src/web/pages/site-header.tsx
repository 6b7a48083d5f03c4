import type { ReactNode } from 'react';
import { LinkAnchor } from '../ui/links.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import classes from './site-header.module.css';

/** Header of a public page: the site's name, which links to the home page, and whatever else can be pressed. */
export function SiteHeader({ children }: { children: ReactNode }) {
  return (
    <header className={classes.header}>
      <LinkAnchor to="/" underline="never" aria-label="Spinreel, start page" className={classes.home}>
        <Wordmark />
      </LinkAnchor>
      {children}
    </header>
  );
}
