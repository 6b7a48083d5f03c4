import { Button, Text, Title } from '@mantine/core';
import { keepChoice } from './consent.ts';
import classes from './consent-banner.module.css';
import { CookieSettingsLink } from './cookie-settings-link.tsx';

/** Asks once about optional cookies. Refusing is as close and as large as accepting, and the page can be used without answering. */
export default function ConsentBanner() {
  return (
    <section ref={tellHeight} className={classes.banner} aria-labelledby="consent-title">
      <div className={classes.inner}>
        <div className={classes.words}>
          <Title order={2} size="h4" id="consent-title">
            May we use advertising cookies?
          </Title>
          <Text size="sm" c="dimmed">
            They tell us which ads bring people here. Everything works without them.{' '}
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

/** Keeps the banner's height in `--sr-question` while it is shown, so that the page ends above it and nothing is covered. */
function tellHeight(question: HTMLElement | null) {
  if (!question) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--sr-question', `${question.offsetHeight}px`));
  observer.observe(question, { box: 'border-box' });
  return () => {
    observer.disconnect();
    style.removeProperty('--sr-question');
  };
}
