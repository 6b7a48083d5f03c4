import { useReducedMotion } from '@mantine/hooks';
import { type ReactNode, useRef, useState } from 'react';
import type { Clip } from '../../../contract/library.ts';
import type { Upload } from '../uploads/upload.ts';
import type { ChooseClip } from './choice.ts';
import classes from './clip-grid.module.css';
import { DeleteClip } from './delete-clip.tsx';
import { type ClipAction, ClipTile, type SelectWord } from './tile.tsx';
import { usePart } from './use-part.ts';
import { UsesDialog } from './uses.tsx';

/** Of more clips than this, somebody who goes on by Tab can go past all of them. */
const FEW = 8;

type Props = {
  clips: readonly Clip[];
  /** The list's label for screen readers. */
  label: string;
  /** The public id of the chosen clip; null if none of these is chosen. */
  selected?: string | null | undefined;
  /** Called with the chosen clip, or with null when it is deselected or was deleted. Without it there are no Select buttons. */
  onSelect?: ChooseClip | undefined;
  /** 'Use' in the consoles. */
  selectWord?: SelectWord | undefined;
  /**
   * Deletes a clip after the person has confirmed it; the promise resolves when it is gone, or rejects with what the dialog shows. Without it nothing
   * can be deleted.
   */
  onDelete?: ((clip: Clip) => Promise<unknown>) | undefined;
  /** What else a clip's menu offers. */
  actions?: ((clip: Clip) => readonly ClipAction[]) | undefined;
  /** Several are being chosen: which, by their ids, and how one more is. */
  picking?: { ids: ReadonlySet<string>; toggle: (clip: Clip) => void } | null | undefined;
  /** A clip's menu, and the question before its deletion, say where it is used. */
  hasUses?: boolean | undefined;
  /** What a deletion means for others, in a sentence. */
  warning?: string;
  /** Tiles before the clips. */
  children?: ReactNode;
};

/** Clips as thumbnails of 80 by 142; at most one plays at a time. Of many, the next ones are there before the last is reached. */
export function ClipGrid({ clips, label, onDelete, actions, hasUses, warning, children, ...choice }: Props) {
  const { selected = null, onSelect } = choice;
  const [playing, setPlaying] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<Clip | null>(null);
  const [looked, setLooked] = useState<Clip | null>(null);
  const still = useReducedMotion(false, { getInitialValueInEffect: false });
  const end = useRef<HTMLParagraphElement>(null);
  const [list, shown] = usePart(
    clips.length,
    clips.findIndex(({ publicId }) => publicId === selected),
  );

  async function remove(clip: Clip) {
    await onDelete?.(clip);
    // A film cannot be made over a clip that no longer exists.
    if (clip.publicId === selected) onSelect?.(null, 'deleted');
  }
  const where = (clip: Clip): ClipAction[] =>
    hasUses ? [{ label: 'Where it is used', icon: 'stack', run: () => setLooked(clip) }] : [];
  return (
    <>
      {clips.length > FEW && (
        <button type="button" className={classes.past} onClick={() => end.current?.focus()}>
          Skip {label}
        </button>
      )}
      <ul ref={list} className={classes.grid} aria-label={label}>
        {children}
        {clips.slice(0, shown).map((clip) => (
          <ClipTile
            key={clip.id}
            clip={clip}
            {...choiceOf(clip, choice)}
            playing={playing === clip.id}
            still={still}
            onPlay={(on) => setPlaying((now) => (on ? clip.id : now === clip.id ? null : now))}
            onDelete={onDelete && (() => setLeaving(clip))}
            actions={[...(actions?.(clip) ?? []), ...where(clip)]}
          />
        ))}
      </ul>
      {clips.length > FEW && (
        <p ref={end} className={classes.past} tabIndex={-1}>
          End of {label}
        </p>
      )}
      {onDelete && (
        <DeleteClip {...{ clip: leaving, onDelete: remove, hasUses, warning }} onClose={() => setLeaving(null)} />
      )}
      {hasUses && <UsesDialog clip={looked} onClose={() => setLooked(null)} />}
    </>
  );
}

/** Whether a clip is chosen, and how it is: as the background, or as one of several. */
function choiceOf(
  clip: Clip,
  { selected, onSelect, selectWord, picking }: Pick<Props, 'selected' | 'onSelect' | 'selectWord' | 'picking'>,
) {
  if (picking)
    return { selected: picking.ids.has(clip.id), selectWord: 'Choose' as const, onSelect: () => picking.toggle(clip) };
  const isChosen = clip.publicId === selected;
  return { selected: isChosen, selectWord, onSelect: onSelect && (() => onSelect(isChosen ? null : clip)) };
}

/** Where the clips of these uploads will appear, with their progress; the rows above say the same in words. */
export function ComingTiles({ uploads }: { uploads: readonly Upload[] }) {
  return uploads.map(({ id, progress }) => (
    <li key={id} aria-hidden>
      <span className={classes.coming}>{Math.floor(progress)}%</span>
    </li>
  ));
}
