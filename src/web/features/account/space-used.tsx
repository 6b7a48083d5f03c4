import { Button, Modal, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatBytes } from '../../../contract/bytes.ts';
import { getMySpace, type KeptKind, OLD_FILM_DAYS, removeOldFilms, type Space } from '../../../contract/space.ts';
import { callApi } from '../../api/client.ts';
import { queryClient, queryOf } from '../../api/query-client.ts';
import { type Question, useConfirm } from '../../ui/confirm.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { SpaceMeter } from '../../ui/space-meter.tsx';

const spaceQuery = queryOf(getMySpace);

/** What each kind is called, and how room is made. */
const WORDS: Record<KeptKind, { name: string; ends: string }> = {
  library: { name: 'Your backgrounds', ends: 'They stay until you delete them.' },
  film: { name: 'Finished videos', ends: 'Downloaded ones stay; the others go when you leave them unused.' },
  compression: { name: 'Videos in the compressor', ends: 'They go an hour after they are ready.' },
  frame: { name: 'Pictures of your texts', ends: 'They go with their video, or within the hour if you make none.' },
  part: { name: 'Pieces of backgrounds', ends: 'They are cut when you need them, and go after a day.' },
  music: { name: 'Your music', ends: 'It stays until you delete it.' },
  logo: { name: 'Your logo', ends: 'A new one takes its place.' },
};

type Props = { opened: boolean; onClose: () => void };

/** What a person makes us keep, how much of it there may be, and how room is made. */
export function SpaceUsed({ opened, onClose }: Props) {
  const { ask, asking, dialog } = useConfirm();
  return (
    <>
      <Modal opened={opened && !asking} onClose={onClose} title="Space used">
        <SpaceList ask={ask} />
      </Modal>
      {dialog}
    </>
  );
}

function SpaceList({ ask }: { ask: (question: Question) => void }) {
  const space = useQuery({ ...spaceQuery, refetchOnMount: 'always' });
  return (
    <LoadState queries={[space]} title="How much space you use could not be loaded.">
      {space.data && (
        <Stack gap="lg">
          {space.data.kinds
            .filter(({ kind, usedBytes }) => usedBytes > 0 || kind === 'film')
            .map(({ kind, ...meter }) => (
              <Stack gap={6} key={kind}>
                <SpaceMeter
                  {...meter}
                  label={WORDS[kind].name}
                  name={
                    <Text span inherit c="var(--mantine-color-text)">
                      {WORDS[kind].name}
                    </Text>
                  }
                />
                <Text size="sm" c="dimmed">
                  {WORDS[kind].ends}
                </Text>
                {kind === 'film' && <OldFilms films={space.data.oldFilms} ask={ask} />}
              </Stack>
            ))}
          <Text size="sm" c="dimmed">
            {promosText(space.data.promos)}
          </Text>
        </Stack>
      )}
    </LoadState>
  );
}

const promosText = ({ count, limit, usedBytes }: Space['promos']) =>
  `You have ${count} of ${limit} promos, which take ${formatBytes(usedBytes)} with those you deleted lately.`;

/** The way to make room among the finished videos. */
function OldFilms({ films: { count, bytes }, ask }: { films: Space['oldFilms']; ask: (question: Question) => void }) {
  if (count === 0) return null;
  const videos = count === 1 ? '1 old video' : `${count} old videos`;
  const question: Question = {
    title: `Remove ${videos}?`,
    text: `You last asked for ${count === 1 ? 'it' : 'them'} more than ${OLD_FILM_DAYS} days ago. Your promos stay, and you can make each video again, but links that you have shared stop working.`,
    action: count === 1 ? 'Remove video' : 'Remove videos',
    danger: true,
    run: async () => queryClient.setQueryData(spaceQuery.queryKey, await callApi(removeOldFilms)),
    failure: 'The videos could not be removed.',
  };
  return (
    <Button variant="default" size="compact-md" w="fit-content" onClick={() => ask(question)}>
      Remove {videos} ({formatBytes(bytes)})
    </Button>
  );
}
