import { notifications } from '@mantine/notifications';
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
    color: 'danger',
    title: what,
    message: <FailureText failure={failure} />,
    autoClose: failure.reference === null && READ_MS,
    withBorder: true,
  });
}

/** Shows that something worked. */
export function showSuccess(message: string): void {
  notifications.show({ color: 'gold', message, withBorder: true });
}

/** Shows something that happened without being requested. */
export function showInfo(message: string): void {
  notifications.show({ color: 'gray', message, autoClose: READ_MS, withBorder: true });
}
