import type { PasswordInputProps } from '@mantine/core';
import { PasswordField } from '../../ui/password-field.tsx';
import { PASSWORD_ADVICE } from './forms.ts';

type Props = { label: string; name: string; password: PasswordInputProps; confirm: PasswordInputProps };

/**
 * A new password, typed twice.
 * @param password, confirm what `form.getInputProps` returns for the two fields
 */
export function NewPasswordFields({ label, name, password, confirm }: Props) {
  return (
    <>
      <PasswordField
        label={label}
        description={PASSWORD_ADVICE}
        name={name}
        autoComplete="new-password"
        required
        {...password}
      />
      <PasswordField label="Confirm password" name="confirm" autoComplete="new-password" required {...confirm} />
    </>
  );
}
