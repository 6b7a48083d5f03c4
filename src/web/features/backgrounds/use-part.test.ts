import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { usePart } from './use-part.ts';

/** What is drawn at first, before anything is seen. */
const drawnOf = (entries: number, chosen: number) =>
  Number(renderToString(createElement(() => usePart(entries, chosen)[1])));

test('few clips come first, more than a phone shows, unless the chosen one lies behind them [B380]', () => {
  expect(drawnOf(1000, -1)).toBe(12);
  expect(drawnOf(1000, 0)).toBe(40);
  expect(drawnOf(1000, 500)).toBe(540);
});
