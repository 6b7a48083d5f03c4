import { Alert, Button, CopyButton, Group, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Failure, told } from '../../../api/failure.ts';
import { FailureText } from '../../../ui/failure-text.tsx';
import { InAppNotice } from '../../../ui/in-app-notice.tsx';
import { LinkButton } from '../../../ui/links.tsx';
import { type Film, isBusy } from '../model/film.ts';
import { type DownloadNotice, useStudio } from '../model/studio.ts';
import { LimitNote } from './downloads-left.tsx';
import classes from './film-messages.module.css';
import { FilmProgress } from './progress-overlay.tsx';

type Props = { film: Film; fault: string | null; notice: DownloadNotice | null } & {
  onRetry: () => void;
  onDownload: () => void;
};

/** Messages above the film's buttons: failures, a download that needs one more step, progress. */
export function FilmMessages({ film, fault, notice, onRetry, onDownload }: Props) {
  return (
    <>
      <div className={classes.region}>
        {film.failure && (
          <Problem failure={film.failure} upgrade={film.failure.upgrade}>
            <Button variant="default" size="compact-md" onClick={onRetry}>
              Try again
            </Button>
          </Problem>
        )}
        {fault && <Problem failure={told(fault)} upgrade={false} />}
        <Undelivered notice={notice} onDownload={onDownload} />
      </div>
      <div className={classes.region}>
        <LimitNote />
        <WhatIsLeftToDo film={film} notice={notice} />
      </div>
      <div className={classes.region}>
        {isBusy(film) && <FilmProgress film={film} />}
        {film.status === 'completed' && (
          <p className={classes.done} role="status">
            {film.message}
          </p>
        )}
      </div>
    </>
  );
}

/** Messages about handing over, for the film on the whole screen. */
export function DownloadMessages() {
  const { state, download } = useStudio();
  return (
    <div className={classes.region}>
      <Undelivered notice={download.notice} onDownload={download.start} />
      <WhatIsLeftToDo film={state.film} notice={download.notice} />
    </div>
  );
}

function Undelivered({ notice, onDownload }: Pick<Props, 'notice' | 'onDownload'>) {
  if (notice?.kind !== 'failed') return null;
  return (
    <Problem failure={notice.failure} upgrade={notice.upgrade}>
      <Button variant="default" size="compact-md" onClick={onDownload}>
        Try again
      </Button>
    </Problem>
  );
}

function WhatIsLeftToDo({ film, notice }: Pick<Props, 'film' | 'notice'>) {
  return (
    <>
      {film.status === 'completed' && notice === null && (
        <InAppNotice>It cannot save videos. Download copies a link that you can open in another browser.</InAppNotice>
      )}
      {notice?.kind === 'tapAgain' && <Alert color="gold">Your video is ready. Tap once more to share it.</Alert>}
      {notice?.kind === 'link' && <LinkToCopy url={notice.url} />}
      {notice?.kind === 'failed' && notice.link !== null && <LinkToCopy url={notice.link} />}
    </>
  );
}

function Problem({ failure, upgrade, children }: { failure: Failure; upgrade: boolean; children?: ReactNode }) {
  return (
    <Alert color="danger">
      <p className={classes.text}>
        <FailureText failure={failure} />
      </p>
      {upgrade && (
        <LinkButton to="/upgrade" search={{ feature: 'downloads' }} size="compact-md" variant="default">
          Upgrade to Pro
        </LinkButton>
      )}
      {!upgrade && children}
    </Alert>
  );
}

function LinkToCopy({ url }: { url: string }) {
  return (
    <Alert color="gold" title="Here is the link to your video">
      <Group gap="xs" wrap="nowrap">
        <TextInput
          aria-label="Video link"
          value={url}
          readOnly
          flex={1}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
      </Group>
    </Alert>
  );
}
