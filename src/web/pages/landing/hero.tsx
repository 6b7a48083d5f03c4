import { Group, Stack, Text, Title } from '@mantine/core';
import { Icon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { COPY } from './copy.ts';
import classes from './hero.module.css';
import phone from './phone.module.css';

export function Hero() {
  const { title, lead, start, watch, note } = COPY.hero;
  return (
    <section className={classes.hero}>
      <Stack gap="lg" align="flex-start" className={classes.words}>
        <p className={classes.trust}>{COPY.badge}</p>
        <Title order={1}>{title}</Title>
        <Text size="lg" c="dimmed">
          {lead}
        </Text>
        <Group gap="sm">
          <LinkButton to="/auth" search={{ mode: 'create' }} variant="gradient" size="lg">
            {start}
          </LinkButton>
          <LinkButton
            to="/"
            hash="demo"
            activeOptions={{ includeHash: true }}
            variant="default"
            size="lg"
            leftSection={<Icon name="play" />}
          >
            {watch}
          </LinkButton>
        </Group>
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      </Stack>
      <Film />
    </section>
  );
}

/** A promo as the product makes it: header, intro with gold, the line that stands out, details, closing. */
function Film() {
  return (
    <figure className={phone.frame} aria-label="A class promo made with Spinreel">
      <div className={classes.film}>
        <p className={classes.header}>New term</p>
        <p>
          Meet <strong>Spin Basics</strong>, where the floor lets go of you
        </p>
        <p className={classes.highlight}>Every Thursday, 7:00 PM Sky Studio</p>
        <p className={classes.detail}>Jasmine takes you from first grip to first fireman spin</p>
        <p>Six poles. Save yours tonight.</p>
      </div>
    </figure>
  );
}
