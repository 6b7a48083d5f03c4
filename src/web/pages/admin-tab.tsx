import { Alert, Stack, Text } from '@mantine/core';
import { planOf } from '../../contract/plans.ts';
import { useUser } from '../features/auth/api.ts';
import { consoleOf, overPromo } from '../features/consoles/console.ts';
import { LinkButton } from '../ui/links.tsx';

/** The library's Admin Panel tab: the way to the console, which has a screen of its own. */
export function AdminTab() {
  const console = consoleOf(planOf(useUser()));
  if (!console) return <Restricted />;
  return (
    <Stack gap="sm" align="flex-start">
      <Text c="dimmed">{console.about} They have a screen of their own; your promo stays here as it is.</Text>
      <LinkButton variant="default" to="/" search={overPromo(console.address)}>
        Open {console.label}
      </LinkButton>
    </Stack>
  );
}

/** For people who manage nobody. */
export function Restricted() {
  return (
    <Alert color="gray" role="status">
      Access restricted - Admin or Studio Owner access required
    </Alert>
  );
}
