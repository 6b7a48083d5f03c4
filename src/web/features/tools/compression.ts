import {
  type Compression,
  cancelCompression,
  compressionEvents,
  compressVideo,
  getCompression,
} from '../../../contract/compression.ts';
import { ApiError, callApi, openEvents, uploadForm } from '../../api/client.ts';

/** How far a compression has come: 0 to 100, and what is happening. */
export type Progress = { readonly percent: number; readonly message: string };

/** The share of the bar that the upload has; compressing has the rest. */
const UPLOAD = 40;
/** How often the server is asked where events do not get through. */
const LOOK_MS = 1500;

/**
 * Sends a video, follows how it is made smaller, and answers with what has come out. When `signal` fires, the server stops as well.
 * @param targetMB what it may have at most
 * @throws ApiError with the server's reason, NetworkError; an AbortError after `signal`
 */
export async function compress(
  file: File,
  targetMB: number,
  report: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Compression> {
  const onSent = (share: number) => {
    const message = share < 1 ? `Uploading... ${Math.floor(share * 100)}%` : 'Checking the video...';
    report({ percent: share * UPLOAD, message });
  };
  onSent(0);
  const fields = { targetSize: targetMB, wait: 'false' } as const;
  const begun = await uploadForm(compressVideo, fields, { video: file }, { signal, onSent });
  try {
    return await follow(begun, report, signal);
  } catch (error) {
    // It would be made for nobody. That it cannot be stopped is no fault that anybody could do something about.
    if (signal.aborted) await callApi(cancelCompression, { params: { id: begun.id } }).catch(() => {});
    throw error;
  }
}

function follow(begun: Compression, report: (progress: Progress) => void, signal: AbortSignal): Promise<Compression> {
  const params = { id: begun.id };
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let close = () => {};
    const end = (settle: () => void) => {
      close();
      clearTimeout(timer);
      settle();
    };
    const see = (state: Compression) => {
      const { status, progress, message } = state;
      if (status === 'done') end(() => resolve(state));
      else if (status === 'failed') end(() => reject(new ApiError(422, 'unprocessable', message)));
      else report({ percent: UPLOAD + (progress * (100 - UPLOAD)) / 100, message });
    };
    const look = () => {
      callApi(getCompression, { params }, { signal }).then(
        (state) => {
          see(state);
          if (state.status === 'waiting' || state.status === 'compressing') timer = setTimeout(look, LOOK_MS);
        },
        (error: unknown) => end(() => reject(error)),
      );
    };
    signal.addEventListener('abort', () => end(() => reject(signal.reason)), { once: true });
    if (signal.aborted) return end(() => reject(signal.reason));
    see(begun);
    if (begun.status !== 'done' && begun.status !== 'failed')
      close = openEvents(compressionEvents, { params }, see, look);
  });
}
