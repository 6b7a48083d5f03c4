import {
  type Compression,
  cancelCompression,
  compressionEvents,
  compressVideo,
  getCompression,
} from '../../../contract/compression.ts';
import { ApiError, callApi, uploadForm } from '../../api/client.ts';
import { followJob } from '../../api/follow-job.ts';

/** Progress of a compression: 0 to 100, and what is happening. */
export type Progress = { readonly percent: number; readonly message: string };

/** The upload's share of the bar; compressing has the rest. */
const UPLOAD = 40;
/** Shown while the server cannot be asked for the progress. */
const DROPPED = 'The connection dropped. Your video is still being compressed.';

/**
 * Sends a video, follows its compression, and returns the result. When `signal` aborts, the server stops as well.
 * @param targetMB the maximum size of the result
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
    // Nobody would get the result. If it cannot be stopped, that is not an error anybody could act on.
    if (signal.aborted) await callApi(cancelCompression, { params: { id: begun.id } }).catch(() => {});
    throw error;
  }
}

async function follow(
  begun: Compression,
  report: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Compression> {
  const { id } = begun;
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
          events: compressionEvents,
          look: getCompression,
          id,
          isOver,
          onState,
          onDropped: () => report({ percent, message: DROPPED }),
        },
        signal,
      );
  if (last.status === 'failed') throw new ApiError(422, 'unprocessable', last.message);
  return last;
}
