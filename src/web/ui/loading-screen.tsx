import { Center, Loader, Stack, Text } from '@mantine/core';

/** A whole page that waits. */
export function LoadingScreen({ title = 'Loading' }: { title?: string }) {
  return (
    <Center component="main" mih="100dvh" aria-busy="true">
      <Stack align="center" gap="md">
        <Loader aria-hidden />
        <Text role="status" c="dimmed">
          {title}
        </Text>
      </Stack>
    </Center>
  );
}
