import { useEffect, useRef, useState } from 'react';
import type { Compression } from '../../../contract/compression.ts';
import { type Failure, failureOf } from '../../api/failure.ts';
import { logWarning } from '../../api/report.ts';
import { compress, type Progress } from './compression.ts';

export type CompressionState =
  | { readonly step: 'idle' }
  | { readonly step: 'compressing'; readonly progress: Progress }
  | { readonly step: 'done'; readonly result: Compression }
  | { readonly step: 'failed'; readonly failure: Failure };

/** One compression at a time. Leaving the page stops it. */
export function useCompression() {
  const [state, setState] = useState<CompressionState>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (file: File, targetMB: number) => {
    const abort = new AbortController();
    running.current = abort;
    const report = (progress: Progress) => {
      if (!abort.signal.aborted) setState({ step: 'compressing', progress });
    };
    try {
      const result = await compress(file, targetMB, report, abort.signal);
      setState({ step: 'done', result });
    } catch (error) {
      if (abort.signal.aborted) return;
      logWarning('Compression failed', error);
      setState({ step: 'failed', failure: failureOf(error, { kept: 'Your original file is unchanged.' }) });
    }
  };
  const stop = () => {
    running.current?.abort();
    setState({ step: 'idle' });
  };
  return { state, start, stop };
}
