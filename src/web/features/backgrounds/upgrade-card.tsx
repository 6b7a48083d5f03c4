import { Card, Group, Text, Title } from '@mantine/core';
import { LEAST } from '../../../contract/plans.ts';
import { Icon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { priceTag } from '../plans/offers.ts';
import classes from './library-panel.module.css';

/** Shown in place of the upload buttons if the plan does not include uploads. */
export function UpgradeCard() {
  return (
    <Card className={classes.upgrade}>
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <span className={classes.star}>
          <Icon name="spark" />
        </span>
        <div>
          <Title order={3} size="h4">
            Upgrade to Pro
          </Title>
          <Text c="dimmed" mt={4} mb="md">
            Put your own classes behind your words: upload videos from your phone and they are cut into 15-second clips,
            ready to use. {priceTag(LEAST)}/month.
          </Text>
          <LinkButton to="/upgrade" search={{ feature: 'videos' }} variant="default">
            Upgrade to Pro
          </LinkButton>
        </div>
      </Group>
    </Card>
  );
}
