import { Alert, Stack } from '@mantine/core';
import { ApiError } from '../../api/client.ts';
import { failureOf } from '../../api/failure.ts';
import { FailureText } from '../../ui/failure-text.tsx';
import { LinkButton } from '../../ui/links.tsx';

/** Why something could not be done, over the button for it; nothing while there is no error. With the way to Pro, where the plan does not include it. */
export function Failed({ error }: { error: unknown }) {
  if (error === null) return null;
  return (
    <Alert color="danger" role="alert">
      <Stack gap="xs" align="start">
        <FailureText failure={failureOf(error)} />
        {error instanceof ApiError && error.code === 'plan_required' && (
          <LinkButton variant="default" size="compact-md" to="/upgrade" search={{ feature: 'week' }}>
            See what Pro does
          </LinkButton>
        )}
      </Stack>
    </Alert>
  );
}
