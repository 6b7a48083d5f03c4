import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { mailTo, siteQuery } from '../../features/account/api.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
import classes from './footer.module.css';

const ANCHORS = [
  { href: '#features', label: 'Features' },
  { href: '#how-it-works', label: 'How it works' },
  { href: '#pricing', label: 'Pricing' },
];

export function Footer() {
  // Without the answer the footer is shorter; nobody has asked for anything that could fail.
  const site = useQuery(siteQuery).data;
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <Wordmark />
        <nav aria-label="Sections" className={classes.links}>
          {ANCHORS.map(({ href, label }) => (
            <Anchor key={href} href={href} underline="hover" c="dimmed" className={classes.link}>
              {label}
            </Anchor>
          ))}
          {site && (
            <Anchor href={mailTo(site.supportEmail, 'Spinreel')} underline="hover" c="dimmed" className={classes.link}>
              {site.supportEmail}
            </Anchor>
          )}
        </nav>
        {site && <address className={classes.address}>{site.postalAddress}</address>}
      </div>
    </footer>
  );
}
