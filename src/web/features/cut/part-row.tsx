import { ActionIcon, Button, Group, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { KeyboardEvent, PointerEvent } from 'react';
import { Icon } from '../../ui/icons.tsx';
import classes from './cut.module.css';
import { type Item, inSeconds, isPhoto, type List, moved, nameOf, without } from './list.ts';
import { PartFields } from './part-fields.tsx';
import { Poster } from './poster.tsx';
import { placeOf } from './preview.tsx';
import { changeList } from './use-cuts.ts';

type Props = { list: List; item: Item; place: number; isGone: boolean; isOpen: boolean; onOpen: () => void };

/** One part: its picture, its length, and when it is opened what can be done with it. */
export function PartRow({ list, item, place, isGone, isOpen, onOpen }: Props) {
  const name = nameOf(item);
  const last = list.items.length - 1;
  const moveTo = (to: number) => changeList((now) => moved(now, item.id, to));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    moveTo(place + step);
  };
  return (
    <li className={classes.part} data-open={isOpen}>
      <div className={classes.line}>
        <ActionIcon
          size="var(--sr-touch)"
          className={classes.handle}
          aria-label={`Move ${name}, part ${place + 1} of ${last + 1}`}
          aria-description="Drag it, or use the arrow keys up and down."
          onKeyDown={onKeyDown}
          {...dragging(moveTo)}
        >
          <Icon name="grip" />
        </ActionIcon>
        <UnstyledButton className={classes.open} aria-expanded={isOpen} onClick={onOpen}>
          <Poster
            {...(isPhoto(item)
              ? {
                  src: item.photo.url,
                  style: { objectPosition: placeOf(item.photo.aspect, item.center) },
                  isPhoto: true,
                }
              : { src: item.clip.posterUrl })}
            className={classes.thumb}
          />
          <span className={classes.name}>
            <span>{name}</span>
            <span className={classes.length} data-gone={isGone}>
              {isGone ? 'No longer in My Videos' : `${isPhoto(item) ? 'Photo' : 'Video'}, ${inSeconds(item.frames)}`}
              <VisuallyHidden>, part {place + 1}</VisuallyHidden>
            </span>
          </span>
          <Icon name={isOpen ? 'collapse' : 'expand'} />
        </UnstyledButton>
      </div>
      {isOpen && (
        <>
          {!isGone && <PartFields list={list} item={item} />}
          <Buttons {...{ item, place, last }} onMove={moveTo} />
        </>
      )}
    </li>
  );
}

type ButtonsProps = { item: Item; place: number; last: number; onMove: (to: number) => void };

function Buttons({ item, place, last, onMove }: ButtonsProps) {
  return (
    <Group gap="xs">
      <Button variant="default" disabled={place === 0} onClick={() => onMove(place - 1)}>
        Move earlier
      </Button>
      <Button variant="default" disabled={place === last} onClick={() => onMove(place + 1)}>
        Move later
      </Button>
      <Button variant="default" c="var(--sr-danger)" onClick={() => changeList((now) => without(now, item.id))}>
        Remove
      </Button>
    </Group>
  );
}

/** While the handle is held, its row goes to where the finger is. */
function dragging(moveTo: (to: number) => void) {
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => event.currentTarget.setPointerCapture(event.pointerId),
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const row = event.currentTarget.closest('li')!;
      const others = [...row.parentElement!.children].filter((each) => each !== row);
      const above = others.filter((each) => {
        const { top, height } = each.getBoundingClientRect();
        return event.clientY > top + height / 2;
      }).length;
      if ([...row.parentElement!.children].indexOf(row) !== above) moveTo(above);
    },
  };
}
