import axe from 'axe-core';
import { expect } from 'vitest';
import { nameOf } from './name-of.ts';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Looks with axe at what is drawn, or a part of it, once nothing moves any more: half-transparent text has no contrast. */
export async function expectNoViolations(part: Element | Document = document): Promise<void> {
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)));
  const { violations } = await axe.run(part, {
    resultTypes: ['violations'],
    runOnly: LEVELS,
    // Of the document that the tests run in.
    rules: { 'html-has-lang': { enabled: false } },
  });
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  );
  expect(found).toEqual([]);
  expectErrorsMarked(part);
}

/** Every field that shows an error says that it is not valid, and the error describes it. */
export function expectErrorsMarked(part: Element | Document = document): void {
  const fields = [...part.querySelectorAll('[id$="-error"]')].map(({ id, textContent }) => {
    const field = part.querySelector(`[aria-describedby~="${id}"]`);
    return `${textContent}: ${field?.getAttribute('aria-invalid') ?? 'no field'}`;
  });
  expect(fields.filter((field) => !field.endsWith(': true'))).toEqual([]);
}

/** What repeats in a list is named after its entry: a screen reader lists buttons without what stands beside them. */
export function expectOwnNames(): void {
  const shared = [...document.querySelectorAll('ul, ol')].flatMap((list) => {
    const owners = new Map<string, Element>();
    return [...list.querySelectorAll('button, a[href], select, input')].flatMap((one) => {
      const entry = one.closest('li')!;
      const name = nameOf(one);
      if (one.closest('ul, ol') !== list || !one.checkVisibility({ visibilityProperty: true })) return [];
      const owner = owners.get(name) ?? entry;
      owners.set(name, owner);
      return owner === entry ? [] : [name];
    });
  });
  expect(shared, 'of more than one entry of a list').toEqual([]);
}
