import { ActionIcon, Tooltip } from '@mantine/core';
import { Icon, type IconName } from '../../../ui/icons.tsx';
import type { EditorState } from '../model/state.ts';
import { useStudio } from '../model/studio.ts';
import type { Preview } from '../model/use-preview.ts';
import classes from './preview.module.css';

/** Undo and redo; beside them replay, pause, sound and guide of the live preview. A finished film has controls of its own. */
export function PreviewControls() {
  const { state, preview, undoing } = useStudio();
  const live = state.film.status !== 'completed';
  return (
    // Within 300 ms of the first tooltip, a second one appears without delay.
    <Tooltip.Group openDelay={700} closeDelay={300}>
      <div className={classes.controls}>
        <Control icon="undo" label="Undo" disabled={!undoing.undo} onClick={undoing.undo} />
        <Control icon="redo" label="Redo" disabled={!undoing.redo} onClick={undoing.redo} />
        {live && <LiveControls preview={preview} audible={isAudible(state)} />}
      </div>
    </Tooltip.Group>
  );
}

/** The film has the sound of its clip. Whether a clip has one is not known from an older server. */
export const isAudible = ({ background, promo }: EditorState) =>
  background !== null && background.hasAudio !== false && promo.sound !== 'off';

function LiveControls({ preview, audible }: { preview: Preview; audible: boolean }) {
  const { playing, sound, guide } = preview;
  return (
    <>
      <Control icon="replay" label="Replay" onClick={preview.replay} />
      <Control
        icon={playing ? 'pause' : 'play'}
        label={playing ? 'Pause preview' : 'Play preview'}
        onClick={preview.toggle}
      />
      <Control
        icon={sound ? 'sound' : 'mute'}
        label="Sound of the background"
        pressed={sound && audible}
        disabled={!audible}
        onClick={preview.toggleSound}
      />
      <Control icon="guide" label="Show what apps cover" pressed={guide} onClick={preview.toggleGuide} />
    </>
  );
}

type ControlProps = { icon: IconName; label: string; pressed?: boolean; disabled?: boolean } & {
  /** Null where it is disabled. */
  onClick: (() => void) | null;
};

function Control({ icon, label, pressed, disabled = false, onClick }: ControlProps) {
  return (
    <Tooltip label={label} events={{ hover: true, focus: true, touch: false }}>
      <ActionIcon
        size="var(--sr-touch)"
        variant={pressed ? 'light' : 'subtle'}
        color={pressed ? 'gold' : 'gray'}
        radius="md"
        aria-label={label}
        aria-pressed={pressed}
        disabled={disabled}
        className={classes.control}
        onClick={onClick ?? undefined}
      >
        <Icon name={icon} />
      </ActionIcon>
    </Tooltip>
  );
}
