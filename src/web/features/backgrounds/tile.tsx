import { ActionIcon, Menu, UnstyledButton } from '@mantine/core';
import { type ComponentProps, type FocusEvent, type ReactNode, useRef } from 'react';
import type { Clip } from '../../../contract/library.ts';
import { TILE } from '../../theme.ts';
import { Icon } from '../../ui/icons.tsx';
import classes from './clip-grid.module.css';

/** The button's text on a clip that is not chosen. */
export type SelectWord = 'Select' | 'Use' | 'Choose';
/** What it says of one that is. */
const DONE: Record<SelectWord, string> = { Select: 'Selected', Use: 'Selected', Choose: 'Chosen' };

type TileProps = {
  title: string;
  selected: boolean;
  /** Omitted when clips are only viewed. */
  onSelect?: (() => void) | undefined;
  selectWord?: SelectWord | undefined;
  children: ReactNode;
};

/** A picture of 80 by 142 with its name and its Select button, whose name stays: that it is chosen is its state. */
export function Tile({ title, selected, onSelect, selectWord = 'Select', children }: TileProps) {
  return (
    <>
      {children}
      {/* To screen readers the buttons say it. */}
      <span className={classes.name} title={title} aria-hidden>
        {title}
      </span>
      {onSelect && (
        // Beside the button, since its word changes and its name does not.
        <span className={classes.choice}>
          <UnstyledButton
            // Another kind of control, not another state of this one.
            key={selectWord}
            className={classes.select}
            aria-label={`${selectWord}: ${title}`}
            {...(selectWord === 'Choose'
              ? { role: 'checkbox', 'aria-checked': selected }
              : { 'aria-pressed': selected })}
            onClick={onSelect}
          />
          {selected && <Icon name="check" />}
          <span aria-hidden>{selected ? DONE[selectWord] : selectWord}</span>
        </span>
      )}
    </>
  );
}

type ClipTileProps = Omit<TileProps, 'title' | 'children'> & {
  clip: Clip;
  playing: boolean;
  /** The person wants less motion. */
  still: boolean;
  onPlay: (on: boolean) => void;
  /** Omitted if the person may not delete it. */
  onDelete?: (() => void) | undefined;
  /** What else can be done with it. */
  actions?: readonly ClipAction[] | undefined;
};

/** An entry of a clip's menu. */
export type ClipAction = { label: string; icon: ComponentProps<typeof Icon>['name']; run: () => void };

/**
 * A clip's poster, which plays when tapped, hovered or focused by keyboard. Escape stops it. A tap also makes it the background at once; in a console, where
 * 'Use' does so, it only plays.
 */
export function ClipTile({ clip, playing, still, onPlay, onDelete, actions = [], ...tile }: ClipTileProps) {
  const { title } = clip;
  const { selected, onSelect, selectWord } = tile;

  const picks = selectWord === 'Choose';

  function touch() {
    if (picks) return onSelect?.();
    const chooses = onSelect && !selected && selectWord === undefined;
    if (chooses) onSelect();
    onPlay(chooses ? true : !playing);
  }

  function follow(event: FocusEvent<HTMLElement>) {
    // With reduced motion it takes a press.
    if (!still && event.target.matches(':focus-visible')) onPlay(true);
  }
  return (
    <li
      className={classes.tile}
      data-selected={tile.selected || undefined}
      onFocus={follow}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onPlay(false)}
      onKeyDown={({ key }) => key === 'Escape' && onPlay(false)}
    >
      <Tile title={title} {...tile}>
        <UnstyledButton
          className={classes.thumb}
          // Keyboard users preview from the Select button.
          tabIndex={still && !picks ? 0 : -1}
          aria-hidden={picks}
          aria-label={`Preview ${title}`}
          aria-pressed={playing}
          onClick={touch}
          onPointerEnter={(event) => event.pointerType === 'mouse' && onPlay(true)}
          onPointerLeave={(event) => event.pointerType === 'mouse' && onPlay(false)}
        >
          <img src={clip.posterUrl} alt="" {...TILE} loading="lazy" decoding="async" />
          {playing && <video src={clip.previewUrl} autoPlay muted loop playsInline aria-hidden />}
        </UnstyledButton>
      </Tile>
      <span className={classes.length}>{Math.max(1, Math.round(clip.duration))} s</span>
      {!picks && (onDelete || actions.length > 0) && <More title={title} actions={actions} onDelete={onDelete} />}
    </li>
  );
}

/** Rarely needed actions on a clip. */
function More({
  title,
  actions,
  onDelete,
}: { title: string } & Pick<ClipTileProps, 'onDelete'> & Required<Pick<ClipTileProps, 'actions'>>) {
  const button = useRef<HTMLButtonElement>(null);
  const from = (run: () => void) => () => {
    // A dialog returns focus to where it was when it opened, and the menu is gone by then.
    button.current?.focus();
    run();
  };
  return (
    <Menu position="bottom-end" returnFocus withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon
          ref={button}
          className={classes.more}
          size={24}
          radius="xl"
          variant="transparent"
          aria-label={`More: ${title}`}
        >
          <Icon name="more" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions?.map(({ label, icon, run }) => (
          <Menu.Item
            key={label}
            className={classes.item}
            leftSection={<Icon name={icon} />}
            aria-label={`${label}: ${title}`}
            onClick={from(run)}
          >
            {label}
          </Menu.Item>
        ))}
        {onDelete && (
          <Menu.Item
            className={classes.item}
            color="danger"
            data-danger
            leftSection={<Icon name="trash" />}
            aria-label={`Delete ${title}`}
            onClick={from(onDelete)}
          >
            Delete
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
