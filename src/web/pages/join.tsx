import { Alert, Stack, Text, Title } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { Invitation } from '../features/studio/invitation.tsx';
import { LinkButton } from '../ui/links.tsx';
import { NarrowPage } from './narrow-page.tsx';

const route = getRouteApi('/join');

/** Where an invitation e-mail's link leads. */
export default function JoinPage() {
  const { token } = route.useSearch();
  return (
    <NarrowPage title="Join a studio">{token ? <Invitation key={token} token={token} /> : <BrokenLink />}</NarrowPage>
  );
}

function BrokenLink() {
  return (
    <Stack gap="lg">
      <Title order={1} size="h2">
        Join a studio
      </Title>
      <Alert color="danger">
        <Text size="sm">This link is incomplete. Open it again from the e-mail, or ask for a new invitation.</Text>
      </Alert>
      <LinkButton to="/" variant="default" fullWidth>
        Go to the Start Page
      </LinkButton>
    </Stack>
  );
}
