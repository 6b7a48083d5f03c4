import type { Fault } from './form.ts';
import { linesOf } from './keyed.ts';
import { oneOf } from './spelling.ts';

/** What is said with 'tú' and how it is said with 'vos'. */
export interface Vos {
  /** Wherever it stands: 'aprendes' is 'aprendés'. */
  always: ReadonlyMap<string, string>;
  /** Where a sentence or a part of one begins: 'Sube' is 'Subí', and 'lo que sube' stays. */
  begin: ReadonlyMap<string, string>;
  /** Finds any of them, the longest first: 'salta la rana' stays, and 'salta' is 'saltá'. */
  expression: RegExp;
}

/** Reads copy/spelling/vos.txt: '== begin', and under it 'sube: subí'. @param path for the faults */
export function readVos(path: string, text: string): { vos: Vos; faults: Fault[] } {
  const faults: Fault[] = [];
  const vos = { always: new Map<string, string>(), begin: new Map<string, string>() };
  let section: Map<string, string> | undefined;
  for (const { at, line } of linesOf(text)) {
    const [, typed, said] = /^(\p{Ll}[\p{Ll}, ]*): (\p{Ll}[\p{Ll}, ]*)$/u.exec(line) ?? [];
    if (line === '== always' || line === '== begin') section = vos[line === '== begin' ? 'begin' : 'always'];
    else if (!section || !typed || !said) faults.push(`${path}:${at}: "${line}" is no form, a colon, and another form`);
    else if (vos.always.has(typed) || vos.begin.has(typed)) faults.push(`${path}:${at}: "${typed}" is there already`);
    else section.set(typed, said);
  }
  const forms = oneOf([...vos.always.keys(), ...vos.begin.keys()]);
  return { vos: { ...vos, expression: new RegExp(`(?<!\\p{L})${forms}(?!\\p{L})`, 'giu') }, faults };
}
