import { useEffect } from 'react';

type Form = { getValues: () => object; getInputNode: (path: string) => HTMLElement | null };

/**
 * Puts the cursor into the form's first empty text field when it comes up. Not where a finger points: the keyboard would come up over the form before
 * anybody has read it.
 */
export function useFirstEmpty(form: Form): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the values that the form begins with
  useEffect(() => {
    if (!window.matchMedia('(pointer: fine)').matches) return;
    const first = Object.entries(form.getValues()).find(([, value]) => value === '');
    if (first) form.getInputNode(first[0])?.focus();
  }, []);
}
