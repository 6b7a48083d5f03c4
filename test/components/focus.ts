import { fault } from './faults.ts';

/** Menus and dialogs give the focus back a moment after they have closed. */
const SETTLED_MS = 700;
const LOOK_MS = 50;

/** Tests may hold the timers. */
const later = setTimeout;
/** Counted with what is drawn: a busy machine draws late, and so gives the focus back late. */
const drawn = requestAnimationFrame;
let focused: Element | null = null;
/** A dialog that was opened without anything that had the focus cannot give it back: tests choose options by no key. */
let fromNowhere = false;
let lostSince = 0;
let told = false;

/** What has the focus before a page is closed may go with it. */
export function forgetFocus(): void {
  [focused, fromNowhere, lostSince, told] = [null, false, 0, false];
}

/**
 * A person who works by keyboard begins at the top of the page again when the element with the focus goes or is
 * switched off (WCAG 2.4.3).
 */
function look(): void {
  later(() => drawn(look), LOOK_MS);
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) {
    const isInDialog = activeElement.closest('[role=dialog]') !== null;
    fromNowhere = isInDialog && (fromNowhere || focused === null);
    [focused, lostSince, told] = [activeElement, 0, false];
    return;
  }
  // A page that loads says so, and its heading takes the focus then.
  const loads = document.querySelector('main[aria-busy=true]') !== null;
  if (!focused || told || fromNowhere || loads) return;
  // Somebody has pressed beside it.
  if (isThere(focused)) {
    focused = null;
    return;
  }
  lostSince += LOOK_MS;
  if (lostSince < SETTLED_MS) return;
  told = true;
  fault(`The focus has fallen to the body from: ${focused.outerHTML.slice(0, 160)}`);
}

const isThere = (element: Element) =>
  element.isConnected && !element.matches(':disabled') && element.getClientRects().length > 0;

look();
