import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useNavigate } from '@tanstack/react-router';
import { deletePromo, type PromoContent, restorePromo } from '../../../contract/promos.ts';
import { countDownload } from '../../../contract/renders.ts';
import type { User } from '../../../contract/session.ts';
import { ApiError, callApi } from '../../api/client.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { today } from '../../ui/dates.ts';
import { showError, showInfo, showSuccess } from '../../ui/notify.tsx';
import { refreshUser } from '../auth/api.ts';
import { refreshShelf, wholeOf } from './api.ts';
import { forNextWeek } from './next-week.ts';
import { startFrom } from './open.ts';
import { type Item, nameOf } from './present.ts';
import { apply, readEntry } from './store.ts';

/** Gives a counted film to the person. @returns how it left */
export type HandOverFilm = (url: string) => Promise<'shared' | 'cancelled' | 'tapAgain' | 'saved' | 'copied' | 'link'>;

/** What can be done with a promo on the shelf without opening it. */
export function useCardActions(user: User, item: Item, handOver: HandOverFilm) {
  const { id, film, content } = item;
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: async () => {
      const entry = readEntry(user.id, id);
      // What the account does not have is deleted nowhere else.
      if (entry?.base !== 0) await callApi(deletePromo, { params: { id } });
      apply(user.id, [{ id, entry: null }]);
      return entry;
    },
    onSuccess: async (entry) => {
      offerUndo(nameOf(item), async () => {
        if (entry?.base !== 0) await callApi(restorePromo, { params: { id } });
        if (entry) apply(user.id, [{ id, entry }]);
        await refreshShelf();
      });
      await refreshShelf();
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
  const copy = useMutation({
    // What this browser has not sent is whole.
    mutationFn: async (change: (content: PromoContent) => PromoContent) =>
      startFrom(user.id, change(item.unsent ? content : await wholeOf(id))),
    networkMode: 'always',
    onError: (error) => showError(error, 'The promo could not be used again'),
  });
  const duplicate = () =>
    copy.mutate((whole) => ({ ...whole, ticket: null }), { onSuccess: () => void refreshShelf() });
  const again = () =>
    copy.mutate((whole) => forNextWeek(whole, today()), {
      onSuccess: (promo) => void navigate({ to: '/', search: { promo } }),
    });
  return {
    ...{ duplicate, again, copying: copy.isPending },
    remove: () => remove.mutate(),
    download: () => download.mutate(),
    downloading: download.isPending,
  };
}

function offerUndo(name: string, bringBack: () => Promise<void>): void {
  const notice = `deleted-${name}`;
  const undo = () => {
    notifications.hide(notice);
    bringBack().catch((error: unknown) => showError(error, 'The promo could not be brought back'));
  };
  notifications.hide(notice);
  notifications.show({
    id: notice,
    color: 'gold',
    withBorder: true,
    autoClose: 10_000,
    message: (
      <Group justify="space-between" wrap="nowrap">
        {name} is deleted.
        <Button variant="default" size="compact-md" onClick={undo}>
          Undo
        </Button>
      </Group>
    ),
  });
}
