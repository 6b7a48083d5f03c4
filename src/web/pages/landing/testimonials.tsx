import { Card, SimpleGrid, Text } from '@mantine/core';
import { COPY } from './copy.ts';
import { Section } from './section.tsx';
import classes from './testimonials.module.css';

export function Testimonials() {
  const { title, items } = COPY.testimonials;
  return (
    <Section id="testimonials" title={title}>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="lg">
        {items.map(({ quote, by, about }) => (
          <Card key={by} component="figure" className={classes.card}>
            <blockquote className={classes.quote}>{quote}</blockquote>
            <figcaption className={classes.by}>
              <Text fw={600}>{by}</Text>
              <Text size="sm" c="dimmed">
                {about}
              </Text>
            </figcaption>
          </Card>
        ))}
      </SimpleGrid>
    </Section>
  );
}
