import { Button, Text, Title } from '@mantine/core';
import { keepHeight } from '../../ui/keep-height.ts';
import { keepChoice } from './consent.ts';
import classes from './consent-banner.module.css';
import { CookieSettingsLink } from './cookie-settings-link.tsx';

/** Asks once about optional cookies. Refusing is as close and as large as accepting, and the page can be used without answering. */
export default function ConsentBanner() {
  return (
    <section ref={tellHeight} className={classes.banner} aria-labelledby="consent-title" data-covers>
      <div className={classes.inner}>
        <div className={classes.words}>
          <Title order={2} size="h4" id="consent-title">
            May we use advertising cookies?
          </Title>
          <Text size="sm" c="dimmed">
            <span className={classes.why}>
              They tell us which ads bring people here. Everything works without them.{' '}
            </span>
            <CookieSettingsLink size="sm">Cookie Settings</CookieSettingsLink>
          </Text>
        </div>
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => keepChoice('refused')}>
            Refuse
          </Button>
          <Button variant="default" onClick={() => keepChoice('accepted')}>
            Accept
          </Button>
        </div>
      </div>
    </section>
  );
}

const tellHeight = keepHeight('--sr-question');
