import { ApiError, NetworkError } from '../api/client.ts';

/**
 * The sentence that a form shows above its button: the server's message, else the given one; the network's own where there was no answer.
 */
export function formError(error: unknown, otherwise: string): string {
  if (error instanceof NetworkError) return error.message;
  // Without a code of ours the text is a stranger's, such as a proxy's page.
  return error instanceof ApiError && error.code !== null && error.text !== '' ? error.text : otherwise;
}

/** The part of a Mantine form that knows its fields. */
export type FieldsOwner = { getValues: () => object };

/** Puts the server's complaints on the fields of the form that they name. */
export function putFieldErrors(
  form: FieldsOwner & { setErrors: (errors: Record<string, string>) => void },
  error: unknown,
): void {
  if (!(error instanceof ApiError)) return;
  form.setErrors(Object.fromEntries(Object.entries(error.fields).filter(([name]) => name in form.getValues())));
}

/** True if every complaint of the error has its place at a field of the form. */
export function saidAtFields(form: FieldsOwner, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const names = Object.keys(error.fields);
  return names.length > 0 && names.every((name) => name in form.getValues());
}

/** What a form does with its own complaints: the first field that has one, in the order in which the form names them, takes the focus. */
export function focusFirstError(form: FieldsOwner & { getInputNode: (path: string) => HTMLElement | null }) {
  return (errors: Record<string, unknown>) => {
    const first = Object.keys(form.getValues()).find((name) => name in errors) ?? Object.keys(errors)[0];
    if (first) form.getInputNode(first)?.focus();
  };
}
