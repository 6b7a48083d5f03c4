import { Alert, Skeleton, Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { planOf } from '../../contract/plans.ts';
import { useUser } from '../features/auth/api.ts';
import type { BackgroundChoice } from '../features/backgrounds/choice.ts';
import { consoleOf } from '../features/consoles/console.ts';

const AdminPanel = lazy(() => import('../features/admin/admin-panel.tsx'));
const StudioPanel = lazy(() => import('../features/studio/studio-panel.tsx'));

/** The console of people who may manage others: the admin's, or the studio owner's. */
export function AdminTab(props: BackgroundChoice) {
  const plan = planOf(useUser());
  if (!consoleOf(plan)) {
    return (
      <Alert color="gray" role="status">
        Access restricted - Admin or Studio Owner access required
      </Alert>
    );
  }
  return (
    <Suspense fallback={<Loading />}>
      {plan === 'admin' ? <AdminPanel {...props} /> : <StudioPanel {...props} />}
    </Suspense>
  );
}

function Loading() {
  return (
    <Stack gap="sm" role="status" aria-label="Loading">
      <Skeleton height={44} />
      <Skeleton height={180} />
    </Stack>
  );
}
