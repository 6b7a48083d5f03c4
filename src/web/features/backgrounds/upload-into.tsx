import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { CallOutput } from '../../../contract/call.ts';
import { type listBackgroundVideos, type StudioGroup, THE_STUDIO } from '../../../contract/library.ts';
import { ChoiceMany } from '../../ui/choice-many.tsx';
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
      {offered.length > 1 && (
        <div>
          <ChoiceMany
            label="Whose videos are they for?"
            choices={offered.map(({ library: value, name }) => ({ value, label: name }))}
            values={chosen}
            onChange={setChosen}
          />
          <Text size="sm" c="dimmed" mt={6} aria-live="polite">
            {wordsOf(into, library?.studio)}
          </Text>
        </div>
      )}
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

/** What becomes of an upload into these. */
function wordsOf(into: readonly Offer[], studio: StudioGroup | null | undefined): string {
  if (into.length === 0) return 'Choose at least one.';
  const own = into.length === 1 ? '' : 'One upload for all of them. ';
  if (!into.some(({ library }) => library === THE_STUDIO)) return own || 'Choose as many as you like.';
  return `${own}Your whole team finds what is for the studio${studio?.mayDelete ? '' : ', and only its owner removes it'}.`;
}
