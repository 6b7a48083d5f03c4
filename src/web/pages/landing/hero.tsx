import { Group, Stack, Text } from '@mantine/core';
import { preload } from 'react-dom';
import { Icon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { COPY } from './copy.ts';
import classes from './hero.module.css';
import { Player } from './player.tsx';

const POSTER = 'hero.webp';

/** @param onWatch the demo is asked for */
export function Hero({ onWatch }: { onWatch: () => void }) {
  const { title, lead, start, watch, note } = COPY.hero;
  // The largest part of the first screen: on a slow line it would otherwise come after the scripts.
  preload(`/attached_assets/${POSTER}`, { as: 'image', fetchPriority: 'high' });
  return (
    <section className={classes.hero}>
      <Stack gap="lg" align="flex-start" className={classes.words}>
        <p className={classes.trust}>{COPY.badge}</p>
        <PageTitle size="h1">{title}</PageTitle>
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
            onClick={onWatch}
          >
            {watch}
          </LinkButton>
        </Group>
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      </Stack>
      <Player
        auto
        film="hero.mp4"
        poster={POSTER}
        label="A class promo made with Spinreel, over a studio with a pole"
        name="the video"
      />
    </section>
  );
}
