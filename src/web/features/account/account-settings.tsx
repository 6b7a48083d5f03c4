import { Button, Divider, Modal, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useConfirm } from '../../ui/confirm.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { SupportLink } from '../../ui/support-link.tsx';
import { useUser } from '../auth/api.ts';
import { SubscriptionBlock } from '../billing/subscription-block.tsx';
import { BookingDialog } from '../booking/booking.tsx';
import { BrandKit } from '../brand/brand-kit.tsx';
import { consoleOf, overPromo } from '../consoles/console.ts';
import { InstagramButton, InstagramDialog } from '../instagram/dialog.tsx';
import { OwnWordsDialog } from '../own-words/own-words.tsx';
import { RemindersDialog } from '../reminders/reminders.tsx';
import { LeaveTeam } from '../studio/leave-team.tsx';
import { AccessTokens } from './access-tokens.tsx';
import { ChangePassword } from './change-password.tsx';
import { DownloadData } from './download-data.tsx';
import { SpaceUsed } from './space-used.tsx';

type Props = { opened: boolean; onClose: () => void };
type Over = 'password' | 'brand' | 'space' | 'words' | 'booking' | 'reminders' | 'instagram' | 'tokens';

/** The person's account and subscription, and the ways to change them. */
export function AccountSettings({ opened, onClose }: Props) {
  const user = useUser();
  const [over, setOver] = useState<Over | null>(null);
  const { ask, asking, dialog } = useConfirm();
  const [answer, setAnswer] = useState<string | null>(null);
  const console = consoleOf(user.entitlements.plan);
  const close = () => {
    setAnswer(null);
    onClose();
  };

  return (
    <>
      <Modal opened={opened && over === null && !asking} onClose={close} title="Account Settings">
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
          <Ways setOver={setOver} onLeave={close} />
        </Stack>
      </Modal>
      <Over over={opened ? over : null} onClose={() => setOver(null)} />
      {dialog}
    </>
  );
}

/** The ways to all that can be set. */
function Ways({ setOver, onLeave }: { setOver: (over: Over) => void; onLeave: () => void }) {
  const user = useUser();
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <Button variant="default" onClick={() => setOver('password')}>
        Change Password
      </Button>
      {user.entitlements.brandKit && (
        <Button variant="default" onClick={() => setOver('brand')}>
          Brand kit
        </Button>
      )}
      <Button variant="default" onClick={() => setOver('words')}>
        Your words
      </Button>
      <Button variant="default" onClick={() => setOver('booking')}>
        Booking link
      </Button>
      <Button variant="default" onClick={() => setOver('reminders')}>
        Reminders
      </Button>
      <InstagramButton onClick={() => setOver('instagram')} />
      <LinkButton variant="default" to="/compression" onClick={onLeave}>
        Compress a video
      </LinkButton>
      <Button variant="default" onClick={() => setOver('space')}>
        Space used
      </Button>
      <Button variant="default" onClick={() => setOver('tokens')}>
        Access tokens
      </Button>
      <DownloadData />
      <SupportLink subject={`Spinreel support for ${user.email}`} />
    </SimpleGrid>
  );
}

/** The dialog that takes the settings' place. */
function Over({ over, onClose }: { over: Over | null; onClose: () => void }) {
  return (
    <>
      <ChangePassword opened={over === 'password'} onClose={onClose} />
      <BrandKit opened={over === 'brand'} onClose={onClose} />
      <OwnWordsDialog opened={over === 'words'} onClose={onClose} />
      <BookingDialog opened={over === 'booking'} onClose={onClose} />
      <RemindersDialog opened={over === 'reminders'} onClose={onClose} />
      <InstagramDialog opened={over === 'instagram'} onClose={onClose} />
      <SpaceUsed opened={over === 'space'} onClose={onClose} />
      <AccessTokens opened={over === 'tokens'} onClose={onClose} />
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
