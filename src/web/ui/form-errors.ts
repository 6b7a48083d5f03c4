import type { UseFormReturnType } from '@mantine/form';
import { ApiError, NetworkError } from '../api/client.ts';

/**
 * The sentence that a form shows above its button: the server's message, else the given one; the network's own where there was no answer.
 */
export function formError(error: unknown, otherwise: string): string {
  if (error instanceof NetworkError) return error.message;
  // Without a code of ours the text is a stranger's, such as a proxy's page.
  return error instanceof ApiError && error.code !== null && error.text !== '' ? error.text : otherwise;
}

/** Puts the server's complaints on the fields of the form; those of other fields are left to the sentence above the button. */
export function putFieldErrors<T extends Record<string, unknown>>(form: UseFormReturnType<T>, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const own = Object.entries(error.fields).filter(([name]) => name in form.getValues());
  if (own.length > 0) form.setErrors(Object.fromEntries(own));
  return own.length > 0;
}
