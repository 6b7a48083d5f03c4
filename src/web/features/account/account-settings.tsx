import { Button, Divider, Modal, SimpleGrid, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useConfirm } from '../../ui/confirm.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { SupportLink } from '../../ui/support-link.tsx';
import { useUser } from '../auth/api.ts';
import { SubscriptionBlock } from '../billing/subscription-block.tsx';
import { BrandKit } from '../brand/brand-kit.tsx';
import { consoleOf, overPromo } from '../consoles/console.ts';
import { LeaveTeam } from '../studio/leave-team.tsx';
import { ChangePassword } from './change-password.tsx';
import { DownloadData } from './download-data.tsx';
import { SpaceUsed } from './space-used.tsx';

type Props = { opened: boolean; onClose: () => void };

/** The person's account and subscription, and the ways to change them. */
export function AccountSettings({ opened, onClose }: Props) {
  const user = useUser();
  const [passwordOpen, password] = useDisclosure(false);
  const [brandOpen, brand] = useDisclosure(false);
  const [spaceOpen, space] = useDisclosure(false);
  const { ask, asking, dialog } = useConfirm();
  const [answer, setAnswer] = useState<string | null>(null);
  const console = consoleOf(user.entitlements.plan);
  const close = () => {
    setAnswer(null);
    onClose();
  };

  return (
    <>
      <Modal
        opened={opened && !passwordOpen && !brandOpen && !spaceOpen && !asking}
        onClose={close}
        title="Account Settings"
      >
        <Stack gap="lg">
          <Fact label="Email">{user.email}</Fact>
          <Fact label="Account type">{user.entitlements.label}</Fact>
          <SubscriptionBlock user={user} ask={ask} answer={answer} onAnswer={setAnswer} onLeave={close} />
          {user.entitlements.plan === 'studio_team' && <LeaveTeam ask={ask} onLeft={close} />}
          {console && (
            <LinkButton variant="default" to="/" search={overPromo(console.address)} onClick={close}>
              Open {console.label}
            </LinkButton>
          )}
          <Divider />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <Button variant="default" onClick={password.open}>
              Change Password
            </Button>
            {user.entitlements.brandKit && (
              <Button variant="default" onClick={brand.open}>
                Brand kit
              </Button>
            )}
            <LinkButton variant="default" to="/compression" onClick={close}>
              Compress a video
            </LinkButton>
            <Button variant="default" onClick={space.open}>
              Space used
            </Button>
            <DownloadData />
            <SupportLink subject={`Spinreel support for ${user.email}`} />
          </SimpleGrid>
        </Stack>
      </Modal>
      <ChangePassword opened={opened && passwordOpen} onClose={password.close} />
      <BrandKit opened={opened && brandOpen} onClose={brand.close} />
      <SpaceUsed opened={opened && spaceOpen} onClose={space.close} />
      {dialog}
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
