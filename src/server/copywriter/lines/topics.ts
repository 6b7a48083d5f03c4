import type { Fault } from './form.ts';
import { readNamed } from './keyed.ts';

export interface Topics {
  /** What a name in copy/topics.txt stands for: conditions in the notation of `matches` in write/says.ts, of which any may be met. */
  conditions: ReadonlyMap<string, readonly string[]>;
  /** Topics whose first condition another one has as well: who answers that one answers them, too. */
  partOf: ReadonlyMap<string, string>;
}

/**
 * Reads the list of topics, a line each: 'no phones: typed *no phone* | typed *phone-free*'. The first condition is the one that a whole text needs.
 * @param path for the faults
 */
export function readTopics(path: string, text: string): { topics: Topics; faults: Fault[] } {
  const [conditions, partOf] = [new Map<string, readonly string[]>(), new Map<string, string>()];
  const owners = new Map<string, string>();
  const firsts = new Map<string, string>();
  const { named, faults } = readNamed(path, text);
  for (const { at, name, rest } of named) {
    const fault = (what: string) => faults.push(`${path}:${at}: ${what}`);
    const all = rest.split(' | ');
    const owner = firsts.get(all[0]!);
    if (owner !== undefined) fault(`"${all[0]}" is what "${owner}" begins with already`);
    for (const each of all) if (!CONDITION.test(each)) fault(`"${each}" is no condition`);
    firsts.set(all[0]!, name);
    for (const each of all.slice(1)) owners.set(each, name);
    conditions.set(name, all);
  }
  for (const [first, name] of firsts) {
    const owner = owners.get(first);
    if (owner !== undefined) partOf.set(name, owner);
  }
  return { topics: { conditions, partOf }, faults };
}

const CONDITION = /^(?:typed \S.*|!?[a-z]+(?: \S.*)?)$/i;
