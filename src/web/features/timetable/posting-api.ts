import type { OwnPost, PostTime } from '../../../contract/posting.ts';
import {
  dropFeed,
  getFeed,
  makeFeed,
  markPosted,
  setPostRule,
  setPostTime,
  unmarkPosted,
} from '../../../contract/posting.ts';
import { callApi } from '../../api/client.ts';
import { queryClient, queryOf } from '../../api/query-client.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { showError, showUndo } from '../../ui/notify.tsx';
import { refreshInstagram } from '../instagram/api.ts';
import { onError, refresh } from './api.ts';
import type { OnDay } from './week-classes.ts';

/** Times, and what goes to Instagram at them. */
const refreshPosts = () => Promise.all([refresh(), refreshInstagram()]);

export const useSetPostRule = () =>
  useMutation({
    mutationFn: (rule: PostTime | null) => callApi(setPostRule, { body: { rule } }),
    onSuccess: refreshPosts,
    onError,
  });

const paramsOf = ({ occurrence: { entryId, of } }: OnDay) => ({ id: entryId, date: of });

export const useSetPostTime = () =>
  useMutation({
    mutationFn: ({ onDay, own }: { onDay: OnDay; own: OwnPost }) =>
      callApi(setPostTime, { params: paramsOf(onDay), body: { own } }),
    onSuccess: refreshPosts,
    onError,
  });

async function takeBack(onDay: OnDay): Promise<void> {
  await callApi(unmarkPosted, { params: paramsOf(onDay) });
  await refresh();
}

/** Notes that a class's video was posted, and offers to take it back. */
export const useMarkPosted = () =>
  useMutation({
    mutationFn: (onDay: OnDay) => callApi(markPosted, { params: paramsOf(onDay) }),
    onSuccess: async (_answer, onDay) => {
      await refresh();
      const { classType } = onDay.kept.entry;
      showUndo(`${classType} is noted as posted.`, 'It is still noted as posted', () => takeBack(onDay));
    },
    onError: (error) => {
      onError(error);
      showError(error, 'It could not be noted');
    },
  });

export const useTakeBack = () =>
  useMutation({
    mutationFn: takeBack,
    onError: (error) => {
      onError(error);
      showError(error, 'It is still noted as posted');
    },
  });

/** Whether there is an address at which calendars read when to post. */
export const feedQuery = queryOf(getFeed);
const refreshFeed = () => queryClient.invalidateQueries({ queryKey: feedQuery.queryKey });

export const useMakeFeed = () => useMutation({ mutationFn: () => callApi(makeFeed, {}), onSuccess: refreshFeed });

export async function removeFeed(): Promise<void> {
  await callApi(dropFeed, {});
  await refreshFeed();
}
