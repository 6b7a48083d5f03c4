import { Button, List, Stack, Text, Title } from '@mantine/core';
import { loginPage } from '../../contract/auth.ts';
import { NarrowPage } from './narrow-page.tsx';

/** Help for those who come in with the wrong account of an identity provider. */
export default function AccountSwitchPage() {
  return (
    <NarrowPage title="Switch account">
      <Stack gap="lg">
        <Stack gap={4}>
          <Title order={1} size="h2">
            Switch Account
          </Title>
          <Text c="dimmed">Signed in as somebody else? Three steps take you to the right account.</Text>
        </Stack>
        <List type="ordered" spacing="md">
          <List.Item>Open a private window in your browser.</List.Item>
          <List.Item>Log out of the platform that you sign in with.</List.Item>
          <List.Item>Come back here and try again.</List.Item>
        </List>
        <Button component="a" href={loginPage.path} variant="gradient" fullWidth>
          Try Login Again
        </Button>
      </Stack>
    </NarrowPage>
  );
}
