import { Anchor, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { LinkButton } from '../ui/links.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import classes from './public-header.module.css';

/** Header of the pages that visitors see. */
export function PublicHeader() {
  return (
    <header className={classes.header}>
      <Anchor component={Link} to="/" underline="never" aria-label="Spinreel, start page" className={classes.home}>
        <Wordmark />
      </Anchor>
      <Group gap="xs" wrap="nowrap">
        <LinkButton to="/auth" variant="subtle" color="gray" className={classes.signIn}>
          Sign In
        </LinkButton>
        <LinkButton to="/auth" search={{ mode: 'create' }} variant="default" className={classes.start}>
          Get Started Free
        </LinkButton>
      </Group>
    </header>
  );
}
