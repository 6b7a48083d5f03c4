import { Button } from '@mantine/core';
import type { Timetable } from '../../../contract/timetable.ts';
import { showError, showInfo } from '../../ui/notify.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { useDownloadWeek } from './api.ts';
import { classesIn, type OnDay } from './week-classes.ts';
import { count } from './words.ts';

/** The caller's videos of these days that are up to date. */
function videosIn(timetable: Timetable, week: Timetable['days']): OnDay[] {
  return classesIn(timetable, week).filter(
    ({ occurrence: { made } }) => made.renderId !== null && (made.state === 'ready' || made.state === 'saved'),
  );
}

/** All videos of a week at once, as one archive. */
export function DownloadWeek({ timetable, week }: { timetable: Timetable; week: Timetable['days'] }) {
  const download = useDownloadWeek();
  const videos = videosIn(timetable, week);
  if (videos.length < 2) return null;
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
    <Button variant="default" loading={download.isPending} onClick={save}>
      Download {count(videos.length, 'video')}
    </Button>
  );
}
