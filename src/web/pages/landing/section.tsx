import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './section.module.css';

type Props = { id: string; title: string; lead?: string; children: ReactNode };

/** A part of the page that footer links lead to. */
export function Section({ id, title, lead, children }: Props) {
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-title`}>
      <Stack gap="xl">
        <Stack gap="xs" className={classes.head}>
          <Title order={2} id={`${id}-title`}>
            {title}
          </Title>
          {lead && (
            <Text c="dimmed" size="lg">
              {lead}
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </section>
  );
}
