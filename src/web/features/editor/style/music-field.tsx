import { ActionIcon, Input, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, useId } from 'react';
import { TRACKS, type TrackId } from '../../../../scene/music.ts';
import { Icon } from '../../../ui/icons.tsx';
import { useStudio } from '../model/studio.ts';
import { tracksFor, useTrackPlayer } from './music.ts';
import classes from './music-field.module.css';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** What is played in the film: nothing, or one of our tracks, each with a button that plays it alone. */
export function MusicField() {
  const { state, dispatch, preview } = useStudio();
  const id = useId();
  const player = useTrackPlayer();
  const { music } = state.promo;
  const tracks = tracksFor(state.form.writingStyle);
  const options = [null, ...tracks];
  const choose = (next: TrackId | null) => dispatch({ type: 'promoChanged', change: { music: next } });
  const hear = (track: TrackId) => {
    // One sound at a time.
    if (preview.sound) preview.toggleSound();
    player.toggle(track);
  };

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (options.indexOf(music) + step + options.length) % options.length;
    choose(options[next]!);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus();
  }
  return (
    <div>
      <Input.Label id={id} labelElement="div" mb={8}>
        Music
      </Input.Label>
      <div className={classes.row} role="radiogroup" aria-labelledby={id} onKeyDown={move}>
        {options.map((track, index) => (
          <div key={track ?? 'none'} className={classes.track} data-chosen={track === music || undefined}>
            {track && (
              <HearButton track={track} playing={player.playing === track} chosen={track === music} hear={hear} />
            )}
            <UnstyledButton
              role="radio"
              aria-checked={track === music}
              tabIndex={track === music ? 0 : -1}
              className={classes.choice}
              onClick={() => choose(track)}
            >
              <span className={classes.name}>{track ? TRACKS[track].name : 'None'}</span>
              <span className={classes.mood}>{track ? TRACKS[track].mood : 'No music'}</span>
              {index === 1 && <span className={classes.proposed}>Suits your text</span>}
            </UnstyledButton>
          </div>
        ))}
      </div>
      {player.failed && (
        <p className={classes.failure} role="alert">
          The music could not be played. Check your connection and try again.
        </p>
      )}
    </div>
  );
}

type HearProps = { track: TrackId; playing: boolean; chosen: boolean; hear: (track: TrackId) => void };

/** With the Tab key only that of the chosen track is reached: otherwise it would take sixteen presses to get past them. */
function HearButton({ track, playing, chosen, hear }: HearProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      className={classes.hear}
      aria-label={playing ? `Stop ${TRACKS[track].name}` : `Play ${TRACKS[track].name}`}
      tabIndex={chosen || playing ? 0 : -1}
      onClick={() => hear(track)}
    >
      <Icon name={playing ? 'pause' : 'play'} />
    </ActionIcon>
  );
}
