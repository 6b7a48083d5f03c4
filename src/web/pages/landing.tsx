import { Center, Stack, Title } from '@mantine/core';
import { LinkButton } from '../ui/links.tsx';

export default function LandingPage() {
  return (
    <Center component="main" mih="100dvh">
      <Stack align="center">
        <Title order={1}>Spinreel</Title>
        <LinkButton to="/auth" variant="gradient">
          Start Creating for Free
        </LinkButton>
      </Stack>
    </Center>
  );
}
