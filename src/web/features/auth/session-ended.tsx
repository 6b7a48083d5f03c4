import { Button, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { User } from '../../../contract/session.ts';
import { beginSession, useSignOut } from './session.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Covers a page whose session has ended, so that the person can sign in and continue where they were. */
export default function SessionEnded({ user }: { user: User }) {
  const [email, setEmail] = useState(user.email);
  const signOut = useSignOut();
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title="Please sign in again"
      overlayProps={{ blur: 6 }}
    >
      <Stack gap="md">
        <Text c="dimmed">
          You have been signed out. Everything on this page is kept. Sign in to pick up where you left off.
        </Text>
        <SignInForm next={undefined} typed={{ email, setEmail }} onSignedIn={beginSession} />
        <Button variant="subtle" color="gray" fullWidth onClick={() => signOut()}>
          Leave this page
        </Button>
      </Stack>
    </Modal>
  );
}
