import { Button, List, Stack, Text, Title } from '@mantine/core';
import { loginPage } from '../../contract/auth.ts';
import { useSignOut } from '../features/auth/session.ts';
import { NarrowPage } from './narrow-page.tsx';

/** Help for those who come in with the wrong account of an identity provider. */
export default function AccountSwitchPage() {
  const signOut = useSignOut();
  return (
    <NarrowPage title="Switch account">
      <Stack gap="lg">
        <Stack gap={4}>
          <Title order={1} size="h2">
            Switch Account
          </Title>
          <Text c="dimmed">
            Signed in as somebody else? Sign out here, or take three steps where your browser brings you back.
          </Text>
        </Stack>
        <Button variant="gradient" fullWidth onClick={() => signOut('/auth')}>
          Sign out and sign in as somebody else
        </Button>
        <List type="ordered" spacing="md">
          <List.Item>Open a private window in your browser.</List.Item>
          <List.Item>Log out of the platform that you sign in with.</List.Item>
          <List.Item>Come back here and try again.</List.Item>
        </List>
        <Button component="a" href={loginPage.path} variant="default" fullWidth>
          Try Login Again
        </Button>
      </Stack>
    </NarrowPage>
  );
}
