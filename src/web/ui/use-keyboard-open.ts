import { useEffect, useState } from 'react';

/** A keyboard is open if the viewport lost more than this many pixels, on a page narrower than `WIDE`. Browser bars take less. */
const SHRUNK_BY = 100;
const WIDE = 1024;

export type ViewportSize = { width: number; height: number };

/** Whether a keyboard has taken its part of the viewport. `tallest` is the largest height seen at this width. */
export function keyboardTakes({ width, height }: ViewportSize, tallest: number): boolean {
  return width < WIDE && tallest - height > SHRUNK_BY;
}

/** True while the on-screen keyboard is open: a field is focused and the visible viewport has shrunk. */
export function useKeyboardOpen(): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    let seen: ViewportSize = sizeOf(viewport);
    const look = () => {
      const now = sizeOf(viewport);
      // Another width is another orientation: the previous maximum height no longer applies.
      seen = now.width === seen.width ? { ...now, height: Math.max(seen.height, now.height) } : now;
      setOpen(isEditable(document.activeElement) && keyboardTakes(now, seen.height));
    };
    viewport.addEventListener('resize', look);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      viewport.removeEventListener('resize', look);
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, []);
  return open;
}

/** The visible part in CSS pixels of an unzoomed page; pinch zoom is not a keyboard. */
function sizeOf({ width, height, scale }: VisualViewport): ViewportSize {
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

function isEditable(element: Element | null): boolean {
  return element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type !== 'range');
}
