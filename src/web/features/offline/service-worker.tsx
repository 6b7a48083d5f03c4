import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Workbox } from 'workbox-window';

const WORKER = '/sw.js';
const NOTICE = 'new-version';
/** Milliseconds between checks for a new version on a page that stays open. */
const LOOK_MS = 3_600_000;
/** Milliseconds that a new version has to take over once it is wanted. */
const TAKES_OVER_MS = 3000;

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
    // It waits for whatever the old one is busy with, in Chromium up to five minutes (w3c/ServiceWorker#1295). A page that goes makes way for it.
    setTimeout(() => window.location.reload(), TAKES_OVER_MS);
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
