/** What is written in it, in one line. */
export const words = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** What a screen reader calls it. */
export function nameOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
  return (
    ids.map((id) => words(document.getElementById(id))).join(' ') ||
    element.getAttribute('aria-label') ||
    [...(labels ?? [])].map(words).join(' ') ||
    words(element)
  );
}
