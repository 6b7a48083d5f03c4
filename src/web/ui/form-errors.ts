import { ApiError } from '../api/client.ts';
import { isForPeople } from '../api/failure.ts';

/** The part of a Mantine form that knows its fields. */
export type FieldsOwner = { getValues: () => object };

/** Shows the server's errors at the form fields that they name. */
export function putFieldErrors(
  form: FieldsOwner & { setErrors: (errors: Record<string, string>) => void },
  error: unknown,
): void {
  if (!(error instanceof ApiError)) return;
  const own = Object.entries(error.fields).filter(([name]) => name in form.getValues());
  form.setErrors(
    Object.fromEntries(own.map(([name, text]) => [name, isForPeople(text) ? text : 'This is not right.'])),
  );
}

/** True if every field in the error is one of the form's. */
export function saidAtFields(form: FieldsOwner, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const names = Object.keys(error.fields);
  return names.length > 0 && names.every((name) => name in form.getValues());
}

/** What a form does with its own errors: focuses the first field with one, in the order in which the form names them. */
export function focusFirstError(form: FieldsOwner & { getInputNode: (path: string) => HTMLElement | null }) {
  return (errors: Record<string, unknown>) => {
    const first = Object.keys(form.getValues()).find((name) => name in errors) ?? Object.keys(errors)[0];
    if (first) form.getInputNode(first)?.focus();
  };
}
