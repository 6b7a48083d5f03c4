import { Alert, Button, Text } from '@mantine/core';
import { useState } from 'react';

/** What a sheet shows: what it was opened for, also while it closes, and once that is gone from the page. */
export function useStays<T>(given: T | null): T | null {
  const [stays, setStays] = useState(given);
  if (given !== null && given !== stays) setStays(given);
  return given ?? stays;
}

type Props = {
  words: string;
  /** Shows what was changed in place of what is typed here. */
  onTake?: (() => void) | undefined;
};

/** What another window, or somebody else, has done with that which is being changed here. */
export function Meanwhile({ words, onTake }: Props) {
  return (
    <Alert color="gold" role="status">
      <Text size="sm">{words}</Text>
      {onTake && (
        <Button variant="default" size="compact-md" mt="xs" onClick={onTake}>
          Show the change
        </Button>
      )}
    </Alert>
  );
}
