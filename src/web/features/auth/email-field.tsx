import { TextInput, type TextInputProps } from '@mantine/core';

/** The e-mail address of an account, labeled for password managers; takes the form's props for the field. */
export function EmailField(input: TextInputProps) {
  return (
    <TextInput label="Email" type="email" name="email" autoComplete="username" inputMode="email" required {...input} />
  );
}
