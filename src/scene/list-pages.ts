/** A row of a list, so high, under the heading of its group. */
export type Item = { readonly group: number; readonly height: number };
/** Of all of a list at one size: the heading of each group with the space under it, and the space between rows and between groups. */
export type Spacing = {
  readonly headings: readonly number[];
  readonly row: number;
  readonly group: number;
};
/** Rows `from` up to, not including, `to`. */
export type Span = { readonly from: number; readonly to: number };

/** A day that goes on on the next page reads worse than pages that are not equally full. */
const TORN = 0.35;

/** The height of rows on a page: each group begins with its heading, also one that goes on. */
export function heightOf(items: readonly Item[], { from, to }: Span, spacing: Spacing): number {
  let height = 0;
  for (let at = from; at < to; at++) {
    const { group, height: own } = items[at]!;
    const begins = at === from || items[at - 1]!.group !== group;
    const above = at === from ? 0 : begins ? spacing.group : spacing.row;
    height += above + (begins ? spacing.headings[group]! : 0) + own;
  }
  return height;
}

/**
 * Divides rows among so many pages of a height, as evenly as they get with as few groups torn as possible: shortest
 * path over the page breaks. Null if they do not fit.
 */
export function divide(items: readonly Item[], pages: number, height: number, spacing: Spacing): Span[] | null {
  type Best = { cost: number; from: number };
  const none: Best = { cost: Number.POSITIVE_INFINITY, from: 0 };
  let ends: Best[] = items.map(() => none);
  ends = [{ cost: 0, from: 0 }, ...ends];
  const steps: Best[][] = [];
  for (let page = 0; page < pages; page++) {
    const next: Best[] = Array.from({ length: items.length + 1 }, () => none);
    for (let from = 0; from < items.length; from++) {
      if (ends[from]!.cost === Number.POSITIVE_INFINITY) continue;
      const torn = from > 0 && items[from - 1]!.group === items[from]!.group ? TORN : 0;
      for (let to = from + 1; to <= items.length; to++) {
        const taken = heightOf(items, { from, to }, spacing);
        if (taken > height * (1 + 1e-9)) break;
        const cost = ends[from]!.cost + (taken / height) ** 2 + torn;
        if (cost < next[to]!.cost - 1e-9) next[to] = { cost, from };
      }
    }
    steps.push(next);
    ends = next;
  }
  if (ends[items.length]!.cost === Number.POSITIVE_INFINITY) return null;
  const spans: Span[] = [];
  let to = items.length;
  for (const step of steps.toReversed()) {
    const { from } = step[to]!;
    spans.unshift({ from, to });
    to = from;
  }
  return spans;
}
