import { Button, Progress } from '@mantine/core';
import type { Film } from '../model/film.ts';
import classes from './progress-overlay.module.css';

/** Covers the preview while the film is generated or composed; the rest of the editor stays usable. */
export function ProgressOverlay({ film, onCancel }: { film: Film; onCancel: () => void }) {
  if (film.status !== 'generating' && film.status !== 'composing') return null;
  return (
    <section aria-label="Creating your video..." className={classes.overlay}>
      <p className={classes.title}>Creating your video...</p>
      <p className={classes.percent} aria-hidden>
        {Math.round(film.progress)}%
      </p>
      <p className={classes.message} aria-hidden>
        {film.message}
      </p>
      <p className={classes.hint}>Have a look around. A change to this promo stops its video.</p>
      <Button variant="default" size="sm" mih="var(--least, var(--sr-touch))" onClick={onCancel}>
        Cancel
      </Button>
    </section>
  );
}

/** The bar with its message; only the message is announced, since every percent would be too much. */
export function FilmProgress({ film }: { film: Film }) {
  const percent = Math.round(film.progress);
  return (
    <div className={classes.progress}>
      <div className={classes.row}>
        <span role="status">{film.message}</span>
        <span aria-hidden>{percent}%</span>
      </div>
      <Progress.Root size="sm" radius="xl" transitionDuration={200}>
        <Progress.Section value={percent} className={classes.bar} aria-label="Progress of your video" />
      </Progress.Root>
    </div>
  );
}
