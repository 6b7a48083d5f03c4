import { Button, Divider, Modal, SimpleGrid, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { LinkButton } from '../../ui/links.tsx';
import { useUser } from '../auth/api.ts';
import { ChangePassword } from './change-password.tsx';
import { subscriptionOf } from './subscription.ts';
import { SupportLink } from './support-link.tsx';

type Props = { opened: boolean; onClose: () => void };

/** Who one is, what one pays for, and the ways to change it. */
export function AccountSettings({ opened, onClose }: Props) {
  const user = useUser();
  const [passwordOpen, password] = useDisclosure(false);
  const { plan, status, upgrade } = subscriptionOf(user);

  return (
    <>
      <Modal opened={opened && !passwordOpen} onClose={onClose} title="Account Settings">
        <Stack gap="lg">
          <Fact label="Email">{user.email}</Fact>
          <Fact label="Account type">{user.entitlements.label}</Fact>
          <Stack gap="sm">
            <Fact label="Subscription">
              {plan}
              <Text size="sm" c="dimmed">
                {status}
              </Text>
            </Fact>
            {upgrade && (
              <LinkButton to="/upgrade" variant="gradient" fullWidth onClick={onClose}>
                {upgrade}
              </LinkButton>
            )}
          </Stack>
          <Divider />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <Button variant="default" onClick={password.open}>
              Change Password
            </Button>
            <SupportLink subject={`Spinreel support for ${user.email}`} />
          </SimpleGrid>
        </Stack>
      </Modal>
      <ChangePassword opened={opened && passwordOpen} onClose={password.close} />
    </>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <Stack gap={4}>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text component="div" style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </Stack>
  );
}
