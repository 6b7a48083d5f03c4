import { useQuery } from '@tanstack/react-query';
import { answerReview, listReviews, type SeenVideo, setSeesFirst } from '../../../contract/reviews.ts';
import type { Timetable } from '../../../contract/timetable.ts';
import { callApi } from '../../api/client.ts';
import { queryClient, queryOf } from '../../api/query-client.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { showError, showUndo } from '../../ui/notify.tsx';
import { refresh } from './api.ts';

const reviewsQuery = { ...queryOf(listReviews), staleTime: 30_000, refetchOnWindowFocus: true };

/** What the owner of a studio sees of their team's videos; nothing is asked for anybody else. */
export const useReviews = ({ seesFirst }: Pick<Timetable, 'seesFirst'>) =>
  useQuery({ ...reviewsQuery, enabled: seesFirst === true });

const refreshBoth = () => Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: reviewsQuery.queryKey })]);

export const useSetSeesFirst = () =>
  useMutation({
    mutationFn: (seesFirst: boolean) => callApi(setSeesFirst, { body: { seesFirst } }),
    onSuccess: refreshBoth,
    onError: (error) => showError(error, 'The setting was not saved'),
  });

type Answer = { video: SeenVideo; answer: SeenVideo['state']; note?: string };

async function send({ video, answer, note = '' }: Answer): Promise<void> {
  const { entryId: id, of: date, memberId, renderId } = video;
  await callApi(answerReview, { params: { id, date }, body: { memberId, renderId, answer, note } }).finally(
    refreshBoth,
  );
}

const SAID = { approved: 'is approved', back: 'is sent back', waiting: 'waits again' };

/** Answers, and offers to take it back. What was refused is not there as it was shown: it is read anew, and why is said beside the list, of which it may be gone. */
export const useAnswer = () =>
  useMutation({
    mutationFn: send,
    onSuccess: (_answer, { video, answer }) =>
      showUndo(`${video.classType} ${SAID[answer]}.`, 'It could not be taken back', () =>
        send({ video, answer: video.state, ...(video.note && { note: video.note }) }),
      ),
    onError: (error) => showError(error, 'Your answer was not noted'),
  });
