import type { Fault } from './form.ts';

/** A block of `key: a | b`, with the line that it begins at. */
export interface Keyed<Key extends string> {
  at: number;
  lists: Partial<Record<Key, readonly string[]>>;
}

/**
 * Reads '= hoop', and under it 'moves: mounts | poses' and so on.
 * @param path for the faults
 * @param keys what a block may have, each once
 */
export function readKeyed<Key extends string>(
  path: string,
  text: string,
  keys: readonly Key[],
): { blocks: Map<string, Keyed<Key>>; faults: Fault[] } {
  const blocks = new Map<string, Keyed<Key>>();
  const faults: Fault[] = [];
  let open: Keyed<Key> | undefined;
  for (const { at, line } of linesOf(text)) {
    const fault = (what: string) => faults.push(`${path}:${at}: ${what}`);
    const [, name = '', rest = ''] = /^(\w+): (\S.*)$/.exec(line) ?? [];
    const key = keys.find((each) => each === name);
    if (line.startsWith('= ')) {
      const id = line.slice(2);
      if (blocks.has(id)) fault(`there is a block "${id}" already`);
      open = { at, lists: {} };
      blocks.set(id, open);
    } else if (!open || !key) fault(`"${line}" begins with none of = ${keys.join(': ')}:`);
    else if (open.lists[key]) fault(`there are ${key} already`);
    else open.lists[key] = rest.split(' | ');
  }
  return { blocks, faults };
}

/** 'Chair Dance: Sultry choreography …', a line each. */
export function readNamed(
  path: string,
  text: string,
): { named: { at: number; name: string; rest: string }[]; faults: Fault[] } {
  const faults: Fault[] = [];
  const known = new Set<string>();
  const named = linesOf(text).flatMap(({ at, line }) => {
    const [, name, rest] = /^([^:]+): (\S.*)$/.exec(line) ?? [];
    const fault =
      !name || !rest
        ? `"${line}" is no name, a colon, and what it stands for`
        : known.has(name) && `there is "${name}" already`;
    if (fault) faults.push(`${path}:${at}: ${fault}`);
    if (!name || !rest) return [];
    known.add(name);
    return [{ at, name, rest }];
  });
  return { named, faults };
}

/** Lines that say something, with their place from 1. */
export const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line, index) => ({ at: index + 1, line }))
    .filter(({ line }) => line !== '' && !line.startsWith('#'));
