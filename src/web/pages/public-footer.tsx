import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { mailTo, siteQuery } from '../api/site.ts';
import { CookieSettingsLink } from '../features/consent/cookie-settings-link.tsx';
import { LinkAnchor } from '../ui/links.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import classes from './public-footer.module.css';

const SECTIONS = [
  { hash: 'features', label: 'Features' },
  { hash: 'how-it-works', label: 'How it works' },
  { hash: 'testimonials', label: 'Testimonials' },
  { hash: 'pricing', label: 'Pricing' },
] as const;

const LEGAL = [
  { to: '/privacy', label: 'Privacy Policy' },
  { to: '/terms', label: 'Terms of Service' },
  { to: '/refund-policy', label: 'Refund Policy' },
  { to: '/cookie-policy', label: 'Cookie Policy' },
  { to: '/browsers', label: 'Supported browsers' },
] as const;

/** Footer of the pages that visitors see; `sections` adds links to the parts of the landing page. */
export function PublicFooter({ sections = false }: { sections?: boolean }) {
  // Without the response the footer is just shorter; nobody requested anything that could fail.
  const site = useQuery(siteQuery).data;
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.brand}>
          <Wordmark />
          {site && <address className={classes.address}>{site.postalAddress}</address>}
          {site && (
            <Anchor href={mailTo(site.supportEmail, 'Spinreel')} underline="hover" c="dimmed" className={classes.link}>
              {site.supportEmail}
            </Anchor>
          )}
        </div>
        {sections && (
          <nav aria-label="Sections" className={classes.links}>
            {SECTIONS.map(({ hash, label }) => (
              <LinkAnchor
                key={hash}
                to="/"
                hash={hash}
                activeOptions={{ includeHash: true }}
                underline="hover"
                c="dimmed"
                className={classes.link}
              >
                {label}
              </LinkAnchor>
            ))}
          </nav>
        )}
        <nav aria-label="Legal" className={classes.links}>
          {LEGAL.map(({ to, label }) => (
            <LinkAnchor key={to} to={to} underline="hover" c="dimmed" className={classes.link}>
              {label}
            </LinkAnchor>
          ))}
          <CookieSettingsLink underline="hover" c="dimmed" className={classes.link} />
        </nav>
      </div>
    </footer>
  );
}
