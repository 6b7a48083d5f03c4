import { Button, Modal, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CONNECT_OUTCOMES } from '../../../contract/instagram.ts';
import { instagramQuery, useConnect } from './api.ts';
import { WHY_NOT } from './words.ts';

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
  const connect = useConnect();
  const account = useQuery({ ...instagramQuery, enabled: why === null }).data?.account;
  return (
    <Stack gap="md">
      <Text>
        {why ??
          `${account ? `@${account.username}` : 'Your account'} is connected. Open a class with a video to have it posted by itself.`}
      </Text>
      <div>
        {why === null ? (
          <Button variant="gradient" onClick={onClose}>
            Go on to the week
          </Button>
        ) : (
          <Button variant="gradient" loading={connect.isPending || connect.isSuccess} onClick={() => connect.mutate()}>
            Connect again
          </Button>
        )}
      </div>
    </Stack>
  );
}
