import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { type FieldsOwner, formError, saidAtFields } from './form-errors.ts';

type Props = { form: FieldsOwner; error: unknown; otherwise: string; children?: ReactNode };

/** Why a form was not accepted, above its button; nothing where the fields say it themselves. `children` is a way out. */
export function FormAlert({ form, error, otherwise, children }: Props) {
  if (error === null || saidAtFields(form, error)) return null;
  return (
    <Alert color="danger">
      {formError(error, otherwise)} {children}
    </Alert>
  );
}
