import { Button, Stack, Text } from '@mantine/core';
import { useId } from 'react';

type Props = {
  label: string;
  /** The button's text while its form is being submitted; otherwise null. */
  busy: string | null;
  /** The fields that must be filled in first, by name, each with its value. */
  needs: Readonly<Record<string, string>>;
};

/** A form's submit button. While it is disabled it says what is missing. */
export function SubmitButton({ label, busy, needs }: Props) {
  const hint = useId();
  const missing = Object.keys(needs).filter((name) => needs[name] === '');
  const waits = busy === null && missing.length > 0;
  return (
    <Stack gap={6}>
      <Button
        type="submit"
        variant="gradient"
        fullWidth
        disabled={busy !== null || waits}
        aria-describedby={waits ? hint : undefined}
      >
        {busy ?? label}
      </Button>
      {/* Its line stays when nothing is missing anymore, so that what is below does not jump. */}
      <Text id={hint} size="sm" c="dimmed" ta="center" mih="1.5em">
        {waits && `To continue, fill in your ${new Intl.ListFormat('en').format(missing)}.`}
      </Text>
    </Stack>
  );
}
