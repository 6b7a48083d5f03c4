import { ActionIcon, Button, Menu } from '@mantine/core';
import { useState } from 'react';
import type { Timetable } from '../../../contract/timetable.ts';
import { sharesVideos, thisDevice } from '../../ui/hand-over.ts';
import { Icon } from '../../ui/icons.tsx';
import { showError, showInfo } from '../../ui/notify.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { useDownloadWeek } from './api.ts';
import { CaptionsSheet } from './captions-sheet.tsx';
import { SaveSheet } from './save-sheet.tsx';
import classes from './timetable.module.css';
import { captioned, classesIn, type OnDay, videosIn } from './week-classes.ts';
import { count } from './words.ts';

type Props = {
  timetable: Timetable;
  week: Timetable['days'];
  /** Nothing else is the next step. */
  isNext: boolean;
  onPrint: (week: Timetable['days']) => void;
};

/** What leaves the page: the videos of a week, its captions, and the week on paper. */
export function WeekOut({ timetable, week, isNext, onPrint }: Props) {
  const [saving, setSaving] = useState<readonly OnDay[] | null>(null);
  const [captions, setCaptions] = useState<readonly OnDay[] | null>(null);
  const promos = captioned(timetable, week);
  const name = week[0] === timetable.days[0] ? 'this week' : 'next week';
  if (classesIn(timetable, week).length === 0) return null;
  return (
    <>
      <SaveWeek {...{ timetable, week, isNext }} onShare={setSaving} />
      <Menu position="bottom-end" withinPortal returnFocus withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon variant="default" className={classes.more} aria-label={`More for ${name}`}>
            <Icon name="more" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {promos.length > 0 && <Menu.Item onClick={() => setCaptions(promos)}>Copy all captions</Menu.Item>}
          <Menu.Item onClick={() => onPrint(week)}>Print the timetable</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <SaveSheet
        videos={saving}
        onClose={() => setSaving(null)}
        onCaptions={() => {
          setCaptions(saving);
          setSaving(null);
        }}
      />
      <CaptionsSheet promos={captions} onClose={() => setCaptions(null)} />
    </>
  );
}

type SaveProps = Omit<Props, 'onPrint'> & { onShare: (videos: readonly OnDay[]) => void };

/** All videos of a week at once: by a phone's share sheet, or as one archive. */
function SaveWeek({ timetable, week, isNext, onShare }: SaveProps) {
  const download = useDownloadWeek();
  const shares = sharesVideos(thisDevice());
  const videos = videosIn(timetable, week).filter(({ occurrence: { isOver } }) => !(shares && isOver));
  if (videos.length === 0) return null;
  const save = () =>
    download.mutate(
      { from: week[0]!.date, videos },
      {
        onSuccess: ({ address, name, failed }) => {
          if (address) saveFile(address, name);
          if (failed)
            showError(failed, address ? 'Not all videos could be downloaded' : 'The videos could not be downloaded');
          else showInfo('The download has begun. Your browser shows how far it is.');
        },
        onError: (error) => showError(error, 'The videos could not be downloaded'),
      },
    );
  return (
    <Button
      variant={isNext ? 'gradient' : 'default'}
      loading={download.isPending}
      onClick={shares ? () => onShare(videos) : save}
    >
      {shares ? 'Save' : 'Download'} {count(videos.length, 'video')}
    </Button>
  );
}
