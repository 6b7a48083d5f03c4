import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { FRAME } from '../../../../scene/frame.ts';
import type { StyleChange } from '../model/state.ts';
import { useStudio } from '../model/studio.ts';
import { useLayout } from '../model/use-layout.ts';
import { type Placed, percent, placeAt, placeByKey } from './place.ts';
import classes from './preview.module.css';

/** Over the text in the preview: dragged, or moved by the arrow keys, it places the text; a tap edits it. */
export function TextHandle() {
  const { state, dispatch, parts } = useStudio();
  const placed = useLayout(state.promo);
  const place = (change: StyleChange) => dispatch({ type: 'promoChanged', change });
  const { snapped, ...drag } = useDrag(place, parts.editText);
  if (!placed?.block) return null;
  const { block, room } = placed;
  const now: Placed = { room, height: block.height };
  const percentDown = Math.round(room.share * 100);

  function press(event: KeyboardEvent) {
    const next = placeByKey(now, event.key);
    if (next) place(next);
    else if (event.key === 'Enter' || event.key === ' ') parts.editText();
    else return;
    event.preventDefault();
  }
  return (
    <>
      {snapped !== null && <span className={classes.snap} style={{ top: percent(snapped) }} />}
      <div
        className={classes.handle}
        style={{ top: percent(block.top), height: percent(block.height) }}
        role="slider"
        tabIndex={0}
        aria-label="Position of the text"
        aria-orientation="vertical"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percentDown}
        aria-valuetext={`${percentDown}% down`}
        onPointerDown={(event) => drag.grab(event, now)}
        onPointerMove={drag.move}
        onPointerUp={drag.drop}
        onPointerCancel={drag.cancel}
        onKeyDown={press}
      />
    </>
  );
}

/** A finger that has moved less than this has tapped, in pixels of the screen. */
const TAP = 6;

/** `y` and `height` in pixels of the screen. */
type Drag = { y: number; height: number; placed: Placed; moved: boolean };

/** @param onPlace called while the text is dragged @param onTap called if it was not */
function useDrag(onPlace: (place: StyleChange) => void, onTap: () => void) {
  const drag = useRef<Drag | null>(null);
  /** The height, in layout units, of the line that the text has snapped to. */
  const [snapped, setSnapped] = useState<number | null>(null);

  function cancel() {
    drag.current = null;
    setSnapped(null);
  }
  return {
    snapped,
    cancel,
    grab(event: PointerEvent<HTMLDivElement>, placed: Placed) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const { height } = event.currentTarget.parentElement!.getBoundingClientRect();
      drag.current = { y: event.clientY, height, placed, moved: false };
    },
    move({ clientY }: PointerEvent) {
      const from = drag.current;
      if (!from) return;
      const { room, height } = from.placed;
      from.moved ||= Math.abs(clientY - from.y) > TAP;
      if (!from.moved || room.height <= 0) return;
      const units = ((clientY - from.y) / from.height) * FRAME.height;
      const { stop, ...place } = placeAt(from.placed, room.share + units / room.height);
      setSnapped(stop ? room.top + room.height * place.textY + height / 2 : null);
      onPlace(place);
    },
    drop() {
      if (drag.current && !drag.current.moved) onTap();
      cancel();
    },
  };
}
