import { useEffect } from 'react';

type Form = { getValues: () => object; getInputNode: (path: string) => HTMLElement | null };

/**
 * Focuses the form's first empty text field when the form appears. Not on touch screens, where the keyboard would cover the form before anybody has
 * read it.
 */
export function useFirstEmpty(form: Form): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, with the form's initial values
  useEffect(() => {
    if (!window.matchMedia('(pointer: fine)').matches) return;
    const first = Object.entries(form.getValues()).find(([, value]) => value === '');
    if (first) form.getInputNode(first[0])?.focus();
  }, []);
}
