import { List, Text, Title } from '@mantine/core';
import type { Ref } from 'react';
import { Icon } from '../../ui/icons.tsx';
import { COPY } from './copy.ts';
import classes from './demo.module.css';
import { Player, type PlayerHandle } from './player.tsx';

/** Films from our own engine, one after another. */
export function Demo({ player }: { player: Ref<PlayerHandle> }) {
  const { title, lead, points } = COPY.demo;
  return (
    <section className={classes.section} aria-labelledby="demo-title">
      <Player
        id="demo"
        ref={player}
        film="demo.mp4"
        poster="demo.webp"
        label="Demo: three class promos made with Spinreel"
        name="demo"
      />
      <div className={classes.words}>
        <Title order={2} id="demo-title">
          {title}
        </Title>
        <Text c="dimmed" size="lg">
          {lead}
        </Text>
        <List spacing="sm" icon={<Icon name="check" />} className={classes.points}>
          {points.map((point) => (
            <List.Item key={point}>{point}</List.Item>
          ))}
        </List>
      </div>
    </section>
  );
}
