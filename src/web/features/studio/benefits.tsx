import { List } from '@mantine/core';
import { Icon } from '../../ui/icons.tsx';

const BENEFITS = [
  'Unlimited downloads',
  'Watermark-free videos',
  'Upload of personal background videos',
  'Full Pro features',
];

/** What a member of a team gets. */
export function MemberBenefits() {
  return (
    <List spacing={4} size="sm" c="dimmed" icon={<Icon name="check" />}>
      {BENEFITS.map((benefit) => (
        <List.Item key={benefit}>{benefit}</List.Item>
      ))}
    </List>
  );
}
