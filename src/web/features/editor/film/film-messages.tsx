import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { InAppNotice } from '../../../ui/in-app-notice.tsx';
import { type Notice, NoticeLine } from '../../../ui/notice-line.tsx';
import { isBusy } from '../model/film.ts';
import { useStudio } from '../model/studio.ts';
import { DownloadsLeft } from './downloads-left.tsx';
import classes from './film-messages.module.css';
import { FilmProgress } from './progress-overlay.tsx';
import { useHandOverNotices, useNotices } from './use-notices.tsx';

/** The one thing that is to be said over the film's buttons: what went wrong or needs an answer, otherwise how far the film is. */
export function FilmMessages() {
  const { film } = useStudio().state;
  const notices = useNotices();
  const { first, line } = useFirst(notices);
  const done = film.status === 'completed';
  return (
    <>
      <div role="status">{first?.tone === 'gold' && line}</div>
      {first?.tone === 'danger' && line}
      {isBusy(film) && !first && <FilmProgress film={film} />}
      {done && (
        <p className={classes.done} data-alone={!first || undefined}>
          <Silent when={first !== undefined}>
            <span role="status">{film.message}</span> <DownloadsLeft />
          </Silent>
        </p>
      )}
    </>
  );
}

const Silent = ({ when, children }: { when: boolean; children: React.ReactNode }) =>
  when ? <VisuallyHidden>{children}</VisuallyHidden> : children;

/** Messages about handing over, for the film on the whole screen. */
export function DownloadMessages() {
  const { state, download } = useStudio();
  const { line } = useFirst(useHandOverNotices());
  return (
    <>
      {line}
      {state.film.status === 'completed' && download.notice === null && (
        <InAppNotice>It cannot save videos. Download copies a link that you can open in another browser.</InAppNotice>
      )}
    </>
  );
}

/** The first that nobody has closed. */
function useFirst(notices: readonly Notice[]) {
  const [closed, setClosed] = useState<ReadonlySet<unknown>>(new Set());
  const first = notices.find(({ about }) => !closed.has(about));
  const close = () => first && setClosed(new Set([...closed, first.about]));
  return {
    first,
    line: first && (
      <div className={classes.line}>
        <NoticeLine key={first.words} notice={first} onClose={close} />
      </div>
    ),
  };
}
