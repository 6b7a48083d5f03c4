import { Anchor, Badge, Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import mark from '../../favicon.svg';
import { Icon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { useUser } from '../auth/api.ts';
import { useSignOut } from '../auth/session.ts';
import { consoleOf, overPromo } from '../consoles/console.ts';
import { badgeOf } from '../plans/offers.ts';
import { AccountSettings } from './account-settings.tsx';
import classes from './header.module.css';
import { initialsOf, nameOf } from './names.ts';

/** Header of every page for signed-in people. */
export function AppHeader() {
  const user = useUser();
  const signOut = useSignOut();
  const [settingsOpen, settings] = useDisclosure(false);
  const badge = badgeOf(user);
  const console = consoleOf(user.entitlements.plan);

  return (
    <header className={classes.header}>
      <Anchor component={Link} to="/" underline="never" aria-label="Spinreel, studio" className={classes.home}>
        <img src={mark} alt="" className={classes.mark} />
        <span className={classes.name}>
          <Wordmark />
        </span>
      </Anchor>
      <Group gap="sm" wrap="nowrap" className={classes.side}>
        <Text size="sm" c="dimmed" truncate className={classes.label} title={nameOf(user)}>
          {nameOf(user)}
        </Text>
        <span role="img" aria-label={nameOf(user)} className={classes.initials}>
          {initialsOf(nameOf(user))}
        </span>
        <Badge variant="outline" color="gold.5" className={classes.badge}>
          {badge.plan}
          {badge.left && (
            <>
              <span className={classes.dot}> · </span>
              <span className={classes.left}>{badge.left}</span>
            </>
          )}
        </Badge>
        {console && (
          <LinkButton variant="default" to="/" search={overPromo(console.address)} className={classes.console}>
            {console.label}
          </LinkButton>
        )}
        <Ways />
        <Button variant="default" className={classes.action} onClick={settings.open} aria-label="Account">
          <span className={classes.icon}>
            <Icon name="person" />
          </span>
          <span className={classes.word}>Account</span>
        </Button>
        <Button variant="default" className={classes.action} onClick={() => signOut()} aria-label="Logout">
          <span className={classes.icon}>
            <Icon name="leave" />
          </span>
          <span className={classes.word}>Logout</span>
        </Button>
      </Group>
      <AccountSettings opened={settingsOpen} onClose={settings.close} />
    </header>
  );
}

/** To the pages beside the studio. On a phone, My promos leads to the week. */
function Ways() {
  return (
    <>
      <LinkButton variant="default" to="/week" className={classes.wide}>
        The week
      </LinkButton>
      <LinkButton variant="default" to="/promos" className={classes.action} aria-label="My promos">
        <span className={classes.icon}>
          <Icon name="shelf" />
        </span>
        <span className={classes.word}>My promos</span>
      </LinkButton>
    </>
  );
}
