import { Button } from '@mantine/core';
import type { Sound } from '../../../../scene/promo.ts';
import { Icon } from '../../../ui/icons.tsx';
import { useStudio } from '../model/studio.ts';
import { Segments } from './segments.tsx';
import classes from './style-section.module.css';

const SOUNDS: Record<Sound, { label: string; hint: string }> = {
  on: { label: 'On', hint: 'As loud as other videos in the feed.' },
  quieter: { label: 'Quieter', hint: 'Half as loud, to sit behind music that you add in the app.' },
  off: { label: 'Off', hint: 'The video is silent.' },
};
const BESIDE_MUSIC: Record<Sound, string> = {
  on: 'In front of the music.',
  quieter: 'Softly behind the music.',
  off: 'Only the music is heard.',
};
const OPTIONS = (['on', 'quieter', 'off'] as const).map((value) => ({ value, label: SOUNDS[value].label }));

/** How loud the clip is in the film, with a button that plays it. Offered where the clip has a sound. */
export function SoundField() {
  const { state, dispatch, preview } = useStudio();
  const { sound, music, ownTrack } = state.promo;
  if (!state.background?.hasAudio) return null;
  const heard = preview.sound && preview.playing;
  const hear = () => {
    if (!heard) preview.replay();
    if (preview.sound === heard) preview.toggleSound();
  };
  return (
    <div>
      <Segments
        label="Sound of your clip"
        value={sound}
        onChange={(next) => dispatch({ type: 'promoChanged', change: { sound: next } })}
        options={OPTIONS}
        hint={music || ownTrack ? BESIDE_MUSIC[sound] : SOUNDS[sound].hint}
      />
      {sound !== 'off' && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          className={classes.hear}
          leftSection={<Icon name={heard ? 'pause' : 'sound'} />}
          onClick={hear}
        >
          {heard ? 'Stop the sound' : 'Hear it'}
        </Button>
      )}
    </div>
  );
}
