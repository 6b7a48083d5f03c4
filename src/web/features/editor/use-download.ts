import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { countDownload } from '../../../contract/renders.ts';
import type { User } from '../../../contract/session.ts';
import { ApiError, callApi } from '../../api/client.ts';
import { type Failure, failureOf, isPassing, ReadableError } from '../../api/failure.ts';
import { showSuccess } from '../../ui/notify.tsx';
import { refreshUser } from '../auth/api.ts';
import { trackDownloadLimit } from '../marketing/track.ts';
import { handOver, thisDevice } from './hand-over.ts';
import type { EditorState } from './state.ts';

/** What is to be said of a download beside its button. */
export type DownloadNotice =
  | { kind: 'tapAgain' }
  | { kind: 'link'; url: string }
  /** `link`: the address of the film, where this person may have it without its being counted. */
  | { kind: 'failed'; failure: Failure; upgrade: boolean; link: string | null };

export type Download = { start: () => void; downloading: boolean; notice: DownloadNotice | null };

/**
 * Hands the film over. The server is asked first, since it alone decides whether one more film may leave; the share sheet of an iPhone
 * needs a fresh tap though, and the answer may take longer than a tap stays fresh. So a counted film is remembered, and every further tap hands
 * it over within the tap itself, without asking again and without a connection.
 */
export function useDownload({ film, form }: EditorState, user: User): Download {
  const [notice, setNotice] = useState<DownloadNotice | null>(null);
  const [handing, setHanding] = useState(false);
  const counted = useRef<{ renderId: string; url: string } | null>(null);
  const renderId = film.ticket?.renderId ?? null;

  // What was said of one film is not true of the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the film is what it depends on
  useEffect(() => setNotice(null), [renderId]);

  async function hand(url: string) {
    setHanding(true);
    const outcome = await handOver(film.file, url, thisDevice());
    setHanding(false);
    if (outcome === 'copied') showSuccess('Link copied. Paste it anywhere to watch, save or send your video.');
    if (outcome === 'saved') showSuccess('Your video is saved to your downloads.');
    if (outcome === 'tapAgain') setNotice({ kind: 'tapAgain' });
    if (outcome === 'link') setNotice({ kind: 'link', url });
  }

  const download = useMutation({
    mutationFn: async () => {
      if (!renderId) throw new ReadableError('There is no video yet. Generate it first.');
      const { instructorName, classType } = form;
      const { url } = await callApi(countDownload, { body: { renderId, instructorName, classType } });
      counted.current = { renderId, url: absolute(url) };
      refreshUser();
      return counted.current;
    },
    onSuccess: ({ url }) => void hand(url),
    onError(error) {
      const upgrade = error instanceof ApiError && error.code === 'download_limit';
      // Only who has downloads without a limit may have a film that was not counted.
      const link =
        isPassing(error) && user.downloadsRemaining === null && film.url !== null ? absolute(film.url) : null;
      const failure = failureOf(error, { what: 'Your video was not downloaded.', kept: 'It is finished and kept.' });
      setNotice({ kind: 'failed', failure, upgrade, link });
      if (link !== null) copyInstead(link);
      if (!upgrade) return;
      trackDownloadLimit();
      refreshUser();
    },
  });
  function start() {
    setNotice(null);
    if (counted.current && counted.current.renderId === renderId) void hand(counted.current.url);
    else download.mutate();
  }
  return { start, downloading: download.isPending || handing, notice };
}

const absolute = (url: string) => new URL(url, window.location.origin).href;

/** The specification's way out; the link is shown as well, since a browser may refuse to copy. */
function copyInstead(link: string): void {
  thisDevice()
    .copy(link)
    .then(
      () => showSuccess('We copied the link to your video instead. Paste it anywhere to watch or save it.'),
      () => undefined,
    );
}
