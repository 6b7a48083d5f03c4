import { Button, Group } from '@mantine/core';
import { notifications, notificationsStore } from '@mantine/notifications';
import { failureOf, isAbort } from '../api/failure.ts';
import { FailureText } from './failure-text.tsx';

const READ_MS = 8000;

/**
 * Shows a failure in a notification that can be dismissed. One with a reference stays until dismissed.
 * @param what what failed
 * @param kept what is not lost
 */
export function showError(error: unknown, what: string, kept?: string): void {
  if (isAbort(error)) return;
  const failure = failureOf(error, kept === undefined ? {} : { kept });
  notifications.show({
    priority: 1,
    color: 'danger',
    title: what,
    message: <FailureText failure={failure} />,
    autoClose: failure.reference === null && READ_MS,
    withBorder: true,
  });
}

/** Longer than others: what it offers may take a while to notice. */
export const UNDO_MS = 15_000;

/**
 * Shows that something was deleted, and offers to bring it back.
 * @param failure what is said if it cannot be brought back
 * @param onOver called when it can no longer be
 */
export function showUndo(message: string, failure: string, bringBack: () => Promise<void>, onOver?: () => void): void {
  const id = `undo-${message}`;
  let isTaken = false;
  const undo = () => {
    isTaken = true;
    notifications.hide(id);
    bringBack().catch((error: unknown) => showError(error, failure));
  };
  notifications.hide(id);
  notifications.show({
    id,
    color: 'gold',
    withBorder: true,
    autoClose: UNDO_MS,
    onClose: () => isTaken || onOver?.(),
    message: (
      <Group justify="space-between" wrap="nowrap">
        {message}
        <Button variant="default" size="compact-md" onClick={undo}>
          Undo
        </Button>
      </Group>
    ),
  });
}

/** Shows that something worked. */
export function showSuccess(message: string): void {
  tell({ color: 'gold', message, withBorder: true });
}

/** Shows something that happened without being requested. */
export function showInfo(message: string): void {
  tell({ color: 'gray', message, autoClose: READ_MS, withBorder: true });
}

let told = '';

/** The priority of the message that somebody has the focus or the pointer in. */
export const HELD = 2;

/** Takes the place of what was told before: nobody reads a pile. Failures, and what can be taken back, go first. */
function tell(notification: Parameters<typeof notifications.show>[0]): void {
  const { notifications: shown } = notificationsStore.getState();
  if (!shown.some(({ id, priority }) => id === told && priority === HELD)) notifications.hide(told);
  told = notifications.show({ ...notification, priority: -1 });
}
