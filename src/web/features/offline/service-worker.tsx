import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Workbox } from 'workbox-window';

const WORKER = '/sw.js';
const NOTICE = 'new-version';
/** Milliseconds between checks for a new version on a page that stays open. */
const LOOK_MS = 3_600_000;

/** Registers the service worker that lets the studio open offline, and says when a new version is waiting. It never reloads by itself. */
export function start(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const worker = new Workbox(WORKER);
  // A browser's first service worker also waits for a moment, in Firefox long enough to be reported.
  worker.addEventListener('waiting', ({ isUpdate, isExternal }) => (isUpdate || isExternal) && announce(worker));
  worker
    .register()
    .then((registration) => {
      setInterval(() => {
        // A failed check is repeated an hour later.
        registration?.update().catch(() => undefined);
      }, LOOK_MS);
    })
    .catch(() => {
      // Some browsers and people allow no service worker. The pages then need a connection, like any page.
    });
}

function announce(worker: Workbox): void {
  const reload = () => {
    worker.addEventListener('controlling', () => window.location.reload());
    worker.messageSkipWaiting();
  };
  notifications.show({
    id: NOTICE,
    color: 'gold',
    title: 'A new version of Spinreel is ready',
    message: (
      <Group justify="space-between" gap="sm">
        <Text size="sm">Your promo is saved.</Text>
        <Button size="sm" variant="default" onClick={reload}>
          Reload
        </Button>
      </Group>
    ),
    autoClose: false,
    withBorder: true,
  });
}
