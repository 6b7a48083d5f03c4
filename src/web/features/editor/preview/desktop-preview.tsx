import type { ReactNode } from 'react';
import { useStudio } from '../model/studio.ts';
import classes from './desktop-preview.module.css';
import { isAudible, PreviewControls } from './preview-controls.tsx';
import { RemoveWatermark } from './remove-watermark.tsx';
import { Stage } from './stage.tsx';

/** The right column on a wide screen: the film, and below it what can be done with it. */
export function DesktopPreview({ children }: { children: ReactNode }) {
  const { state, preview } = useStudio();
  const { film, background } = state;
  return (
    <aside className={classes.column} aria-label="Video Preview">
      <div className={classes.room}>
        <div className={classes.frame}>
          <Stage />
        </div>
      </div>
      <div className={classes.line}>
        <PreviewControls />
        <RemoveWatermark />
      </div>
      {film.status !== 'completed' && background && !preview.sound && (
        <p className={classes.note}>
          The text moves just as it will in your video.
          {isAudible(state) && ' Turn the sound on to hear the background.'}
        </p>
      )}
      <div className={classes.actions}>{children}</div>
    </aside>
  );
}
