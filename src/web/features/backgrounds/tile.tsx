import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Clip } from '../../../contract/library.ts';
import { Icon } from '../../ui/icons.tsx';
import classes from './background-picker.module.css';

type TileProps = { title: string; selected: boolean; onSelect: () => void; children: ReactNode };

/** A picture of 80 by 142 with its Select button. */
export function Tile({ title, selected, onSelect, children }: TileProps) {
  return (
    <li className={classes.tile} data-selected={selected || undefined}>
      {children}
      <UnstyledButton
        className={classes.select}
        aria-label={`${selected ? 'Selected' : 'Select'}: ${title}`}
        aria-pressed={selected}
        onClick={onSelect}
      >
        {selected && <Icon name="check" />}
        {selected ? 'Selected' : 'Select'}
      </UnstyledButton>
    </li>
  );
}

type ClipTileProps = Omit<TileProps, 'title' | 'children'> & {
  clip: Clip;
  playing: boolean;
  onPlay: (on: boolean) => void;
};

/** A clip's poster; touched, or under the mouse, it plays. */
export function ClipTile({ clip, playing, onPlay, ...tile }: ClipTileProps) {
  return (
    <Tile title={clip.title} {...tile}>
      <UnstyledButton
        className={classes.thumb}
        aria-label={`${playing ? 'Stop' : 'Preview'} ${clip.title}`}
        aria-pressed={playing}
        onClick={() => onPlay(!playing)}
        onPointerEnter={(event) => event.pointerType === 'mouse' && onPlay(true)}
        onPointerLeave={(event) => event.pointerType === 'mouse' && onPlay(false)}
      >
        <img src={clip.posterUrl} alt="" width={80} height={142} loading="lazy" decoding="async" />
        {playing && <video src={clip.previewUrl} autoPlay muted loop playsInline aria-hidden />}
      </UnstyledButton>
    </Tile>
  );
}
