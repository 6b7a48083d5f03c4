import { COMPRESSION, type Compression, compressedVideo } from '../../../contract/compression.ts';
import { waitingMessage } from '../../../contract/waiting.ts';
import type { CompressionRow } from './queries.ts';

const MB = 1_000_000;
/** The requested size is well used from this share on. */
const WELL_USED = 0.85;

/** A compression as its caller sees it. @param ahead how many are made before it; null if it does not wait behind others */
export function presentCompression(row: CompressionRow, ahead: number | null): Compression {
  const { id, status, originalBytes, compressedBytes } = row;
  const isDone = status === 'done' && compressedBytes !== null;
  return {
    id,
    status,
    progress: Math.floor(row.progress * 100),
    success: isDone,
    originalSizeMB: originalBytes / MB,
    compressedSizeMB: isDone ? compressedBytes / MB : null,
    compressionRatio: isDone ? originalBytes / compressedBytes : null,
    message: status === 'waiting' && ahead !== null ? waitingMessage(ahead) : messageOf(row),
    videoUrl: isDone ? compressedVideo.path.replace(':id', id) : null,
  };
}

const mb = (bytes: number) => (bytes / MB).toFixed(1);

function messageOf({ status, reason, originalBytes, compressedBytes, targetBytes }: CompressionRow): string {
  if (status === 'waiting') return 'Waiting for its turn...';
  if (status === 'compressing') return 'Compressing...';
  if (status === 'failed') return reason ?? 'Compression failed. Please try again.';
  const note = reason ? ` ${reason}` : '';
  if (originalBytes === compressedBytes) {
    return `The video already has only ${mb(originalBytes)} MB, so it was left as it is.`;
  }
  // Only a change of container may exceed the original size.
  if (targetBytes > originalBytes) {
    return `The video already had only ${mb(originalBytes)} MB. As an MP4 that every phone plays it has ${mb(compressedBytes ?? 0)} MB.${note}`;
  }
  const result = `Compressed from ${mb(originalBytes)} MB to ${mb(compressedBytes ?? 0)} MB.${note}`;
  const hasMore = (compressedBytes ?? 0) >= targetBytes * WELL_USED;
  return hasMore
    ? `${result} The file is kept for ${COMPRESSION.keepMinutes} minutes.`
    : `${result} It looks no better in the ${mb(targetBytes)} MB that you allowed.`;
}
