import { NativeSelect } from '@mantine/core';
import { type CSSProperties, type PointerEvent, useId } from 'react';
import { CUT, type CutMove, cutMoveSchema } from '../../../contract/cut.ts';
import classes from './cut.module.css';
import {
  type ClipItem,
  framesOfClip,
  type Item,
  inSeconds,
  isPhoto,
  type List,
  mostFrames,
  type PhotoItem,
  withFrames,
  withItem,
} from './list.ts';
import { placeOf } from './preview.tsx';
import { changeList } from './use-cuts.ts';

const change = (item: Item) => changeList((now) => withItem(now, item));
/** A tenth of a second. */
const STEP = 3;
const CENTER_STEPS = 20;

/** How long a part plays, and which part of its clip or photo is seen. */
export function PartFields({ list, item }: { list: List; item: Item }) {
  return (
    <div className={classes.fields}>
      <Slider
        label="Length"
        value={item.frames}
        min={CUT.leastFrames}
        max={mostFrames(list, item)}
        step={STEP}
        said={inSeconds(item.frames)}
        onChange={(frames) => change(withFrames(list, item, frames))}
      />
      {isPhoto(item) ? <PhotoFields item={item} /> : <ClipFields item={item} />}
    </div>
  );
}

function ClipFields({ item }: { item: ClipItem }) {
  const last = framesOfClip(item.clip) - item.frames;
  if (last < STEP) return null;
  const said = `${inSeconds(item.from)} to ${inSeconds(item.from + item.frames)}`;
  return (
    <Slider
      label="Where it starts"
      value={item.from}
      min={0}
      max={last}
      step={STEP}
      said={said}
      onChange={(from) => change({ ...item, from })}
    />
  );
}

const MOVES: Readonly<Record<CutMove, string>> = {
  closer: 'Slowly closer',
  away: 'Slowly away',
  left: 'Slowly to the left',
  right: 'Slowly to the right',
};

function PhotoFields({ item }: { item: PhotoItem }) {
  const { photo, center, move } = item;
  const isWide = photo.aspect > 9 / 16;
  const axis = isWide ? 'x' : 'y';
  const at = center[axis];
  const place = (value: number) => change({ ...item, center: { ...center, [axis]: Math.min(1, Math.max(0, value)) } });
  const said =
    Math.abs(at - 0.5) < 0.03 ? 'in the middle' : `${Math.round(100 * at)}% from the ${isWide ? 'left' : 'top'}`;
  return (
    <>
      <Crop item={item} isWide={isWide} onPlace={place} />
      <Slider
        label="What stays in the picture"
        value={Math.round(at * CENTER_STEPS)}
        min={0}
        max={CENTER_STEPS}
        step={1}
        said={said}
        onChange={(step) => place(step / CENTER_STEPS)}
      />
      <NativeSelect
        label="How it moves"
        data={cutMoveSchema.options.map((value) => ({ value, label: MOVES[value] }))}
        value={move}
        onChange={(event) => change({ ...item, move: event.currentTarget.value as CutMove })}
      />
    </>
  );
}

/** The whole photo, and on it what will be seen. A finger says where; the slider below says the same by keys. */
function Crop({
  item: { photo, center },
  isWide,
  onPlace,
}: {
  item: PhotoItem;
  isWide: boolean;
  onPlace: (at: number) => void;
}) {
  const seen = isWide ? 9 / 16 / photo.aspect : photo.aspect / (9 / 16);
  const at = isWide ? center.x : center.y;
  const start = Math.min(1 - seen, Math.max(0, at - seen / 2));
  const window = isWide
    ? { left: `${100 * start}%`, width: `${100 * seen}%`, insetBlock: 0 }
    : { top: `${100 * start}%`, height: `${100 * seen}%`, insetInline: 0 };
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onPlace(isWide ? (event.clientX - left) / width : (event.clientY - top) / height);
  };
  return (
    <div
      className={classes.crop}
      style={{ aspectRatio: photo.aspect, '--aspect': photo.aspect } as CSSProperties}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
    >
      <img src={photo.url} alt="" draggable={false} style={{ objectPosition: placeOf(photo.aspect, center) }} />
      <span className={classes.window} style={window} aria-hidden />
    </div>
  );
}

type SliderProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  said: string;
  onChange: (value: number) => void;
};

/** A slider of the browser's own: fingers, keys and screen readers know it. */
function Slider({ label, value, min, max, step, said, onChange }: SliderProps) {
  const id = useId();
  return (
    <div>
      <div className={classes.words}>
        <label htmlFor={id}>{label}</label>
        <span aria-hidden>{said}</span>
      </div>
      <input
        id={id}
        type="range"
        className={classes.slider}
        {...{ min, max, step, value }}
        aria-valuetext={said}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
