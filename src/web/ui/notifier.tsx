import { useNotifications } from '@mantine/notifications';
import { lazy, Suspense, useEffect, useState } from 'react';

const Notifications = lazy(() => import('./notifications.tsx'));

/** Where notifications appear; the code that renders them loads with the first one. */
export function Notifier() {
  const { notifications } = useNotifications();
  const [needed, setNeeded] = useState(false);
  const some = notifications.length > 0;
  useEffect(() => {
    if (some) setNeeded(true);
  }, [some]);
  return needed ? (
    <Suspense>
      <Notifications />
    </Suspense>
  ) : null;
}
