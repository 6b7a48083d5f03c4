import { Text, Title } from '@mantine/core';
import { type StudioGroup as Group, THE_STUDIO } from '../../../contract/library.ts';
import { longDayOf } from '../../ui/dates.ts';
import { LinkAnchor } from '../../ui/links.tsx';
import type { Upload } from '../uploads/upload.ts';
import { refreshBackgrounds, removeClip } from './api.ts';
import type { BackgroundChoice } from './choice.ts';
import { ComingTiles } from './clip-grid.tsx';
import { ClipShelf } from './clip-shelf.tsx';
import type { SelectWord } from './tile.tsx';
import { useUploadActions } from './upload-actions.tsx';

type Props = BackgroundChoice & {
  studio: Group;
  /** Uploads on their way there. */
  coming?: readonly Upload[];
  /** 'Use' in the console. */
  selectWord?: SelectWord;
};

/** The videos of the person's studio, in a group of their own under its name. */
export function StudioGroup({ studio, coming = [], chosen, onChoose, selectWord }: Props) {
  const { name, clips, keptUntil, mayAdd, mayDelete } = studio;
  const called = name || 'Your studio';
  const menu = useUploadActions({ uploads: studio.personal, mayRename: () => mayDelete && !keptUntil });
  return (
    <section aria-label={called}>
      <Title order={selectWord === 'Use' ? 2 : 3} size="h5" mb={4}>
        {called}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {wordsOf(studio)}
      </Text>
      {keptUntil && (
        <Text size="sm" c="gold.3" mb="sm">
          The studio’s plan has ended. Its videos are kept until {longDayOf(keptUntil)}, and stay with{' '}
          <LinkAnchor to="/upgrade" size="sm">
            a plan for a team
          </LinkAnchor>
          .
        </Text>
      )}
      {(clips.length > 0 || coming.length > 0) && (
        <ClipShelf
          label={`Videos of ${called}`}
          level={selectWord === 'Use' ? 3 : 4}
          clips={clips}
          selected={chosen?.publicId}
          onSelect={onChoose}
          selectWord={selectWord}
          onDelete={mayDelete ? (clip) => removeClip(clip, THE_STUDIO) : undefined}
          actions={menu.actions}
          several={mayDelete ? { from: THE_STUDIO, refresh: refreshBackgrounds, hasUses: true } : undefined}
          warning="Nobody in your studio can use it for new videos then."
        >
          <ComingTiles uploads={coming} />
        </ClipShelf>
      )}
      {clips.length === 0 && coming.length === 0 && mayAdd && (
        <Text size="sm" c="dimmed">
          Nothing here yet. Choose “The studio” above when you upload.
        </Text>
      )}
      {menu.dialog}
    </section>
  );
}

function wordsOf({ clips, keptUntil, mayAdd, mayDelete }: Group): string {
  if (keptUntil) return 'The studio’s library. For now, only you can use these videos.';
  if (mayDelete) return 'The studio’s library: your whole team uses these videos, and only you can remove them.';
  if (clips.length === 0 && !mayAdd) return 'Your studio has not shared any videos yet.';
  return mayAdd
    ? 'Videos of your studio: yours to use, and you can add to them.'
    : 'Videos of your studio, yours to use.';
}
