import { Center, type CenterProps, Loader, Stack, Text } from '@mantine/core';
import type { ComponentProps } from 'react';

/** A whole page that waits. After a while it says that this takes long, as the document does before the program has loaded. */
export function LoadingScreen({ title = 'Loading' }: { title?: string }) {
  return <Waiting component="main" mih="100dvh" aria-busy="true" title={title} />;
}

/** A part of a page that waits. */
export function Waiting({
  title,
  ...props
}: { title: string; component?: 'main' } & CenterProps & ComponentProps<'div'>) {
  return (
    <Center {...props}>
      <Stack align="center" gap="md">
        <Loader aria-hidden />
        <Text role="status" c="dimmed">
          {title}
        </Text>
        <Text role="status" className="boot-slow" c="dimmed">
          This takes longer than usual.
        </Text>
      </Stack>
    </Center>
  );
}
