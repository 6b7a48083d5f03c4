import { Group } from '@mantine/core';
import { LinkButton } from '../ui/links.tsx';
import classes from './public-header.module.css';
import { SiteHeader } from './site-header.tsx';

/** Header of the pages that visitors see. */
export function PublicHeader() {
  return (
    <SiteHeader>
      <Group gap="xs" wrap="nowrap" className={classes.ways}>
        <LinkButton to="/auth" variant="subtle" color="gray" className={classes.signIn}>
          Sign In
        </LinkButton>
        <LinkButton to="/auth" search={{ mode: 'create' }} variant="default" className={classes.start}>
          Get Started Free
        </LinkButton>
      </Group>
    </SiteHeader>
  );
}
