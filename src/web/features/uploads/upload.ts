import type { IngestJob } from '../../../contract/library.ts';
import type { Libraries } from './target.ts';

/** The specification's phases; paused and failed are where they stop. */
export type Phase = 'uploading' | 'paused' | 'processing' | 'segmenting' | 'complete' | 'failed';

/** An upload as the panel shows it, from choosing the file until its clips are ready. */
export type Upload = {
  id: string;
  libraries: Libraries;
  name: string;
  bytes: number;
  phase: Phase;
  /** 0 to 100: processing from 75, segmenting from 85, complete 100. */
  progress: number;
  sentBytes: number;
  /** The connection is lost; it resumes automatically. */
  interrupted: boolean;
  /** Set once the server knows of it. */
  jobId: string | null;
  /** Seconds until all clips are ready, if that can be estimated. */
  secondsLeft: number | null;
  /** The server's message while clips are being made or it waits for its turn. */
  said: string | null;
  /** What the clips lack of the video. */
  note: string | null;
  /** Why it failed. */
  fault: string | null;
  /** The reference by which support finds the failure. */
  reference: string | null;
  /** All bytes have arrived and were found usable; clips are being made from them. */
  arrived: boolean;
  /** The same file can be retried. */
  again: boolean;
  /** It arrived, but no clips could be made from it. */
  unusable: boolean;
};

export const isMaking = (phase: Phase) => phase === 'processing' || phase === 'segmenting';

/** What an update on the server's work changes. */
export function shown({
  status,
  progress,
  secondsLeft,
  message,
  reason,
  note,
}: IngestJob): Pick<Upload, 'phase' | 'progress'> & Partial<Upload> {
  if (status === 'failed') return { phase: 'failed', progress, fault: reason, unusable: true };
  return {
    phase: status === 'ready' ? 'complete' : status === 'segmenting' ? 'segmenting' : 'processing',
    progress,
    secondsLeft,
    note,
    said: status === 'ready' || status === 'uploading' ? null : message,
  };
}
