import { Skeleton, Stack, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { planOf } from '../../contract/plans.ts';
import { useUser } from '../features/auth/api.ts';
import type { BackgroundChoice } from '../features/backgrounds/choice.ts';
import { consoleOf, overPromo } from '../features/consoles/console.ts';
import { Icon } from '../ui/icons.tsx';
import { LinkButton } from '../ui/links.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Restricted } from './admin-tab.tsx';
import classes from './console-screen.module.css';

const AdminPanel = lazy(() => import('../features/admin/admin-panel.tsx'));
const StudioPanel = lazy(() => import('../features/studio/studio-panel.tsx'));

/**
 * The console of people who manage others, on a screen of its own: the admin's, or the studio owner's.
 * @param choice the editor's background; null until the editor is there
 */
export function ConsoleScreen({ choice }: { choice: BackgroundChoice | null }) {
  const plan = planOf(useUser());
  const console = consoleOf(plan);
  const title = console?.label ?? 'Admin Panel';
  return (
    <div className={classes.screen}>
      <title>{`${title} · Spinreel`}</title>
      <LinkButton
        to="/"
        search={overPromo({})}
        resetScroll={false}
        variant="default"
        leftSection={<Icon name="back" />}
        className={classes.back}
      >
        Back to your promo
      </LinkButton>
      <div className={classes.head}>
        <PageTitle>{title}</PageTitle>
        {console && <Text c="dimmed">{console.about}</Text>}
      </div>
      {!console && <Restricted />}
      {console && !choice && <Loading />}
      {console && choice && (
        <Suspense fallback={<Loading />}>
          {plan === 'admin' ? <AdminPanel {...choice} /> : <StudioPanel {...choice} />}
        </Suspense>
      )}
    </div>
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
