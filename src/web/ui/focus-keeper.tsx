import { useEffect } from 'react';
import { standIn } from './stand-in.ts';

/** A dialog, a menu or a new page moves the focus itself a moment after something has gone. */
const SETTLED_MS = 150;
/** From a list through its menu to a question, and back. */
const KEPT = 6;
const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])';
/** On a touch screen the focus would bring up the keyboard. */
const TYPED_IN = 'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])';
/** What lies over the page. */
const OUTSIDE = 'body, [data-portal]';

/** Where something was that has gone: in `parent`, between these two. */
type Gap = { parent: Element; before: Node | null; after: Node | null };

type Visit = { element: Element; gap: Gap | null };

/**
 * Keeps the focus near its place when the element that has it goes, as a browser keeps the place where Tab goes on: on what now stands there, else on what is
 * around it, else where the focus was before. Anyone who works by keyboard or hears the page would begin at its top again (WCAG 2.4.3). For all pages, once.
 */
export default function FocusKeeper() {
  useEffect(() => {
    // It is loaded with the first sign of somebody, who may be on something already.
    const { activeElement } = document;
    let visits: Visit[] =
      activeElement && activeElement !== document.body ? [{ element: activeElement, gap: null }] : [];
    const note = ({ target }: FocusEvent) => {
      standIn.element = null;
      const others = visits.filter(({ element }) => element !== target);
      visits = [{ element: target as Element, gap: null }, ...others].slice(0, KEPT);
    };
    const settle = () => {
      const [last] = visits;
      if (!last || last.element.isConnected || document.activeElement !== document.body) return;
      for (const { element, gap } of visits) {
        const next = element.isConnected && canHaveFocus(element) ? element : gap && nearest(gap);
        if (!next) continue;
        (next as HTMLElement).focus({ preventScroll: true });
        standIn.element = next;
        return;
      }
    };
    const observer = new MutationObserver((records) => {
      let gone = false;
      for (const { target, previousSibling, nextSibling, removedNodes } of records) {
        for (const visit of visits) {
          const left = visit.gap?.parent ?? visit.element;
          if (![...removedNodes].some((node) => node.contains(left))) continue;
          visit.gap = { parent: target as Element, before: previousSibling, after: nextSibling };
          gone = true;
        }
      }
      if (gone) setTimeout(settle, SETTLED_MS);
    });
    document.addEventListener('focusin', note);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);
  return null;
}

function nearest({ parent, before, after }: Gap): Element | null {
  if (!parent.isConnected || parent.matches(OUTSIDE)) return null;
  const inside = [...parent.querySelectorAll(FOCUSABLE)].filter(canHaveFocus);
  const follows = (element: Element) =>
    after!.contains(element) || (after!.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const found =
    (after && parent.contains(after) && inside.find(follows)) ||
    (before && parent.contains(before) && inside.find((element) => before.contains(element))) ||
    inside[0];
  const around = { parent: parent.parentElement!, before: parent.previousSibling, after: parent.nextSibling };
  return found ?? nearest(around);
}

function canHaveFocus(element: Element): boolean {
  if (element.matches(':disabled') || element.closest('[inert], [aria-hidden="true"]')) return false;
  if (element.getClientRects().length === 0) return false;
  return !element.matches(TYPED_IN) || !window.matchMedia('(pointer: coarse)').matches;
}
