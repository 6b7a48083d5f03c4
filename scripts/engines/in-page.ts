/** What a journey looks for, by the name people would use. `within`: only in the region, dialog or form with that name. */
export type Target = { role: Role; name: string | RegExp; within?: string };
export type Role = 'button' | 'pressed' | 'link' | 'heading' | 'field' | 'tab' | 'slider' | 'radio' | 'film';

/** A target as sent to the page, where patterns travel as strings. */
export type SentTarget = { role: Role; exact: string | null; pattern: string; within: string | null };

/**
 * The last visible element with that role and name; the driver's script returns the page's handle for it. `enabled`
 * excludes disabled ones. Runs in the page, so it must not refer to anything outside itself. Computes names only as far
 * as the product's pages need (https://www.w3.org/TR/accname-1.2/): labels, aria-label, aria-labelledby, otherwise the
 * text.
 */
export function elementOf({ role, exact, pattern, within }: SentTarget, enabled: boolean): Element | null {
  const SELECTORS: Record<Role, string> = {
    button: 'button:not([role=tab], [role=radio]), [role=button], [role=menuitem]',
    pressed: '[aria-pressed=true]',
    link: 'a[href]',
    heading: 'h1, h2, h3, h4',
    field: 'input, select, textarea',
    tab: '[role=tab]',
    slider: '[role=slider]',
    radio: '[role=radio], input[type=radio]',
    film: 'video',
  };
  const textOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    return [...node.childNodes].map(textOf).join('');
  };
  const referred = (element: Element) =>
    (element.getAttribute('aria-labelledby') ?? '')
      .split(/\s+/)
      .map((id) => document.getElementById(id))
      .filter((found) => found !== null)
      .map(textOf)
      .join(' ');
  const labelled = (element: Element) => [...((element as HTMLInputElement).labels ?? [])].map(textOf).join(' ');
  const nameOf = (element: Element) =>
    (referred(element) || element.getAttribute('aria-label') || labelled(element) || textOf(element))
      .replace(/\s+/g, ' ')
      .trim();
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const isEnabled = (element: Element) =>
    !(element as HTMLButtonElement).disabled && element.getAttribute('aria-disabled') !== 'true';
  const isIn = (element: Element): boolean =>
    within === null || (element !== document.body && (nameOfPlace(element) === within || isInParent(element)));
  const isInParent = (element: Element) => element.parentElement !== null && isIn(element.parentElement);
  const nameOfPlace = (element: Element) => element.getAttribute('aria-label') ?? referred(element);
  const found = [...document.querySelectorAll(SELECTORS[role])].filter(
    (element) =>
      isShown(element) &&
      (!enabled || isEnabled(element)) &&
      (exact === null ? new RegExp(pattern).test(nameOf(element)) : nameOf(element) === exact) &&
      isIn(element),
  );
  return found.at(-1) ?? null;
}

/** Scrolls an element to the middle of the window and waits until it stops moving: content that appears above shifts it. */
export async function settled(element: Element): Promise<void> {
  let before = '';
  for (let looks = 0; looks < 40; looks++) {
    element.scrollIntoView({ block: 'center' });
    const { x, y } = element.getBoundingClientRect();
    if (`${x} ${y}` === before) return;
    before = `${x} ${y}`;
    await new Promise((passed) => setTimeout(passed, 100));
  }
}

/** How many of the preview's pixels are inked. */
export function inkOf(canvas: HTMLCanvasElement): number {
  const context = canvas.getContext('2d');
  if (!context) return 0;
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  let ink = 0;
  for (let at = 3; at < data.length; at += 4) if (data[at]! > 128) ink++;
  return ink;
}

/** The readable text on the page. */
export function wordsOf(): string {
  return (
    [...document.body.children]
      .filter((part) => !part.matches('script, style, noscript'))
      // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not be read
      .map((part) => (part as HTMLElement).innerText)
      .join(' ')
      .replaceAll(/\s+/g, ' ')
  );
}

/** Stops every video on the page from restarting at its end, from now on. */
export function playOnce(): void {
  const stop = () => {
    for (const video of document.querySelectorAll<HTMLVideoElement>('video[loop]')) video.loop = false;
  };
  stop();
  new MutationObserver(stop).observe(document.body, { subtree: true, childList: true, attributeFilter: ['loop'] });
}
