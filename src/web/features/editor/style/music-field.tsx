import { ActionIcon, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OwnTrack } from '../../../../contract/music.ts';
import type { WritingStyle } from '../../../../contract/profile.ts';
import { TRACKS, type TrackId } from '../../../../scene/music.ts';
import type { Promo } from '../../../../scene/promo.ts';
import { Icon } from '../../../ui/icons.tsx';
import { musicQuery } from '../../music/api.ts';
import { clock } from '../../music/clock.ts';
import { useStudio } from '../model/studio.ts';
import { ChoiceRow } from './choice-row.tsx';
import { addressOfTrack, tracksFor } from './music.ts';
import classes from './music-field.module.css';
import { OwnMusic } from './own-music.tsx';

/** What may be chosen; without `url` nothing is played. */
type Option = {
  key: string;
  name: string;
  mood: string;
  url: string | null;
  choice: Pick<Promo, 'music' | 'ownTrack'>;
};

const NONE: Option = {
  ...{ key: 'none', name: 'None', mood: 'No music', url: null },
  choice: { music: null, ownTrack: null },
};
const ofShelf = (id: TrackId): Option => ({
  ...{ key: id, name: TRACKS[id].name, mood: TRACKS[id].mood, url: addressOfTrack(id) },
  choice: { music: id, ownTrack: null },
});
/** Two may be called the same: each says how long it is. */
const ofHers = ({ id, title, duration, url }: OwnTrack): Option => ({
  ...{ key: id, name: title, mood: `your own, ${clock(duration)}`, url },
  choice: { music: null, ownTrack: { id, start: 0 } },
});

/** Nothing, what is proposed for texts of this style, the person's own, and the rest of the shelf. */
function optionsOf(style: WritingStyle, own: readonly OwnTrack[]): Option[] {
  const [proposed, ...others] = tracksFor(style);
  return [NONE, ofShelf(proposed!), ...own.map(ofHers), ...others.map(ofShelf)];
}

/** What is played in the film: nothing, one of our tracks, or one of the person's own, each with a button that plays it alone. */
export function MusicField() {
  const { state, dispatch, preview } = useStudio();
  const { player } = preview;
  const shelf = useQuery(musicQuery);
  const { music, ownTrack } = state.promo;
  const options = optionsOf(state.form.writingStyle, shelf.data?.tracks ?? []);
  // A track of hers that is not there any more is none of them.
  const chosen = ownTrack?.id ?? music ?? NONE.key;
  const at = options.findIndex(({ key }) => key === chosen);
  const choose = ({ choice }: Pick<Option, 'choice'>) => dispatch({ type: 'promoChanged', change: choice });
  const hear = ({ key, url }: Option) => {
    // The clip plays on without its sound.
    if (preview.sound) preview.toggleSound();
    const start = key === ownTrack?.id ? ownTrack.start : 0;
    player.toggle(key, start > 0 ? `${url}#t=${start}` : url!);
  };
  const { playing, stop } = player;
  const isGone = playing !== null && !options.some(({ key }) => key === playing);
  useEffect(() => {
    if (isGone) stop();
  }, [isGone, stop]);

  return (
    <div>
      <ChoiceRow label="Music" count={options.length} chosen={at} choose={(next) => choose(options[next]!)}>
        {options.map((option, index) => (
          <div key={option.key} className={classes.track} data-chosen={index === at || undefined}>
            <HearButton option={option} playing={playing} chosen={index === at} hear={hear} />
            <UnstyledButton
              role="radio"
              aria-checked={index === at}
              tabIndex={index === Math.max(0, at) ? 0 : -1}
              className={classes.choice}
              onClick={() => choose(option)}
            >
              <span className={classes.name}>{option.name}</span>
              <span className={classes.mood}>{option.mood}</span>
              {index === 1 && <span className={classes.proposed}>Suits your text</span>}
            </UnstyledButton>
          </div>
        ))}
      </ChoiceRow>
      {player.failed && (
        <p className={classes.failure} role="alert">
          The music could not be played. Check your connection and try again.
        </p>
      )}
      <OwnMusic shelf={shelf} choose={(track) => choose(track ? ofHers(track) : NONE)} stop={stop} />
    </div>
  );
}

type HearProps = { option: Option; playing: string | null; chosen: boolean; hear: (option: Option) => void };

/** With the Tab key only that of the chosen track is reached: otherwise it would take sixteen presses to get past them. */
function HearButton({ option, playing, chosen, hear }: HearProps) {
  const { key, name, url } = option;
  const isPlaying = playing === key;
  if (!url) return null;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      className={classes.hear}
      aria-label={isPlaying ? `Stop ${name}` : `Play ${name}`}
      tabIndex={chosen || isPlaying ? 0 : -1}
      onClick={() => hear(option)}
    >
      <Icon name={isPlaying ? 'pause' : 'play'} />
    </ActionIcon>
  );
}
