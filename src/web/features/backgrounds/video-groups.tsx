import type { ComponentProps } from 'react';
import type { Clip } from '../../../contract/library.ts';
import classes from './clip-grid.module.css';
import { ClipGrid } from './clip-grid.tsx';
import { usePart } from './use-part.ts';

/** So many videos are drawn at once. */
const PART = 8;

type Props = ComponentProps<typeof ClipGrid> & {
  /** Of the headings: one below what stands over the clips. */
  level?: 3 | 4 | undefined;
};

/** A library's clips below the names of the videos that they are pieces of. */
export function VideoGroups({ clips, label, level = 3, children, ...grid }: Props) {
  const Heading = `h${level}` as const;
  const groups = groupsOf(clips);
  const chosen = groups.findIndex((group) => group.some(({ publicId }) => publicId === grid.selected));
  const [list, shown] = usePart(groups.length, chosen, PART);
  return (
    <ul ref={list} className={classes.groups} aria-label={label}>
      {groups.slice(0, shown).map((group) => (
        <li key={keyOf(group[0]!)}>
          <Heading className={classes.video}>
            {nameOf(group)} <span>{group.length === 1 ? '1 clip' : `${group.length} clips`}</span>
          </Heading>
          <ClipGrid clips={group} label={`Clips of ${nameOf(group)}`} {...grid} />
        </li>
      ))}
    </ul>
  );
}

const keyOf = ({ sourceId, id }: Clip) => sourceId ?? id;

/** The clips by their video, in the order in which the first of each comes. */
function groupsOf(clips: readonly Clip[]): Clip[][] {
  const groups = new Map<string, Clip[]>();
  for (const clip of clips) groups.set(keyOf(clip), [...(groups.get(keyOf(clip)) ?? []), clip]);
  return [...groups.values()];
}

/** Pieces are called as their video, with a number. */
const nameOf = ([first]: readonly Clip[]) => first!.title.replace(/ \(\d+\)$/, '');
