import { Button, Center, Stack, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';

export default function LandingPage() {
  return (
    <Center component="main" mih="100dvh">
      <Stack align="center">
        <Title order={1}>Spinreel</Title>
        <Button component={Link} to="/auth" variant="gradient">
          Start Creating for Free
        </Button>
      </Stack>
    </Center>
  );
}
