import { useNavigate } from '@tanstack/react-router';
import { deletePromo, type PromoContent, promoName, restorePromo } from '../../../contract/promos.ts';
import { countDownload } from '../../../contract/renders.ts';
import type { User } from '../../../contract/session.ts';
import { ApiError, callApi } from '../../api/client.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { type Question, useConfirm } from '../../ui/confirm.tsx';
import { today } from '../../ui/dates.ts';
import { showError, showInfo, showSuccess, showUndo } from '../../ui/notify.tsx';
import { refreshUser } from '../auth/api.ts';
import { refreshShelf, wholeOf } from './api.ts';
import { forNextWeek } from './next-week.ts';
import { startFrom } from './open.ts';
import type { Item } from './present.ts';
import { sendNow } from './send.ts';
import { apply, readEntry } from './store.ts';
import { isUnsent } from './sync.ts';

/** Gives a counted film to the person. @returns how it left */
export type HandOverFilm = (url: string) => Promise<'shared' | 'cancelled' | 'tapAgain' | 'saved' | 'copied' | 'link'>;

/** What can be done with a promo on the shelf without opening it. */
export function useCardActions(user: User, item: Item, handOver: HandOverFilm) {
  const { id, film, content } = item;
  const name = promoName(item);
  const { ask, dialog } = useConfirm();
  const drop = async () => {
    const entry = readEntry(user.id, id);
    // What the account does not have is deleted nowhere else.
    if (entry?.base !== 0) await callApi(deletePromo, { params: { id } });
    apply(user.id, [{ id, entry: null }]);
    showUndo(`${name} is deleted.`, 'The promo could not be brought back', async () => {
      if (entry?.base !== 0) await callApi(restorePromo, { params: { id } });
      if (entry) apply(user.id, [{ id, entry }]);
      await refreshShelf();
    });
    await refreshShelf();
  };
  const remove = useMutation({
    mutationFn: async () => {
      await sendNow(user.id, id);
      const entry = readEntry(user.id, id);
      // What has not arrived by now is in no list that it could be brought back from.
      if (entry && isUnsent(entry)) ask(lastQuestion(name, entry.base === 0, drop));
      else await drop();
    },
    onError: (error) => showError(error, 'The promo could not be deleted'),
  });
  const download = useMutation({
    mutationFn: async () => {
      const { instructorName, classType } = content.form;
      const body = { renderId: film.renderId!, instructorName, classType };
      const { url } = await callApi(countDownload, { body });
      void refreshUser();
      return handOver(new URL(url, window.location.origin).href);
    },
    onSuccess: async (outcome) => {
      if (outcome === 'saved') showSuccess('Your video is saved to your downloads.');
      if (outcome === 'copied') showSuccess('Link copied. Paste it anywhere to watch, save or send your video.');
      if (outcome === 'link') showInfo('This browser could not copy the link. Open the promo to download its video.');
      await refreshShelf();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'download_limit') void refreshUser();
      showError(error, 'Your video could not be downloaded', 'It is finished and saved.');
    },
  });
  return {
    ...useCopies(user, item),
    remove: () => remove.mutate(),
    download: () => download.mutate(),
    downloading: download.isPending,
    /** The question that `remove` may ask. */
    dialog,
  };
}

/** What makes a new promo of one on the shelf. */
function useCopies(user: User, { id, content, unsent }: Item) {
  const navigate = useNavigate();
  const copy = useMutation({
    // What this browser has not sent is whole.
    mutationFn: async (change: (content: PromoContent) => PromoContent) =>
      startFrom(user.id, change(unsent ? content : await wholeOf(id))),
    networkMode: 'always',
    onError: (error) => showError(error, 'The promo could not be used again'),
  });
  const duplicate = () =>
    copy.mutate((whole) => ({ ...whole, ticket: null }), { onSuccess: () => void refreshShelf() });
  const again = () =>
    copy.mutate((whole) => forNextWeek(whole, today()), {
      onSuccess: (promo) => void navigate({ to: '/', search: { promo } }),
    });
  return { duplicate, again, copying: copy.isPending };
}

/** Before something is deleted that only this browser has. */
const lastQuestion = (name: string, isAll: boolean, run: () => Promise<void>): Question => ({
  title: `Delete ${name} for good?`,
  text: isAll
    ? 'It is only on this device so far. Nobody can bring it back once it is deleted.'
    : 'Its latest changes are only on this device and would be lost. As it was before, it can be brought back for 30 days.',
  action: 'Delete for good',
  keep: 'Keep it',
  danger: true,
  failure: 'The promo could not be deleted.',
  run,
});
