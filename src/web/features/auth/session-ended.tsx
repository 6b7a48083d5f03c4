import { Button, Modal, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { User } from '../../../contract/session.ts';
import { accountStateQuery } from './api.ts';
import { beginSession, forgetDeleted, useSignOut } from './session.ts';
import classes from './session-ended.module.css';
import { SignInForm } from './sign-in-form.tsx';
import { useHandsOff } from './use-hands-off.ts';

/** Tells that the session has ended, or that there is no account any more. Asked of the server, which is the only one to know. */
export default function SessionEnded({ user }: { user: User }) {
  const account = useQuery(accountStateQuery(user.id));
  const deleted = account.data?.deleted === true;
  useEffect(() => {
    if (deleted) forgetDeleted(user.id);
  }, [deleted, user.id]);
  return account.isPending || deleted ? null : <Ended user={user} />;
}

/** Nothing is taken out of the person's hands: while they type, a bar says what has happened; the form comes once they want it or have left the field. */
function Ended({ user }: { user: User }) {
  const [wanted, setWanted] = useState(false);
  const opened = useHandsOff(wanted);
  return opened ? <SignInAgain user={user} /> : <EndedBar onSignIn={() => setWanted(true)} />;
}

function EndedBar({ onSignIn }: { onSignIn: () => void }) {
  return (
    <div role="alert" className={classes.bar}>
      <span>You have been signed out. Your words are kept.</span>
      <Button variant="default" size="compact-md" mih="var(--sr-touch)" flex="none" onClick={onSignIn}>
        Sign in again
      </Button>
    </div>
  );
}

function SignInAgain({ user }: { user: User }) {
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
