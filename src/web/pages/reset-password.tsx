import { Alert, Stack } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { ResetForm } from '../features/auth/reset-form.tsx';
import { LinkButton } from '../ui/links.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { NarrowPage } from './narrow-page.tsx';

const route = getRouteApi('/reset-password');

/** Where the forgot-password e-mail's link leads. */
export default function ResetPasswordPage() {
  const { token } = route.useSearch();
  return (
    <NarrowPage title="New password">
      <Stack gap="lg">
        <PageTitle>Set a new password</PageTitle>
        {token ? <ResetForm token={token} /> : <BrokenLink />}
      </Stack>
    </NarrowPage>
  );
}

function BrokenLink() {
  return (
    <>
      <Alert color="danger">This link is incomplete. Open it again from the email, or ask for a new one.</Alert>
      <LinkButton to="/auth" search={{ mode: 'forgot' }} variant="gradient" fullWidth>
        Ask for a new link
      </LinkButton>
    </>
  );
}
