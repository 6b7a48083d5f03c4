import { notifications } from '@mantine/notifications';
import { ApiError } from '../api/client.ts';

/** What a failure says to the person who caused it: the server's sentence, else the error's own. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.text;
  return error instanceof Error ? error.message : 'Something went wrong. Please try again.';
}

/** Shows a failure in a short message that can be dismissed. */
export function showError(error: unknown, title?: string): void {
  notifications.show({ color: 'danger', title, message: sentenceOf(error), autoClose: 8000, withBorder: true });
}

/** Says that something worked. */
export function showSuccess(message: string): void {
  notifications.show({ color: 'gold', message, withBorder: true });
}

/** Says what has happened without being asked. */
export function showInfo(message: string): void {
  notifications.show({ color: 'gray', message, autoClose: 8000, withBorder: true });
}
