import { Button, CloseButton, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useBlocker, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { siteQuery } from '../../../api/site.ts';
import { thisDevice } from '../../../ui/hand-over.ts';
import { Icon } from '../../../ui/icons.tsx';
import { startNew } from '../../promos/open.ts';
import { type Studio, useStudio } from '../model/studio.ts';
import { FilmView } from '../preview/film-view.tsx';
import { CopyCaption, CopyLink } from './copy-words.tsx';
import { DownloadMessages } from './film-messages.tsx';
import classes from './film-screen.module.css';
import { useCover } from './use-cover.ts';

const PromoPosting = lazy(async () => ({
  default: (await import('../../timetable/promo-posting.tsx')).PromoPosting,
}));

/** The finished film over everything, with its sound, and what one does with a film. */
export function FilmScreen() {
  const { state, watching } = useStudio();
  const { film } = state;
  useBackCloses(watching);
  const [isCovered, setCovered] = useState(false);
  if (film.url === null || film.status !== 'completed') return null;
  return (
    <Modal
      opened={watching.opened}
      onClose={watching.close}
      fullScreen
      withCloseButton={false}
      // The Escape key closes what lies over it first.
      closeOnEscape={!isCovered}
      title="Your video is ready"
      padding={0}
      transitionProps={{ duration: 0 }}
      classNames={{ content: classes.content, header: classes.header, title: classes.title, body: classes.body }}
    >
      <div className={classes.screen}>
        <CloseButton
          size="lg"
          iconSize="1.5rem"
          aria-label="Close"
          className={classes.close}
          onClick={watching.close}
        />
        <div className={classes.stage}>
          <FilmView url={film.url} file={film.file} full onShown={watching.shown} />
        </div>
        <div className={classes.side}>
          <ScreenActions onCovered={setCovered} />
        </div>
      </div>
    </Modal>
  );
}

/** Back leads from the film to the editor, as from a page. */
function useBackCloses({ opened, close }: Studio['watching']): void {
  useBlocker({
    disabled: !opened,
    enableBeforeUnload: false,
    shouldBlockFn({ action }) {
      if (action !== 'BACK') return false;
      close();
      return true;
    },
  });
}

type Covering = { onCovered: (isCovered: boolean) => void };

function ScreenActions({ onCovered }: Covering) {
  const { state, download, downloadButton } = useStudio();
  const device = thisDevice();
  const { file, url } = state.film;
  const phone = device.platform !== 'desktop';
  // On an iPhone, saving opens the same sheet.
  const shares = device.platform !== 'iphone' && file !== null && device.canShare([file]);
  return (
    <>
      {/* The dialog is called so already. */}
      <p className={classes.heading} aria-hidden>
        Your video is ready
      </p>
      <DownloadMessages />
      <Button
        variant="gradient"
        fullWidth
        leftSection={<Icon name="download" />}
        disabled={downloadButton.disabled}
        aria-busy={downloadButton.loading}
        data-autofocus
        onClick={download.start}
      >
        {phone ? 'Save to phone' : 'Download'}
      </Button>
      <div className={classes.row}>
        {shares && (
          <Button
            variant="default"
            leftSection={<Icon name="share" />}
            disabled={downloadButton.disabled}
            onClick={download.share}
          >
            Share
          </Button>
        )}
        {url !== null && <SaveCover film={url} />}
        <CopyLink />
        <CopyCaption />
        <PlanPost onCovered={onCovered} />
        <WaysOn />
      </div>
    </>
  );
}

function SaveCover({ film }: { film: string }) {
  const { state, save } = useCover(film, useStudio().watching.opening);
  if (state === 'none') return null;
  return (
    <Button variant="default" disabled={state === 'loading'} onClick={save}>
      Save cover
    </Button>
  );
}

/** When the video is posted, and whether Instagram gets it by itself: that of a class, and any other where it can be. */
function PlanPost({ onCovered }: Covering) {
  const { state, kept } = useStudio();
  const [opened, setOpened] = useState(false);
  const hasInstagram = useQuery(siteQuery).data?.instagram === true;
  if (state.form.date === null && !hasInstagram) return null;
  const open = (isOpen: boolean) => {
    setOpened(isOpen);
    onCovered(isOpen);
  };
  return (
    <>
      <Button variant="default" onClick={() => open(true)}>
        When to post
      </Button>
      <Suspense fallback={null}>
        <PromoPosting promoId={kept.id} opened={opened} onClose={() => open(false)} />
      </Suspense>
    </>
  );
}

/** The promos that begin from this one. */
function WaysOn() {
  const { state, user, watching, again } = useStudio();
  const navigate = useNavigate();
  const leave = (forWhat: () => void) => () => {
    watching.close();
    forWhat();
  };
  return (
    <>
      {state.form.date !== null && (
        <Button variant="default" onClick={leave(again)}>
          Use again for next week
        </Button>
      )}
      <Button variant="default" onClick={leave(() => void navigate({ to: '/', search: { promo: startNew(user.id) } }))}>
        Make another
      </Button>
    </>
  );
}
