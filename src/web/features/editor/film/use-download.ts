import { useEffect, useRef, useState } from 'react';
import { countDownload } from '../../../../contract/renders.ts';
import type { User } from '../../../../contract/session.ts';
import { ApiError, callApi } from '../../../api/client.ts';
import { failureOf, isPassing, ReadableError } from '../../../api/failure.ts';
import { useMutation } from '../../../api/use-mutation.ts';
import { handOver, thisDevice, type Way } from '../../../ui/hand-over.ts';
import { showSuccess } from '../../../ui/notify.tsx';
import { refreshUser } from '../../auth/api.ts';
import { trackDownloadLimit } from '../../marketing/track.ts';
import type { EditorState } from '../model/state.ts';
import type { Download, DownloadNotice } from '../model/studio.ts';

/**
 * Hands over the film. The server is asked first, since it alone decides whether one more film may be downloaded; an iPhone's share sheet, however,
 * needs a recent tap, and the response may take longer than a tap stays valid. So a counted film is remembered, and every further tap hands it over
 * within the tap itself, without asking again, even offline.
 */
// size: one story in the order in which it happens
export function useDownload({ film, form }: EditorState, user: User): Download {
  const [notice, setNotice] = useState<DownloadNotice | null>(null);
  const [handing, setHanding] = useState(false);
  const counted = useRef<{ renderId: string; url: string } | null>(null);
  const renderId = film.ticket?.renderId ?? null;

  // A notice about one film does not apply to the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each film
  useEffect(() => setNotice(null), [renderId]);

  async function hand(url: string, way: Way) {
    setHanding(true);
    const outcome = await handOver(film.file, url, thisDevice(), way);
    setHanding(false);
    if (outcome === 'copied') showSuccess(COPIED);
    if (outcome === 'saved') showSuccess('Your video is saved to your downloads.');
    if (outcome === 'tapAgain') setNotice({ kind: 'tapAgain' });
    if (outcome === 'link') setNotice({ kind: 'link', url });
  }

  const count = useMutation({
    mutationFn: async () => {
      if (!renderId) throw new ReadableError('There is no video yet. Generate it first.');
      const { instructorName, classType } = form;
      const { url } = await callApi(countDownload, { body: { renderId, instructorName, classType } });
      counted.current = { renderId, url: absolute(url) };
      refreshUser();
      return counted.current;
    },
    onError(error) {
      const upgrade = error instanceof ApiError && error.code === 'download_limit';
      // Only people with unlimited downloads may have a film that was not counted.
      const link =
        isPassing(error) && user.downloadsRemaining === null && film.url !== null ? absolute(film.url) : null;
      const failure = failureOf(error, {
        what: 'Your video could not be downloaded.',
        kept: 'It is finished and saved.',
      });
      setNotice({ kind: 'failed', failure, upgrade, link });
      if (link !== null) copyInstead(link);
      if (!upgrade) return;
      trackDownloadLimit();
      refreshUser();
    },
  });
  async function run(way: Way) {
    setNotice(null);
    if (counted.current?.renderId !== renderId) await count.mutateAsync();
    await hand(counted.current!.url, way);
  }
  // Of two clicks, the second comes before the button is drawn anew.
  const busy = useRef(false);
  function start(way: Way) {
    if (busy.current) return;
    busy.current = true;
    run(way)
      // It is shown as a notice.
      .catch(() => undefined)
      .finally(() => {
        busy.current = false;
      });
  }
  return {
    start: () => start('save'),
    share: () => start('share'),
    downloading: count.isPending || handing,
    notice,
  };
}

const COPIED =
  'Link copied, because this browser cannot save the video itself. Paste it anywhere to watch, save or send it.';

const absolute = (url: string) => new URL(url, window.location.origin).href;

/** The specification's fallback; the link is also shown, since a browser may refuse to copy. */
function copyInstead(link: string): void {
  thisDevice()
    .copy(link)
    .then(
      () => showSuccess('We copied a link to your video instead. Paste it anywhere to watch or save it.'),
      () => undefined,
    );
}
