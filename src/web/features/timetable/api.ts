import { queryOptions } from '@tanstack/react-query';
import { addCalendar, dropCalendar, previewCalendar, readCalendarAgain } from '../../../contract/calendars.ts';
import type { CallInput } from '../../../contract/call.ts';
import { countDownload } from '../../../contract/renders.ts';
import { pack } from '../../../contract/strings.ts';
import {
  deleteEntry,
  type Entry,
  type Exception,
  getTimetable,
  saveEntry,
  saveException,
  setZone,
} from '../../../contract/timetable.ts';
import { applyImport, previewImport, undoImport } from '../../../contract/timetable-import.ts';
import { videoName } from '../../../contract/video-names.ts';
import {
  getWeekFilm,
  makeWeek,
  renewWeekFilm,
  savedWeek,
  startPromo,
  stopWeek,
  type WeekFilm,
} from '../../../contract/week.ts';
import type { List } from '../../../scene/list-schema.ts';
import { ApiError, callApi, fetchFile } from '../../api/client.ts';
import { overTheGap } from '../../api/connection.ts';
import { queryClient } from '../../api/query-client.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { firstDayOfWeek } from '../../ui/first-day.ts';
import { showError } from '../../ui/notify.tsx';
import { refreshUser } from '../auth/api.ts';
import { refreshInstagram } from '../instagram/api.ts';
import { sendNow } from '../promos/send.ts';
import { isGone } from './gone.ts';
import { forgetTyped } from './typed.ts';
import { goingIn, type OnDay } from './week-classes.ts';

/** The time zone of this device. */
export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** Between two looks at videos that are being made. */
const GOING_MS = 1_500;

/** The timetable; read again whenever the page is looked at: a team's others change it too. */
export const timetableQuery = queryOptions({
  queryKey: [getTimetable.path],
  queryFn: ({ signal }) =>
    callApi(getTimetable, { query: { firstDay: firstDayOfWeek(), zone: zoneHere() } }, { signal }),
  staleTime: 30_000,
  // Without a connection it fails at once, and is asked for again when there is one.
  networkMode: 'always',
  // While videos are being made it says how far they are.
  refetchInterval: ({ state }) => (state.data && goingIn(state.data).length > 0 ? GOING_MS : false),
  refetchOnWindowFocus: true,
});

export const refresh = () => queryClient.invalidateQueries({ queryKey: timetableQuery.queryKey });

/** What the server refuses may not be there any more as the page shows it. */
export function onError(error: unknown): void {
  if (isGone(error) || (error instanceof ApiError && error.status === 403)) void refresh();
}

/** What is read: a text, or what is at an address. */
export type Import = CallInput<typeof applyImport>['body'] | CallInput<typeof addCalendar>['body'];

export const usePreviewImport = () =>
  useMutation({
    mutationFn: (body: Import) =>
      'address' in body ? callApi(previewCalendar, { body }) : callApi(previewImport, { body }),
  });

export const useApplyImport = () =>
  useMutation({
    mutationFn: (body: Import) => ('address' in body ? callApi(addCalendar, { body }) : callApi(applyImport, { body })),
    onSuccess: refresh,
    onError,
  });

export const useReadAgain = () =>
  useMutation({
    mutationFn: (id: string) => callApi(readCalendarAgain, { params: { id } }),
    // What it has failed for is shown anew, too.
    onSettled: refresh,
  });

export async function stopReading(id: string): Promise<void> {
  // Where it is gone already, the page shows that too.
  await callApi(dropCalendar, { params: { id } }).finally(refresh);
}

export async function undo(id: string): Promise<void> {
  await callApi(undoImport, { params: { id } });
  await refresh();
}

/** @param typed what is saved by it, also where the sheet is closed meanwhile */
export const useSaveEntry = (typed: string) =>
  useMutation({
    mutationFn: ({ id, entry }: { id: string; entry: Entry }) =>
      callApi(saveEntry, { params: { id }, body: { entry, zone: zoneHere() } }),
    onSuccess() {
      forgetTyped(typed);
      return refresh();
    },
    onError,
  });

/** @param seen its name, as the question named it */
export async function dropEntry(id: string, seen: string): Promise<void> {
  // Where it is gone already, or another by now, the page shows that too.
  await callApi(deleteEntry, { params: { id }, query: { seen } }).finally(refresh);
}

/** @param typed as above */
export const useSaveException = (typed: string) =>
  useMutation({
    mutationFn: ({ id, date, exception }: { id: string; date: string; exception: Exception }) =>
      callApi(saveException, { params: { id, date }, body: exception }),
    onSuccess() {
      forgetTyped(typed);
      return refresh();
    },
    onError,
  });

/** @returns the promo's id, which the editor opens */
export const useStartPromo = () =>
  useMutation({
    mutationFn: ({ id, date }: { id: string; date: string }) => callApi(startPromo, { params: { id, date } }),
    onSuccess: refresh,
    onError,
  });

/** Has text and video made for these classes on their days. */
export const useMakeWeek = () =>
  useMutation({
    mutationFn: (classes: CallInput<typeof makeWeek>['body']['classes']) => callApi(makeWeek, { body: { classes } }),
    onSuccess: () => Promise.all([refresh(), refreshInstagram()]),
    onError,
  });

export const useStopWeek = () =>
  useMutation({
    mutationFn: () => callApi(stopWeek, {}),
    onSuccess: refresh,
    onError: (error) => showError(error, 'The week is still being made'),
  });

export const useSetZone = () =>
  useMutation({
    mutationFn: (zone: string) => callApi(setZone, { body: { zone } }),
    onSuccess: refresh,
    onError: (error) => showError(error, 'The clock could not be changed'),
  });

/** Counts a video as downloaded, once however often it is asked for. @returns its file's address */
async function countVideo({ kept, occurrence: { made, exception } }: OnDay, signal?: AbortSignal): Promise<string> {
  const { classType, instructor } = kept.entry;
  const body = { renderId: made.renderId!, classType, instructorName: exception?.substitute || instructor };
  return (await callApi(countDownload, { body }, signal && { signal })).url;
}

/** What the page shows of videos and downloads, read anew. */
export const refreshCounts = () => Promise.all([refresh(), refreshUser()]);

/** A video of the week as a file, counted. @param names those that are taken */
export async function loadVideo(video: OnDay, names: Set<string>, signal: AbortSignal): Promise<File> {
  const address = await countVideo(video, signal);
  const film = await overTheGap(() => fetchFile(address, { signal }), signal);
  return new File([film], videoName(video.occurrence, video.kept.entry.classType, names), { type: 'video/mp4' });
}

/**
 * Counts the videos that are not downloaded yet, one by one, and says where the archive of all that are is.
 * `failed`: why the others could not be, such as the end of the free trial.
 */
export const useDownloadWeek = () =>
  useMutation({
    mutationFn: async ({ from, videos }: { from: string; videos: readonly OnDay[] }) => {
      let [counted, failed, isOver] = [0, null as unknown, false];
      for (const video of videos) {
        try {
          const isSaved = video.occurrence.made.state === 'saved';
          if (isOver && !isSaved) continue;
          if (!isSaved) await countVideo(video);
          counted += 1;
        } catch (error) {
          failed = error;
          // One that is gone is in nobody's way.
          isOver = !isGone(error);
        }
      }
      return { address: counted > 0 ? `${savedWeek.path}?from=${from}` : null, name: `week-of-${from}.zip`, failed };
    },
    onSettled: refreshCounts,
  });

/** The person's latest video of a week; read again while it is being made. */
export const weekFilmQuery = queryOptions({
  queryKey: [getWeekFilm.path],
  queryFn: async ({ signal }) => (await callApi(getWeekFilm, {}, { signal })).video,
  staleTime: 0,
  networkMode: 'always',
  refetchInterval: ({ state }) => (state.data?.film.state === 'making' ? GOING_MS : false),
});

/** Gives the video of the week the list of now, and has it made. */
export const useRenewWeekFilm = (userId: string) =>
  useMutation({
    mutationFn: async ({ promoId, list, renewed }: WeekFilm & { renewed: (list: List) => List | null }) => {
      // What this browser has not sent yet comes first.
      await sendNow(userId, promoId);
      const now = await queryClient.fetchQuery(weekFilmQuery);
      const next = renewed(now?.promoId === promoId ? now.list : list);
      if (!next || !now) return;
      await callApi(renewWeekFilm, { params: { id: promoId }, body: { list: pack(next), version: now.version } });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: weekFilmQuery.queryKey }),
  });
