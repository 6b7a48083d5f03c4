import { Input } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { type CSSProperties, type RefObject, useId, useRef } from 'react';
import type { Clip } from '../../../../contract/library.ts';
import { stripAddress } from '../../../../contract/media.ts';
import { lastStart, START_STEP, startOf } from '../../backgrounds/part.ts';
import { useStudio } from '../model/studio.ts';
import classes from './start-field.module.css';

/** Where in a clip that is longer than the film its background begins: a window as long as the film, over the clip's filmstrip. */
export function StartField() {
  const { state, dispatch } = useStudio();
  const { background, promo } = state;
  const seconds = promo.videoDuration;
  const field = useRef<HTMLDivElement>(null);
  // On a phone it stands below the clips, out of sight: whoever has chosen one should know of it. On a wide screen it is always in sight.
  useDidUpdate(() => {
    field.current?.scrollIntoView({ block: 'nearest' });
  }, [background?.publicId]);
  if (!background || lastStart(background, seconds) === 0) return null;
  return (
    <Start
      key={background.publicId}
      field={field}
      clip={background}
      seconds={seconds}
      start={startOf(background, promo.backgroundVideoUrl)}
      onStart={(start) => dispatch({ type: 'startChosen', start })}
    />
  );
}

type Props = {
  field: RefObject<HTMLDivElement | null>;
  clip: Clip;
  seconds: number;
  start: number;
  onStart: (start: number) => void;
};

function Start({ field, clip, seconds, start, onStart }: Props) {
  const id = useId();
  // As shares of the clip.
  const window = { '--start': start / clip.duration, '--long': seconds / clip.duration } as CSSProperties;
  return (
    <div ref={field} className={classes.field}>
      <div className={classes.words}>
        <Input.Label htmlFor={id}>Where your clip starts</Input.Label>
        <span className={classes.seconds} aria-hidden>
          {start} to {start + seconds} of {Math.round(clip.duration)} s
        </span>
      </div>
      <div className={classes.strip} style={window}>
        <img src={stripAddress(clip.publicId)} alt="" draggable={false} onError={hide} />
        {/* A slider of the browser's own: fingers, keys and screen readers know it. What is seen of it is the window after it. */}
        <input
          id={id}
          className={classes.slider}
          type="range"
          min={0}
          max={lastStart(clip, seconds)}
          step={START_STEP}
          value={start}
          aria-valuetext={`From ${start} to ${start + seconds} seconds`}
          onChange={(event) => onStart(event.currentTarget.valueAsNumber)}
        />
        <span className={classes.window} aria-hidden />
      </div>
    </div>
  );
}

function hide({ currentTarget }: { currentTarget: HTMLElement }): void {
  currentTarget.hidden = true;
}
