import {
  type Compression,
  cancelCompression,
  compressionEvents,
  compressVideo,
  getCompression,
} from '../../../contract/compression.ts';
import { ApiError, callApi, openEvents, uploadForm } from '../../api/client.ts';
import { followJob } from '../../api/follow-job.ts';

/** How far a compression has come: 0 to 100, and what is happening. */
export type Progress = { readonly percent: number; readonly message: string };

/** The share of the bar that the upload has; compressing has the rest. */
const UPLOAD = 40;
/** Said while the server cannot be asked how far it is. */
const DROPPED = 'The connection dropped. Your video is still being compressed.';

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

async function follow(
  begun: Compression,
  report: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Compression> {
  const params = { id: begun.id };
  let percent = UPLOAD;
  const isOver = ({ status }: Compression) => status === 'done' || status === 'failed';
  const onState = ({ progress, message }: Compression) => {
    percent = UPLOAD + (progress * (100 - UPLOAD)) / 100;
    report({ percent, message });
  };
  if (!isOver(begun)) onState(begun);
  const last = isOver(begun)
    ? begun
    : await followJob<Compression>(
        {
          listen: (...heard) => openEvents(compressionEvents, { params }, ...heard),
          look: (until) => callApi(getCompression, { params }, { signal: until }),
          isOver,
          onState,
          onDropped: () => report({ percent, message: DROPPED }),
        },
        signal,
      );
  if (last.status === 'failed') throw new ApiError(422, 'unprocessable', last.message);
  return last;
}
