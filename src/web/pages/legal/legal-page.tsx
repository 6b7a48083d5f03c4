import { Anchor, Skeleton, Text, Typography } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { mailTo, siteQuery } from '../../api/site.ts';
import { Icon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PageHead } from '../page-head.tsx';
import { PublicFooter } from '../public-footer.tsx';
import type { PublicPath } from '../public-pages.ts';
import { SiteHeader } from '../site-header.tsx';
import classes from './legal-page.module.css';

type Props = { path: PublicPath; title: string; note: string; children: ReactNode };

/** A legal page: easy to read, and one press from home. */
export function LegalPage({ path, title, note, children }: Props) {
  return (
    <>
      <PageHead path={path} />
      <SiteHeader>
        <LinkButton to="/" variant="default" leftSection={<Icon name="back" />}>
          Back to Home
        </LinkButton>
      </SiteHeader>
      <main className={classes.page}>
        <PageTitle>{title}</PageTitle>
        <Text c="dimmed">{note}</Text>
        <Typography className={classes.text}>{children}</Typography>
      </main>
      <PublicFooter />
    </>
  );
}

/** The support e-mail address from this installation's settings. */
export function SupportMail({ subject }: { subject: string }) {
  const site = useQuery(siteQuery).data;
  if (!site) return <Skeleton component="span" display="inline-block" h="1em" w="12em" />;
  return <Anchor href={mailTo(site.supportEmail, subject)}>{site.supportEmail}</Anchor>;
}

/** The postal address. */
export function PostalAddress() {
  const site = useQuery(siteQuery).data;
  return site ? site.postalAddress : <Skeleton component="span" display="inline-block" h="1em" w="16em" />;
}
