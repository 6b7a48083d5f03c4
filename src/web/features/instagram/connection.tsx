import { Alert, Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { InstagramState } from '../../../contract/instagram.ts';
import { siteQuery } from '../../api/site.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { dayOf } from '../../ui/dates.ts';
import { LoadState } from '../../ui/load-state.tsx';
import { disconnect, instagramQuery } from './api.ts';
import { Connect } from './connect.tsx';
import { Every } from './every.tsx';

type Props = {
  /** It is what a dialog is about, which has a title, and one thing to do. */
  alone?: boolean;
};

/** The person's Instagram account, where this installation can post there; otherwise nothing. */
export function InstagramConnection({ alone = false }: Props) {
  const isThere = useQuery(siteQuery).data?.instagram === true;
  const state = useQuery({ ...instagramQuery, enabled: isThere });
  if (!isThere) return null;
  return (
    <section aria-label="Instagram">
      {!alone && (
        <Title order={3} size="h5" mb="xs">
          Instagram
        </Title>
      )}
      <LoadState queries={[state]} title="Your Instagram account could not be loaded.">
        {state.data &&
          (state.data.account ? (
            <Connected account={state.data.account} alone={alone} />
          ) : (
            <NotConnected alone={alone} />
          ))}
      </LoadState>
    </section>
  );
}

function NotConnected({ alone }: Required<Props>) {
  return (
    <Stack gap="sm" align="start">
      <Text size="sm">
        Connect your professional account, and your videos are posted by themselves at their planned time, as reels or
        stories: all of them, or those that you choose.
      </Text>
      <Text size="sm" c="dimmed">
        Instagram asks you for three permissions: to see your account’s name and what stands on it, to post, and to read
        how many people your posts reach. You can leave the last one off. We post only what you have asked us to, each
        video once, with the caption that you see at its class, and read the figures of those posts alone. If you are on
        a studio’s team, its owner sees them too. We do not read messages or comments. You can take it back at any time,
        here or in Instagram.
      </Text>
      <Connect label="Connect your account" variant={alone ? 'gradient' : 'default'} />
    </Stack>
  );
}

function Connected({ account, alone }: Required<Props> & { account: NonNullable<InstagramState['account']> }) {
  const { ask, dialog } = useConfirm();
  const { username, connectedAt, failing, givesFigures } = account;
  const end = () =>
    ask({
      title: `Disconnect @${username}?`,
      text: 'Videos that you have planned are not posted there any more. What is on Instagram stays there.',
      action: 'Disconnect it',
      keep: 'Keep it connected',
      danger: true,
      failure: 'Instagram is still connected.',
      run: disconnect,
    });
  return (
    <Stack gap="sm" align="start">
      <Text size="sm">
        Connected as{' '}
        <Anchor href={`https://www.instagram.com/${username}/`} target="_blank" rel="noopener noreferrer" inherit>
          @{username}
        </Anchor>{' '}
        since {dayOf(connectedAt)}.
      </Text>
      {failing !== null && (
        <Alert color="danger" role="alert">
          {failing}
        </Alert>
      )}
      <Every account={account} />
      {failing === null && !givesFigures && (
        <Text size="sm" c="dimmed">
          You have not allowed us to read how many people your posts reach. To see it on your month’s page, connect
          again and leave that on.
        </Text>
      )}
      <Group gap="sm">
        {(failing !== null || !givesFigures) && (
          <Connect label="Connect again" variant={alone && failing !== null ? 'gradient' : 'default'} />
        )}
        <Button variant="subtle" color="gray" onClick={end}>
          Disconnect
        </Button>
      </Group>
      {dialog}
    </Stack>
  );
}
