import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { expectNoViolations } from './accessible.ts';
import { nameOf, words } from './name-of.ts';

/** What a screen reader says by itself: what gets the focus, and what changes in live regions. */
export type Heard = { readonly all: readonly string[]; stop: () => void };

const LIVE = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
export function listen(): Heard {
  const all: string[] = [];
  const last = new WeakMap<Element, string>();
  const focus = ({ target }: FocusEvent) => all.push(`focus: ${nameOf(target as Element)}`);
  const regionsIn = (node: Node): Element[] => {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element) return [];
    const around = element.closest(LIVE);
    return [...(around ? [around] : []), ...element.querySelectorAll(LIVE)];
  };
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const region of [target, ...addedNodes].flatMap(regionsIn)) {
        const now = words(region);
        if (now !== '' && now !== last.get(region) && region.isConnected) all.push(`said: ${now}`);
        last.set(region, now);
      }
    }
  });
  document.addEventListener('focusin', focus);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  const stop = () => {
    document.removeEventListener('focusin', focus);
    observer.disconnect();
  };
  return { all, stop };
}

/** Waits until all of these have been heard, in this order; others may be between them. axe looks at the page as it stands then. */
export async function expectHeard({ all }: Heard, expected: readonly (string | RegExp)[]): Promise<void> {
  const missing = () => {
    let at = 0;
    for (const line of all) {
      const next = expected[at];
      if (next !== undefined && (typeof next === 'string' ? line === next : next.test(line))) at++;
    }
    return expected[at];
  };
  await expect.poll(missing, { message: 'heard in this order' }).toBeUndefined();
  await expectNoViolations();
}

const MOST_TABS = 200;

/** Goes on with Tab until this has the focus, as somebody does who has no pointer. */
export async function tabTo(locator: Locator, back = false): Promise<void> {
  await expect.element(locator).toBeInTheDocument();
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (locator.elements().some((element) => element === document.activeElement)) return;
    await userEvent.tab({ shift: back });
  }
  throw new Error(`Not reached by Tab: ${locator.element().outerHTML.slice(0, 200)}`);
}

/** Reaches a button or link by Tab, and presses it by Enter. */
export async function enter(locator: Locator, back = false): Promise<void> {
  await tabTo(locator, back);
  await userEvent.keyboard('{Enter}');
}

/** Reaches a field by Tab and types. */
export async function type(locator: Locator, text: string): Promise<void> {
  await tabTo(locator);
  await userEvent.keyboard(text);
}
