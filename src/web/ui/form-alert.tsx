import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { failureOf } from '../api/failure.ts';
import { FailureText } from './failure-text.tsx';
import { type FieldsOwner, saidAtFields } from './form-errors.ts';

type Props = { form: FieldsOwner; error: unknown; children?: ReactNode } & (
  | {
      /** What failed. */
      what: string;
      otherwise?: undefined;
    }
  | {
      what?: undefined;
      /** The specification's sentence for a failure that the server does not explain. */
      otherwise: string;
    }
);

/** Why a form was rejected, above its button; renders nothing if the fields say it themselves. `children` is a way out. */
export function FormAlert({ form, error, what, otherwise, children }: Props) {
  if (error === null || saidAtFields(form, error)) return null;
  return (
    <Alert color="danger">
      <FailureText failure={failureOf(error, what === undefined ? { instead: otherwise } : { what })} /> {children}
    </Alert>
  );
}
