import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';

/** A password field whose show/hide button is reachable by keyboard and says what it does; that it is shown is the button's state. */
export function PasswordField(props: PasswordInputProps) {
  const [visible, { toggle }] = useDisclosure(false);
  return (
    <PasswordInput
      visible={visible}
      // It describes the field by its error, but does not mark it.
      aria-invalid={Boolean(props.error) || undefined}
      onVisibilityChange={toggle}
      visibilityToggleButtonProps={{
        'aria-label': 'Show password',
        'aria-hidden': false,
        tabIndex: 0,
      }}
      {...props}
    />
  );
}
