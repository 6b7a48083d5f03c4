import { Alert, Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { Typed } from './typed.ts';

/** What a sheet shows: what it was opened for, also while it closes, and once that is gone from the page. */
export function useStays<T>(given: T | null): T | null {
  const [stays, setStays] = useState(given);
  if (given !== null && given !== stays) setStays(given);
  return given ?? stays;
}

type Props = {
  typed: Pick<Typed<unknown>, 'isLeft' | 'isOvertaken' | 'take'>;
  /** What another window, or somebody else, has made of it. */
  changed: string;
};

/** That what stands here is not what there is: it was changed meanwhile, or was left here before it was saved. */
export function Meanwhile({ typed: { isLeft, isOvertaken, take }, changed }: Props) {
  if (isOvertaken)
    return <Told words={`${changed} Saving puts yours in its place.`} action="Show the change" onAct={take} />;
  return isLeft ? <Told words="This is as you left it. It is not saved yet." action="Start over" onAct={take} /> : null;
}

type ToldProps = { words: string; action?: string; onAct?: () => void };

/** What has become of that which is being changed here. */
export function Told({ words, action, onAct }: ToldProps) {
  return (
    <Alert color="gold" role="status">
      <Text size="sm">{words}</Text>
      {action && (
        <Button variant="default" size="compact-md" mt="xs" onClick={onAct}>
          {action}
        </Button>
      )}
    </Alert>
  );
}
