import { Button, Stack, Text, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { showSuccess } from '../../ui/notify.tsx';

type Props = { secret: string; onDone: () => void };

/** A token that has just been made, which is shown this once. */
export function MadeToken({ secret, onDone }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [isRefused, setRefused] = useState(false);
  const copy = async () => {
    try {
      // Without a clipboard this fails like one that refuses.
      await navigator.clipboard.writeText(secret);
      setRefused(false);
      showSuccess('Your token is copied.');
    } catch {
      setRefused(true);
      field.current?.select();
    }
  };
  return (
    <Stack gap="md">
      <Text>This is the only time that it is shown. Keep it like a password: whoever has it acts in your name.</Text>
      <Textarea
        ref={field}
        label="Your token"
        value={secret}
        readOnly
        autosize
        spellCheck={false}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', overflowWrap: 'anywhere' } }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Text size="sm" c="dimmed" role="status">
        {isRefused && 'Your browser does not let us copy. The token is selected: copy it from there.'}
      </Text>
      <Button variant="gradient" onClick={copy} data-autofocus>
        Copy
      </Button>
      <Button variant="default" onClick={onDone}>
        Done
      </Button>
    </Stack>
  );
}
