import { Button, Group, Input, Slider } from '@mantine/core';
import { useId, useState } from 'react';
import { OWN_MUSIC, type OwnTrack } from '../../../contract/music.ts';
import { NameForm } from '../../ui/name-form.tsx';
import { renameTrack } from './api.ts';
import { clock } from './clock.ts';
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
      <TrackActions track={track} onDelete={onDelete} />
    </div>
  );
}

/** The name in its place while it is changed. */
function TrackActions({ track, onDelete }: Pick<Props, 'track' | 'onDelete'>) {
  const [renaming, setRenaming] = useState<string | null>(null);
  if (renaming === track.id) {
    return (
      <div className={classes.name}>
        <NameForm
          label="Name of this track"
          value={track.title}
          max={OWN_MUSIC.title}
          blank="Give the track a name."
          save={(title) => renameTrack(track.id, title)}
          failure="The name could not be saved."
          onDone={() => setRenaming(null)}
        />
      </div>
    );
  }
  return (
    <Group gap="xs" mt="xs">
      <Button variant="subtle" color="gray" onClick={() => setRenaming(track.id)}>
        Rename
      </Button>
      <Button variant="subtle" color="gray" onClick={onDelete}>
        Delete this track
      </Button>
    </Group>
  );
}
