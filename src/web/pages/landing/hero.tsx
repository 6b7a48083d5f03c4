import { Group, Stack, Text, Title } from '@mantine/core';
import { LIMITS } from '../../../contract/plans.ts';
import { LinkButton } from '../../ui/links.tsx';
import classes from './hero.module.css';

export function Hero() {
  return (
    <section className={classes.hero}>
      <Stack gap="lg" align="flex-start" className={classes.words}>
        <p className={classes.trust}>Trusted by 100+ Pole Fitness Instructors</p>
        <Title order={1}>Your next class, on everyone's phone tonight</Title>
        <Text size="lg" c="dimmed">
          Tell Spinreel what you teach and when. It writes the words, sets them over moving light or your own footage,
          and hands you a video that is ready to post.
        </Text>
        <Group gap="md">
          <LinkButton to="/auth" search={{ mode: 'create' }} variant="gradient" size="lg">
            Start Creating for Free
          </LinkButton>
          <Text size="sm" c="dimmed">
            {LIMITS.freeDownloads} videos free. No card needed.
          </Text>
        </Group>
      </Stack>
      <Film />
    </section>
  );
}

/** A promo as it comes out: header, intro with gold, the line that stands out, details, closing. */
function Film() {
  return (
    <figure className={classes.phone} aria-label="A class promo made with Spinreel">
      <div className={classes.film}>
        <p className={classes.header}>New term</p>
        <p>
          Ladies, <strong>Spin Basics</strong> is where the floor lets go of you
        </p>
        <p className={classes.highlight}>Every Thursday, 7:00 PM Sky Studio</p>
        <p className={classes.detail}>Jasmine takes you from first grip to first fireman spin</p>
        <p>Six poles. Save yours tonight.</p>
      </div>
    </figure>
  );
}
