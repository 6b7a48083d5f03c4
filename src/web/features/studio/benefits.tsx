import { List } from '@mantine/core';
import { PLANS } from '../../../contract/plans.ts';
import { Icon } from '../../ui/icons.tsx';

/** What a member of a team gets. */
export function MemberBenefits() {
  return (
    <List spacing={4} size="sm" c="dimmed" icon={<Icon name="check" />}>
      {PLANS.studio_team.benefits?.map((benefit) => (
        <List.Item key={benefit}>{benefit}</List.Item>
      ))}
    </List>
  );
}
