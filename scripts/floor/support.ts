/** What browsers at the floor lack, by MDN's compatibility tables (github.com/mdn/browser-compat-data). */

import tables from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { FLOOR } from '../../src/contract/floor.ts';

/** The tables' names for each browser of the floor: on a phone, the same number is another release. */
const COLUMNS = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari', 'safari_ios'],
} as const;

/** @param since as in the tables: a version, `≤` and a version, `preview`, false */
function isBy(since: SimpleSupportStatement['version_added'] | undefined, floor: string): boolean {
  if (typeof since !== 'string' || since === 'preview') return false;
  const [major = 0, minor = 0] = since.replace('≤', '').split('.').map(Number);
  const [floorMajor = 0, floorMinor = 0] = floor.split('.').map(Number);
  return major < floorMajor || (major === floorMajor && minor <= floorMinor);
}

/** The browsers that lack a feature at the floor, such as `firefox 115`; empty if all have it. */
export function lackedBy({ support }: CompatStatement): string[] {
  return Object.entries(FLOOR).flatMap(([browser, floor]) => {
    const columns = COLUMNS[browser as keyof typeof FLOOR];
    const has = columns.every((column) => {
      const statements = [support[column] ?? []].flat();
      return statements.some(
        ({ version_added, version_removed, flags, prefix, alternative_name }) =>
          isBy(version_added, floor) && !isBy(version_removed, floor) && !flags && !prefix && !alternative_name,
      );
    });
    return has ? [] : [`${browser} ${floor}`];
  });
}

/** A member of a built-in or interface; without `name`, the whole of it. */
export type Feature = { owner: string; name?: string; lacked: string[] };

const childrenOf = (parent: Identifier) =>
  Object.entries(parent).filter((entry): entry is [string, Identifier] => entry[0] !== '__compat');

function featuresOf(owner: string, table: Identifier): Feature[] {
  const whole = table.__compat ? [{ owner, lacked: lackedBy(table.__compat) }] : [];
  const members = childrenOf(table).flatMap(([key, { __compat }]) => {
    // Events and non-members have names of other shapes.
    const name = key.replace(/_static$/, '');
    return __compat && /^[a-z]\w*$/i.test(name) && !name.includes('_')
      ? [{ owner, name, lacked: lackedBy(__compat) }]
      : [];
  });
  return [...whole, ...members];
}

/** Everything that scripts can call or read. */
export const FEATURES: readonly Feature[] = [tables.javascript.builtins!, tables.api].flatMap((group) =>
  childrenOf(group).flatMap(([owner, table]) => featuresOf(owner, table)),
);

/** The browsers that lack a CSS feature, such as `selectors has`; empty if the tables do not know it. */
export function cssLackedBy(kind: 'properties' | 'selectors' | 'at-rules' | 'types', ...path: string[]): string[] {
  let table: Identifier | undefined = tables.css[kind];
  for (const part of path) table = table?.[part];
  return table?.__compat ? lackedBy(table.__compat) : [];
}
