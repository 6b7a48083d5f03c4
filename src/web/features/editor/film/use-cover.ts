import { useEffect, useState } from 'react';
import { coverAddress } from '../../../../contract/media.ts';
import { fetchFile } from '../../../api/client.ts';
import { handOver, thisDevice } from '../../../ui/hand-over.ts';
import { showInfo, showSuccess } from '../../../ui/notify.tsx';

/** The cover of a film, which is loaded in advance: an iPhone's share sheet opens only within a tap. */
type Cover = {
  state: 'loading' | 'ready' | 'none';
  save: () => void;
};

/** The picture of a film's finished text, for the person to save. @param film URL of the film @param waits the film itself is more urgent */
export function useCover(film: string, waits: boolean): Cover {
  const [file, setFile] = useState<File | 'loading' | null>('loading');
  const address = coverAddress(film);
  useEffect(() => {
    setFile('loading');
    if (waits) return;
    const left = new AbortController();
    fetchFile(address, { signal: left.signal }).then(
      (blob) => setFile(new File([blob], `promotional-cover-${Date.now()}.jpg`, { type: 'image/jpeg' })),
      // The film is what people have come for; without its cover there is only no button for it.
      () => left.signal.aborted || setFile(null),
    );
    return () => left.abort();
  }, [address, waits]);

  async function save() {
    if (!(file instanceof File)) return;
    const outcome = await handOver(file, new URL(address, window.location.origin).href, thisDevice());
    if (outcome === 'saved') showSuccess('The cover is saved to your downloads.');
    if (outcome === 'copied') showSuccess('Link copied, because this browser cannot save the cover itself.');
    if (outcome === 'tapAgain') showInfo('Tap Save cover once more.');
    if (outcome === 'link') showInfo('This browser cannot save the cover. Open Spinreel in Safari or Chrome for that.');
  }
  const state = file === 'loading' ? 'loading' : file ? 'ready' : 'none';
  return { state, save: () => void save() };
}
