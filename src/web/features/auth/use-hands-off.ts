import { useEffect, useState } from 'react';

/** Milliseconds without a key after which somebody has stopped typing. */
const QUIET_MS = 1500;

/** A field that takes what is typed. */
const takesText = (element: Element | null): boolean =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement &&
    !/^(?:button|checkbox|color|file|radio|range|reset|submit)$/.test(element.type)) ||
  (element instanceof HTMLElement && element.isContentEditable);

/**
 * Whether something may take the focus: from the moment on in which the cursor is in no field and no key has been pressed for a while, or in which the person
 * asks for it. Then it stays so.
 * @param asked the person has asked for it
 */
export function useHandsOff(asked: boolean): boolean {
  const [free, setFree] = useState(() => !takesText(document.activeElement));
  useEffect(() => {
    if (free) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => !takesText(document.activeElement) && setFree(true), QUIET_MS);
    };
    const events = ['keydown', 'input', 'focusout'] as const;
    for (const event of events) document.addEventListener(event, look, true);
    return () => {
      clearTimeout(timer);
      for (const event of events) document.removeEventListener(event, look, true);
    };
  }, [free]);
  return free || asked;
}
