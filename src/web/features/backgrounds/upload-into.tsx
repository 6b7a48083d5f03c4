import { Chip, Group, Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import type { CallOutput } from '../../../contract/call.ts';
import { type listBackgroundVideos, type StudioGroup, THE_STUDIO } from '../../../contract/library.ts';
import { useUser } from '../auth/api.ts';
import { type Library, librariesOf } from '../uploads/target.ts';
import { UploadPanel } from '../uploads/upload-panel.tsx';

type Props = {
  /** What the server has of the person's libraries; undefined while it is asked. */
  library: CallOutput<typeof listBackgroundVideos> | undefined;
  /** What is chosen at first; the person's own library if omitted. */
  first?: readonly Library[];
  /** Called whenever clips were added to one of the libraries that are chosen. */
  onReady?: () => void;
};

/** Uploads into the person's own library; where they may add to others, into as many as they choose, at once. */
export function UploadInto({ library, first, onReady }: Props) {
  const { id } = useUser();
  const [chosen, setChosen] = useState<readonly Library[]>(first ?? [id]);
  const offered = offeredTo(id, library?.studio ?? null);
  // Whoever has left meanwhile is offered no more.
  const into = offered.filter((each) => chosen.includes(each.library));
  const target = {
    libraries: librariesOf(into.map((each) => each.library)),
    label: into.map(({ name }) => name).join(', ') || 'nobody yet',
  };
  const own = { libraries: [id], label: 'My Videos' };
  return (
    <Stack gap="sm">
      {offered.length > 1 && <Choice offered={offered} chosen={chosen} onChoose={setChosen} />}
      <UploadPanel
        target={offered.length > 1 ? target : own}
        shown={[id, ...offered.map((each) => each.library)]}
        onReady={onReady}
      />
    </Stack>
  );
}

type Offer = { library: Library; name: string };

function offeredTo(ownId: string, studio: StudioGroup | null): Offer[] {
  const me = { library: ownId, name: 'Me' };
  if (!studio?.mayAdd) return [me];
  const members = studio.members.map(({ id, name }) => ({ library: id, name }));
  return [me, { library: THE_STUDIO, name: 'The studio' }, ...members];
}

type ChoiceProps = {
  offered: readonly Offer[];
  chosen: readonly Library[];
  onChoose: (to: readonly Library[]) => void;
};

function Choice({ offered, chosen, onChoose }: ChoiceProps) {
  const label = useId();
  const none = !offered.some(({ library }) => chosen.includes(library));
  return (
    <Stack gap={6}>
      <Text size="sm" fw={600} id={label}>
        Whose videos are they for?
      </Text>
      <Chip.Group multiple value={[...chosen]} onChange={onChoose}>
        <Group gap="xs" role="group" aria-labelledby={label}>
          {offered.map(({ library, name }) => (
            <Chip key={library} value={library} size="md">
              {name}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <Text size="sm" c="dimmed" aria-live="polite">
        {none
          ? 'Choose at least one.'
          : 'Everybody you choose gets them from one upload. Your whole team finds what is for the studio.'}
      </Text>
    </Stack>
  );
}
