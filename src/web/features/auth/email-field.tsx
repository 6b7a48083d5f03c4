import { TextInput, type TextInputProps } from '@mantine/core';

/** The address that names an account, as password managers know it; takes the props that the form has for it. */
export function EmailField(input: TextInputProps) {
  return (
    <TextInput label="Email" type="email" name="email" autoComplete="username" inputMode="email" required {...input} />
  );
}
