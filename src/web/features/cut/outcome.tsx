import { Alert, Button, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { Icon } from '../../ui/icons.tsx';
import { useUploads } from '../uploads/use-uploads.ts';
import classes from './cut.module.css';
import type { Shown } from './cuts.ts';
import type { Sent } from './kept.ts';
import { titleOf } from './list.ts';
import { useCuts } from './use-cuts.ts';

/** What has become of the lists that were sent, or discarded. */
export function Outcome({ shown: { list, fault, sent, returned, discarded, isUnkept } }: { shown: Shown }) {
  const { bringBack } = useCuts();
  return (
    <>
      {discarded && (
        <div className={classes.outcome}>
          <Text size="sm" role="status">
            Your parts are discarded.
          </Text>
          <Button variant="default" leftSection={<Icon name="undo" />} onClick={bringBack}>
            Bring them back
          </Button>
        </div>
      )}
      {sent.map((each) => (
        <UnderWay key={each.id} sent={each} />
      ))}
      {fault !== null && (
        <Alert color="danger" role="alert" title={`“${titleOf(list)}” was not made`}>
          {fault}
        </Alert>
      )}
      {returned.length > 0 && (
        <Text size="sm" c="dimmed" role="status">
          {returned.map((each) => `“${titleOf(each.list)}”`).join(', ')} could not be made, and{' '}
          {returned.length === 1 ? 'comes' : 'come'} back here once you have made or discarded this one.
        </Text>
      )}
      {isUnkept && list.items.length > 0 && (
        <Alert color="gold" role="status">
          Your browser cannot keep this. Leave this page open until your clip is made.
        </Alert>
      )}
    </>
  );
}

function UnderWay({ sent }: { sent: Sent }) {
  const { subscribe, list, find } = useUploads();
  useSyncExternalStore(subscribe, list);
  const name = `“${titleOf(sent.list)}”`;
  return (
    <Text size="sm" role="status">
      {find(sent)?.phase === 'failed'
        ? `${name} has not been sent. Press “Try again” in My Videos.`
        : `${name} is being made. You will find it in My Videos.`}
    </Text>
  );
}
