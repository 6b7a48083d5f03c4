import { Center, Stack, Text } from '@mantine/core';
import { LinkButton } from '../ui/links.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { useElapsed } from '../ui/use-elapsed.ts';

const DELAY_MS = 200;

/** A URL that does not exist, or not for this person. It waits a moment, because the person may only just be signing in. */
export function NotFoundPage() {
  const waited = useElapsed(DELAY_MS);
  if (!waited) return <LoadingScreen title="Loading..." />;
  return (
    <Center component="main" mih="100dvh" p="lg">
      <title>Page not found · Spinreel</title>
      <Stack align="center" gap="md" ta="center">
        <PageTitle>404 Page Not Found</PageTitle>
        <Text c="dimmed">The page you're looking for doesn't exist.</Text>
        <LinkButton to="/" variant="gradient">
          Back to Home
        </LinkButton>
      </Stack>
    </Center>
  );
}
