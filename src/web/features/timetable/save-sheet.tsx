import { Alert, Button, Group, Modal, Progress, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { FailureText } from '../../ui/failure-text.tsx';
import { shareFiles, thisDevice } from '../../ui/hand-over.ts';
import { loadVideo, refreshCounts } from './api.ts';
import { isGone } from './gone.ts';
import { nextPortion, type Portion } from './portions.ts';
import classes from './timetable.module.css';
import { keyOf, type OnDay } from './week-classes.ts';
import { count } from './words.ts';

type Props = {
  /** Null: it is closed. */
  videos: readonly OnDay[] | null;
  onClose: () => void;
  /** Shows the captions of these days. */
  onCaptions: () => void;
};

/** A week's videos on a phone: fetched, and handed to its share sheet in portions that it takes. */
export function SaveSheet({ videos, onClose, onCaptions }: Props) {
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return (
    <Modal opened={videos !== null} onClose={onClose} title="Save the week" fullScreen={narrow} size="md">
      {videos && <Portions {...{ videos, onClose, onCaptions }} />}
    </Modal>
  );
}

/** What is left to be handed over, and the next portion of it as soon as it is there. */
function usePortions(videos: readonly OnDay[]) {
  // As they were when it was opened: the page behind is read again meanwhile.
  const [all] = useState(videos);
  const [handed, setHanded] = useState(0);
  const [leftOut, setLeftOut] = useState(0);
  const [fetched, setFetched] = useState(0);
  const [portion, setPortion] = useState<Portion | null>(null);
  const held = useRef(new Map<string, File>());
  const names = useRef(new Set<string>());
  const leaving = useRef<AbortController>(null);
  const fetchFrom = (at: number) => {
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setPortion(null);
    setFetched(0);
    const load = (video: OnDay) => loadVideo(video, names.current, signal);
    void nextPortion(all.slice(at), { held: held.current, load, onFetched: setFetched }).then((next) => {
      if (signal.aborted) return;
      setPortion(next);
      void refreshCounts();
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and then by taps
  useEffect(() => {
    fetchFrom(0);
    return () => leaving.current?.abort();
  }, []);
  const goOn = (by: number) => {
    for (const { occurrence } of all.slice(handed, handed + by)) held.current.delete(keyOf(occurrence));
    setHanded(handed + by);
    if (handed + by < all.length) fetchFrom(handed + by);
  };
  const leaveOut = () => {
    setLeftOut(leftOut + 1);
    goOn(1);
  };
  return { all, handed, leftOut, fetched, portion, goOn, leaveOut, again: () => fetchFrom(handed) };
}

function Portions({ videos, onClose, onCaptions }: Props & { videos: readonly OnDay[] }) {
  const { all, handed, leftOut, fetched, portion, goOn, leaveOut, again } = usePortions(videos);
  const [notice, setNotice] = useState('');
  if (handed === all.length) return <Done many={all.length} {...{ leftOut, onClose, onCaptions }} />;
  const files = portion?.files ?? [];
  const share = async () => {
    const outcome = await give(files);
    setNotice(NOTICES[outcome] ?? '');
    if (outcome === 'shared' || outcome === 'saved') goOn(files.length);
  };
  return (
    <Stack gap="md">
      <Text role="status">{sayProgress(all.length, handed, portion && files.length)}</Text>
      {portion === null && (
        <Progress value={(100 * (handed + fetched + 0.3)) / all.length} aria-label="Videos fetched" animated />
      )}
      {portion?.failed != null && (
        <Unfetched failed={portion.failed} next={all[handed]!} {...{ files, again, leaveOut }} />
      )}
      {notice && <Text role="status">{notice}</Text>}
      {files.length > 0 && (
        <Button variant="gradient" fullWidth data-autofocus onClick={() => void share()}>
          {handed === 0 ? `Save ${count(files.length, 'video')}` : `Next ${files.length}`}
        </Button>
      )}
    </Stack>
  );
}

type UnfetchedProps = {
  failed: unknown;
  /** What is to be handed over next. */
  next: OnDay;
  files: readonly File[];
  again: () => void;
  leaveOut: () => void;
};

/** Why a video could not be fetched, and what can be done about it: one that is not there any more is in nobody's way. */
function Unfetched({ failed, next, files, again, leaveOut }: UnfetchedProps) {
  const isLost = files.length === 0 && isGone(failed);
  return (
    <Alert color="danger" role="alert" title={files.length > 0 ? 'The others could not be fetched' : undefined}>
      <Stack gap="xs" align="start">
        <FailureText failure={failureOf(failed)} />
        <Group gap="xs">
          <Button variant="default" size="compact-md" onClick={again}>
            Try again
          </Button>
          {isLost && (
            <Button variant="default" size="compact-md" onClick={leaveOut}>
              Leave out {next.kept.entry.classType}
            </Button>
          )}
        </Group>
      </Stack>
    </Alert>
  );
}

const NOTICES: Record<string, string> = {
  tapAgain: 'Tap once more: your phone wants a fresh tap.',
  refused: 'Your phone did not take them. Try again, or open Spinreel on a computer to download them all at once.',
};

/** Hands files to the share sheet; where it does not take them, to the downloads. */
async function give(files: readonly File[]): Promise<'shared' | 'cancelled' | 'tapAgain' | 'saved' | 'refused'> {
  const device = thisDevice();
  const outcome = await shareFiles(files, device);
  if (outcome) return outcome;
  if (device.platform === 'iphone' || !device.saves) return 'refused';
  for (const file of files) device.save(file, file.name);
  return 'saved';
}

function sayDone(many: number, leftOut: number): string {
  if (leftOut > 0) return `${many - leftOut} of ${count(many, 'video')} done, ${leftOut} left out.`;
  return many === 1 ? 'That was your video.' : `All ${many} videos done.`;
}

/** @param there how many can be handed over now; null: they are being fetched */
function sayProgress(all: number, handed: number, there: number | null): string {
  const before = handed === 0 ? '' : `${handed} of ${count(all, 'video')} done. `;
  if (there === 0) return before;
  if (there === null) return `${before}Fetching ${handed === 0 ? count(all, 'video') : 'the next ones'}…`;
  return `${before}Your phone asks where they should go: to your photos, your files or an app.`;
}

type DoneProps = { many: number; leftOut: number } & Pick<Props, 'onClose' | 'onCaptions'>;

function Done({ many, leftOut, onClose, onCaptions }: DoneProps) {
  return (
    <Stack gap="md">
      <Text role="status" fw={600}>
        {sayDone(many, leftOut)}
      </Text>
      <div className={classes.buttons}>
        <Button variant="gradient" data-autofocus onClick={onCaptions}>
          Copy their captions
        </Button>
        <Button variant="default" onClick={onClose}>
          Done
        </Button>
      </div>
    </Stack>
  );
}
