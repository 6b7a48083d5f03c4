import { Button, Group, Input, Slider } from '@mantine/core';
import { useId } from 'react';
import type { OwnTrack } from '../../../contract/music.ts';
import classes from './track-start.module.css';

type Props = {
  track: OwnTrack;
  /** Seconds. */
  start: number;
  /** Of the video, in seconds. */
  length: number;
  onChange: (start: number) => void;
  onDelete: () => void;
};

/** 65 as 1:05. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** From where on a video plays a track, chosen over its waveform, in which the part that is heard stands out. */
export function TrackStart({ track, start, length, onChange, onDelete }: Props) {
  const id = useId();
  const last = Math.max(0, Math.floor(track.duration - 1));
  const at = Math.min(start, last);
  const isHeard = (index: number) => {
    const seconds = (index / track.waveform.length) * track.duration;
    return seconds >= at && seconds < at + length;
  };
  return (
    <div>
      <Group justify="space-between">
        <Input.Label id={id} labelElement="div">
          Start of “{track.title}”
        </Input.Label>
        <output>{clock(at)}</output>
      </Group>
      <div className={classes.wave} aria-hidden>
        {track.waveform.map((level, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points have no other name, and never change places
          <i key={index} data-heard={isHeard(index) || undefined} style={{ height: `${Math.max(4, level * 100)}%` }} />
        ))}
      </div>
      <Slider
        min={0}
        max={last}
        step={1}
        value={at}
        onChange={onChange}
        label={null}
        thumbLabel="Start in seconds"
        disabled={last === 0}
      />
      <Button variant="subtle" color="gray" mt="xs" onClick={onDelete}>
        Delete this track
      </Button>
    </div>
  );
}
