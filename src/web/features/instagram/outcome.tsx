import { Button, Modal, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CONNECT_OUTCOMES } from '../../../contract/instagram.ts';
import { instagramQuery, useSetRule } from './api.ts';
import { Connect, NotDone } from './connect.tsx';
import { UNCHANGED, WHAT_EVERY, WHY_NOT } from './words.ts';

type Props = { outcome: string | undefined; onClose: () => void };

/** What somebody who comes back from Instagram is told. */
export function ConnectOutcome({ outcome, onClose }: Props) {
  const known = CONNECT_OUTCOMES.find((each) => each === outcome);
  return (
    <Modal opened={known !== undefined} onClose={onClose} title="Instagram">
      {known && <Told why={WHY_NOT[known]} onClose={onClose} />}
    </Modal>
  );
}

function Told({ why, onClose }: { why: string | null; onClose: () => void }) {
  if (why === null) return <Connected onClose={onClose} />;
  return (
    <Stack gap="md" align="start">
      <Text>{why}</Text>
      <Connect label="Connect again" variant="gradient" />
    </Stack>
  );
}

/** What is posted there is the next thing to say. */
function Connected({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(instagramQuery);
  const account = data?.account;
  const set = useSetRule();
  if (data && !account && !set.isPending)
    return (
      <Told why="Your account was disconnected meanwhile, in another window or on another device." onClose={onClose} />
    );
  const name = account ? `@${account.username}` : 'Your account';
  if (account && account.every !== null && !set.isPending)
    return (
      <Stack gap="md" align="start">
        <Text>{name} is connected. Your videos are posted by themselves.</Text>
        <Button variant="gradient" onClick={onClose}>
          Go on to the week
        </Button>
      </Stack>
    );
  return (
    <Stack gap="md">
      <Text>{name} is connected. Shall every video of your classes be posted there by itself, as a reel?</Text>
      <Text size="sm" c="dimmed">
        {WHAT_EVERY.reel}
      </Text>
      <NotDone title={UNCHANGED} error={set.error} />
      <Button
        fullWidth
        variant="gradient"
        loading={set.isPending}
        onClick={() => set.mutate('reel', { onSuccess: onClose })}
      >
        Post every video
      </Button>
      <Button fullWidth variant="default" onClick={onClose}>
        I choose each one
      </Button>
    </Stack>
  );
}
