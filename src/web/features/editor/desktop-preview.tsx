import classes from './desktop-preview.module.css';
import { FilmActions } from './film-actions.tsx';
import { PreviewControls } from './preview-controls.tsx';
import { RemoveWatermark } from './remove-watermark.tsx';
import { Stage } from './stage.tsx';
import type { Studio } from './use-studio.ts';

/** The right column of a wide screen: the film, and what can be done with it. */
export function DesktopPreview({ studio }: { studio: Studio }) {
  const { film, background } = studio.state;
  return (
    <aside className={classes.column} aria-label="Video Preview">
      <div className={classes.frame}>
        <Stage studio={studio} />
      </div>
      {film.status !== 'completed' && (
        <>
          <PreviewControls preview={studio.preview} hasBackground={background !== null} />
          {background && !studio.preview.sound && (
            <p className={classes.note}>
              The text moves here as it will in your video. Switch the sound on to hear the background.
            </p>
          )}
        </>
      )}
      <RemoveWatermark studio={studio} />
      <FilmActions studio={studio} />
    </aside>
  );
}
