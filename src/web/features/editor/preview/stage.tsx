import { ActionIcon, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons.tsx';
import { ProgressOverlay } from '../film/progress-overlay.tsx';
import { isBusy } from '../model/film.ts';
import { useStudio } from '../model/studio.ts';
import { FilmView } from './film-view.tsx';
import { LivePreview } from './live-preview.tsx';
import classes from './preview.module.css';
import { TextHandle } from './text-handle.tsx';

/** The 9:16 picture: the finished film if there is one, which plays in one place at a time, otherwise the live preview. */
export function Stage({ children }: { children?: ReactNode }) {
  const { state, user, preview, logo, parts, watching, cancelFilm } = useStudio();
  const { film, promo, background } = state;
  // Nobody watches it then, and the same machine may have the film to make.
  const shown = isBusy(film) ? { ...preview, playing: false } : preview;
  return (
    <div className={classes.stage}>
      {film.url !== null && film.status === 'completed' ? (
        <>
          {!watching.opened && <FilmView url={film.url} file={film.file} />}
          <ActionIcon className={classes.watch} aria-label="Watch full screen" onClick={watching.open}>
            <Icon name="fullScreen" />
          </ActionIcon>
        </>
      ) : (
        <>
          <LivePreview
            promo={promo}
            background={background}
            watermark={user.entitlements.watermark}
            preview={shown}
            logo={logo}
          />
          <UnstyledButton className={classes.words} aria-label="Edit the text of your video" onClick={parts.editText} />
          <TextHandle />
        </>
      )}
      <ProgressOverlay film={film} onCancel={cancelFilm} />
      {children}
    </div>
  );
}
