import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { FRAME } from '../../../../scene/frame.ts';
import type { StyleChange } from '../model/state.ts';
import { useStudio } from '../model/studio.ts';
import { useLayout } from '../model/use-layout.ts';
import { type Placed, percent, placeAt, placeByKey } from './place.ts';
import classes from './preview.module.css';

/** Over the text in the preview: dragged, or moved by the arrow keys, it places the text; a tap edits it. Movement alone tells them apart. */
export function TextHandle() {
  const { state, dispatch, parts } = useStudio();
  const placed = useLayout(state.promo);
  const place = (change: StyleChange) => dispatch({ type: 'promoChanged', change });
  const { snapped, ...drag } = useDrag(place);
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
        onPointerCancel={drag.drop}
        // Not when the finger is lifted: what the browser focuses for a tap comes after that, and would take the cursor away.
        onClick={() => drag.isTap() && parts.editText()}
        onKeyDown={press}
      />
    </>
  );
}

/** A finger that has moved less than this has tapped, in pixels of the screen. */
const TAP = 6;

/** `y` and `height` in pixels of the screen. */
type Drag = { y: number; height: number; placed: Placed };

/** @param onPlace called while the text is dragged */
function useDrag(onPlace: (place: StyleChange) => void) {
  const drag = useRef<Drag | null>(null);
  const moved = useRef(false);
  /** The height, in layout units, of the line that the text has snapped to. */
  const [snapped, setSnapped] = useState<number | null>(null);

  return {
    snapped,
    /** Whether the last press did not move the text. */
    isTap: () => !moved.current,
    grab(event: PointerEvent<HTMLDivElement>, placed: Placed) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const { height } = event.currentTarget.parentElement!.getBoundingClientRect();
      drag.current = { y: event.clientY, height, placed };
      moved.current = false;
    },
    move({ clientY }: PointerEvent) {
      const from = drag.current;
      if (!from) return;
      const { room, height } = from.placed;
      moved.current ||= Math.abs(clientY - from.y) > TAP;
      if (!moved.current || room.height <= 0) return;
      const units = ((clientY - from.y) / from.height) * FRAME.height;
      const { stop, ...place } = placeAt(from.placed, room.share + units / room.height);
      setSnapped(stop ? room.top + room.height * place.textY + height / 2 : null);
      onPlace(place);
    },
    drop() {
      drag.current = null;
      setSnapped(null);
    },
  };
}
