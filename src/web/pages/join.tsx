import { Alert, Stack, Text } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { Invitation } from '../features/studio/invitation.tsx';
import { LinkButton } from '../ui/links.tsx';
import { PageTitle } from '../ui/page-title.tsx';
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
      <PageTitle>Join a studio</PageTitle>
      <Alert color="danger">
        <Text size="sm">This link is incomplete. Open it again from the email, or ask for a new invitation.</Text>
      </Alert>
      <LinkButton to="/" variant="default" fullWidth>
        Go to the start page
      </LinkButton>
    </Stack>
  );
}
