import {
  type UseMutationOptions,
  type UseMutationResult,
  // biome-ignore lint/style/noRestrictedImports: the one place
  useMutation as useTanStackMutation,
} from '@tanstack/react-query';
import { useMemo, useRef } from 'react';

/**
 * A call that changes something, as TanStack Query has it, which is made once however fast somebody clicks: while one is at work, the same with the same
 * variables joins it. A button that is disabled while it is at work is not enough, for it is drawn anew only after the second click.
 */
export function useMutation<Data = unknown, Failure = Error, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Failure, Variables, Context>,
): UseMutationResult<Data, Failure, Variables, Context> {
  const result = useTanStackMutation(options);
  const running = useRef(new Map<unknown, Promise<Data>>());
  const { mutateAsync } = result;
  const once = useMemo(() => {
    const act: typeof mutateAsync = (...args) => {
      // All files have the same JSON.
      const what = args[0] instanceof Blob ? args[0] : JSON.stringify(args[0]);
      const now = running.current.get(what);
      if (now) return now;
      const begun = mutateAsync(...args).finally(() => running.current.delete(what));
      running.current.set(what, begun);
      return begun;
    };
    // What failed is told by the options and the result.
    const mutate: typeof result.mutate = (...args) => void act(...args).catch(() => undefined);
    return { mutateAsync: act, mutate };
  }, [mutateAsync]);
  return { ...result, ...once };
}
