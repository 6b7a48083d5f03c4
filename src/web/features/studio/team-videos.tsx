import { NativeSelect, Skeleton, Stack, Switch, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { THE_STUDIO } from '../../../contract/library.ts';
import { LoadState } from '../../ui/load-state.tsx';
import { showError } from '../../ui/notify.tsx';
import { backgroundsQuery, refreshBackgrounds } from '../backgrounds/api.ts';
import type { BackgroundChoice } from '../backgrounds/choice.ts';
import { StudioGroup } from '../backgrounds/studio-group.tsx';
import { refreshVideosOf, UserVideos } from '../backgrounds/user-library.tsx';
import { teamQuery, useSetMembersAdd } from './api.ts';

const UploadInto = lazy(async () => ({ default: (await import('../backgrounds/upload-into.tsx')).UploadInto }));

/** The libraries of the studio and of the members who have joined: filled and cleared out by its owner. */
export function TeamVideos({
  first,
  ...props
}: BackgroundChoice & { /** Whose videos are shown at first; empty: the studio's. */ first?: string }) {
  const team = useQuery(teamQuery);
  const library = useQuery(backgroundsQuery);
  const [shown, setShown] = useState(first || THE_STUDIO);
  const members = team.data?.teamMembers ?? [];
  const chosen = members.find((member) => member.userId === shown);
  const studio = library.data?.studio;

  return (
    <Stack gap="md">
      <LoadState queries={[team, library]} title="Your team’s videos could not be loaded.">
        <Suspense fallback={<Skeleton height={120} radius="md" />}>
          <UploadInto
            library={library.data}
            first={[THE_STUDIO]}
            onReady={() => {
              void refreshBackgrounds();
              refreshVideosOf(shown);
            }}
          />
        </Suspense>
        {studio && <MembersAdd membersAdd={studio.membersAdd} />}
        <NativeSelect label="Videos of" value={shown} onChange={(event) => setShown(event.currentTarget.value)}>
          <option value={THE_STUDIO}>The studio</option>
          {members.map(({ id, name, userId: account }) => (
            <option key={id} value={account ?? id} disabled={!account}>
              {account ? name : `${name} (has not joined yet)`}
            </option>
          ))}
        </NativeSelect>
        {chosen ? (
          <UserVideos key={shown} person={{ id: shown, name: chosen.name }} {...props} />
        ) : (
          studio && <StudioGroup studio={studio} selectWord="Use" {...props} />
        )}
        {!members.some((member) => member.userId) && (
          <Text c="dimmed">Nobody has joined yet. Members appear here once they accept their invitation.</Text>
        )}
      </LoadState>
    </Stack>
  );
}

function MembersAdd({ membersAdd }: { membersAdd: boolean }) {
  const set = useSetMembersAdd();
  return (
    <Switch
      label="Members may add videos to the studio’s library"
      description="They use all of them either way. Only you can remove them."
      checked={set.isPending ? set.variables : membersAdd}
      onChange={(event) =>
        set.mutate(event.currentTarget.checked, {
          onError: (error) => showError(error, 'The setting was not saved'),
        })
      }
    />
  );
}
