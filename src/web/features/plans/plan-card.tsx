import { Badge, Card, List, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { dollars } from '../../../contract/money.ts';
import type { OfferedPlan } from '../../../contract/plans.ts';
import { Icon } from '../../ui/icons.tsx';
import classes from './plan-card.module.css';

type Props = {
  plan: OfferedPlan;
  /** The plan that was picked before. */
  selected?: boolean;
  children: ReactNode;
};

/** A plan with its price and benefits; `children` is the way to get it. */
export function PlanCard({ plan: { name, benefits, offer }, selected = false, children }: Props) {
  const { price, mark, isFeatured } = offer;
  return (
    <Card
      component="article"
      aria-label={name}
      className={classes.card}
      data-featured={isFeatured || undefined}
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
            {dollars(price)}
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
