import { Card, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Icon } from '../../ui/icons.tsx';
import { COPY } from './copy.ts';
import classes from './section.module.css';
import { Section } from './section.tsx';

export function Features() {
  const { title, lead, items } = COPY.features;
  return (
    <Section id="features" title={title} lead={lead}>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="lg">
        {items.map(({ icon, title, text }) => (
          <Card key={title} className={classes.feature}>
            <Stack gap="sm">
              <span className={classes.icon}>
                <Icon name={icon} />
              </span>
              <Title order={3}>{title}</Title>
              <Text c="dimmed">{text}</Text>
            </Stack>
          </Card>
        ))}
      </SimpleGrid>
    </Section>
  );
}

export function HowItWorks() {
  const { title, lead, items } = COPY.steps;
  return (
    <Section id="how-it-works" title={title} lead={lead}>
      <ol className={classes.steps}>
        {items.map(({ title, text }) => (
          <li key={title} className={classes.step}>
            <Title order={3}>{title}</Title>
            <Text c="dimmed" mt="xs">
              {text}
            </Text>
          </li>
        ))}
      </ol>
    </Section>
  );
}
