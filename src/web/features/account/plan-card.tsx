import { Badge, Card, List, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons.tsx';
import classes from './plan-card.module.css';
import { OFFERS } from './subscription.ts';

type Props = {
  offer: keyof typeof OFFERS;
  featured?: boolean;
  /** The plan that was picked before. */
  selected?: boolean;
  children: ReactNode;
};

/** A plan with its price and what it gives; `children` is the way to it. */
export function PlanCard({ offer, featured = false, selected = false, children }: Props) {
  const { name, price, mark, benefits } = OFFERS[offer];
  return (
    <Card
      component="article"
      aria-label={name}
      className={classes.card}
      data-featured={featured || undefined}
      data-selected={selected || undefined}
    >
      <Stack gap="md" h="100%">
        <Stack gap={4}>
          <div className={classes.top}>
            <Title order={3}>{name}</Title>
            {(selected || mark) && (
              <Badge
                variant={selected ? 'filled' : 'outline'}
                color="gold.5"
                c={selected ? 'dark.9' : undefined}
                tt="none"
              >
                {selected ? 'Your choice' : mark}
              </Badge>
            )}
          </div>
          <Text component="p" className={classes.price}>
            ${price}
            <Text span size="sm" c="dimmed" ff="text">
              {price > 0 ? ' per month' : ''}
            </Text>
          </Text>
        </Stack>
        <List spacing="sm" size="sm" icon={<Icon name="check" />} className={classes.benefits}>
          {benefits.map((benefit) => (
            <List.Item key={benefit}>{benefit}</List.Item>
          ))}
        </List>
        <div className={classes.foot}>{children}</div>
      </Stack>
    </Card>
  );
}
