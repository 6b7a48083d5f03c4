import { Button, List, Stack, Text } from '@mantine/core';
import { loginPage } from '../../contract/auth.ts';
import { useSignOut } from '../features/auth/session.ts';
import { PageTitle } from '../ui/page-title.tsx';
import { NarrowPage } from './narrow-page.tsx';

/** Help for people who sign in with the wrong account at an identity provider. */
export default function AccountSwitchPage() {
  const signOut = useSignOut();
  return (
    <NarrowPage title="Switch account">
      <Stack gap="lg">
        <Stack gap={4}>
          <PageTitle>Switch Account</PageTitle>
          <Text c="dimmed">
            Signed in with the wrong account? Sign out here. If your browser signs you straight back in, follow these
            three steps.
          </Text>
        </Stack>
        <Button variant="gradient" fullWidth onClick={() => signOut('/auth')}>
          Sign out and use another account
        </Button>
        <List type="ordered" spacing="md">
          <List.Item>Open a private window in your browser.</List.Item>
          <List.Item>Log out of the service you sign in with.</List.Item>
          <List.Item>Come back here and try again.</List.Item>
        </List>
        <Button component="a" href={loginPage.path} variant="default" fullWidth>
          Try Login Again
        </Button>
      </Stack>
    </NarrowPage>
  );
}
