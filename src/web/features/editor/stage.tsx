import type { ReactNode } from 'react';
import { FilmView } from './film-view.tsx';
import { LivePreview } from './live-preview.tsx';
import classes from './preview.module.css';
import type { Studio } from './use-studio.ts';

/** The 9:16 picture: the finished film where there is one, else the live preview. */
export function Stage({ studio: { state, user, preview }, children }: { studio: Studio; children?: ReactNode }) {
  const { film, promo, background } = state;
  return (
    <div className={classes.stage}>
      {film.url !== null && film.status === 'completed' ? (
        <FilmView url={film.url} file={film.file} />
      ) : (
        <LivePreview promo={promo} background={background} watermark={user.entitlements.watermark} preview={preview} />
      )}
      {children}
    </div>
  );
}
