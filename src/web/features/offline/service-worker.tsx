import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Workbox } from 'workbox-window';

const WORKER = '/sw.js';
const NOTICE = 'new-version';
/** Milliseconds between two looks for a new version, on a page that stays open. */
const LOOK_MS = 3_600_000;

/** Registers the worker that opens the studio without a connection, and says when a new version waits. It never reloads by itself. */
export function start(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const worker = new Workbox(WORKER);
  // The first worker of a browser also waits for a moment, in Firefox long enough to be told of.
  worker.addEventListener('waiting', ({ isUpdate, isExternal }) => (isUpdate || isExternal) && announce(worker));
  worker
    .register()
    .then((registration) => {
      setInterval(() => {
        // A look that fails is made again an hour later.
        registration?.update().catch(() => undefined);
      }, LOOK_MS);
    })
    .catch(() => {
      // Some browsers and people allow no worker. The pages then need a connection, as every page does.
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
        <Text size="sm">Your draft is kept.</Text>
        <Button size="sm" variant="default" onClick={reload}>
          Reload
        </Button>
      </Group>
    ),
    autoClose: false,
    withBorder: true,
  });
}
