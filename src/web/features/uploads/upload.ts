import type { IngestJob } from '../../../contract/library.ts';
import type { Library } from './target.ts';

/** The specification's phases; paused and failed are where they stop. */
export type Phase = 'uploading' | 'paused' | 'processing' | 'segmenting' | 'complete' | 'failed';

/** An upload as the panel shows it, from the choice of the file until its clips are there. */
export type Upload = {
  id: string;
  library: Library;
  name: string;
  bytes: number;
  phase: Phase;
  /** 0 to 100: processing from 75, segmenting from 85, complete 100. */
  progress: number;
  sentBytes: number;
  /** The connection is lost; it goes on by itself. */
  interrupted: boolean;
  /** Once the server knows of it. */
  jobId: string | null;
  /** Seconds until all clips are there, where that can be said. */
  secondsLeft: number | null;
  /** What the server says while clips are made or it waits for its turn. */
  said: string | null;
  /** Why it failed. */
  fault: string | null;
  /** What support finds the failure by. */
  reference: string | null;
  /** All bytes are there and were found usable; clips are made of them. */
  arrived: boolean;
  /** The same file can be tried again. */
  again: boolean;
  /** It arrived, but no clips could be made of it. */
  unusable: boolean;
};

export const isMaking = (phase: Phase) => phase === 'processing' || phase === 'segmenting';

/** What a look at the server's work changes. */
export function shown({
  status,
  progress,
  secondsLeft,
  message,
  reason,
}: IngestJob): Pick<Upload, 'phase' | 'progress'> & Partial<Upload> {
  if (status === 'failed') return { phase: 'failed', progress, fault: reason, unusable: true };
  return {
    phase: status === 'ready' ? 'complete' : status === 'uploading' ? 'processing' : status,
    progress,
    secondsLeft,
    said: isMaking(status as Phase) ? message : null,
  };
}
