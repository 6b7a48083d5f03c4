import type { Use } from './scan-script.ts';
import { cssLackedBy } from './support.ts';

/** Viewport and container units have an entry each; all others are as old as style sheets. */
const UNIT = /^(?:\d*\.)?\d+((?:[dsl]v|cq)(?:w|h|i|b|min|max))$/;

type Found = { name: string; at: number; lacked: string[] };

/**
 * Scans a minified style sheet for properties with their keywords, functions and units, selectors and at-rules beyond
 * the floor. Prefixed properties and those the tables do not know are no fault: browsers ignore what they do not know.
 */
export function scanStyle(code: string): Use[] {
  const plain = code.replace(/\/\*[\s\S]*?\*\//g, (comment) => ' '.repeat(comment.length));
  const found = [...rules(plain), ...selectors(plain), ...declarations(plain)];
  return found
    .filter(({ lacked }) => lacked.length > 0)
    .map(({ name, at, lacked }) => ({ name, lacked, near: code.slice(Math.max(0, at - 60), at + 60) }));
}

function* rules(code: string): Generator<Found> {
  for (const { 1: name, index } of code.matchAll(/@([a-z-]+)/g))
    yield { name: `@${name}`, at: index, lacked: cssLackedBy('at-rules', name!) };
}

/** What comes before a block, including nested blocks. */
function* selectors(code: string): Generator<Found> {
  for (const { 1: text, index } of code.matchAll(/(?<=^|[{};])([^{};@]+)\{/g)) {
    for (const { 1: name, index: within } of text!.matchAll(/::?([a-z-]+)/g))
      yield { name: `:${name}`, at: index + within, lacked: cssLackedBy('selectors', name!) };
    if (text!.includes('&')) yield { name: '&', at: index, lacked: cssLackedBy('selectors', 'nesting') };
  }
}

function* declarations(code: string): Generator<Found> {
  for (const { 1: property, 2: value, index } of code.matchAll(/(?<=[{;])\s*([a-z][a-z-]*):([^{};]*)(?=[;}])/g)) {
    yield { name: property!, at: index, lacked: cssLackedBy('properties', property!) };
    for (const [word] of value!.matchAll(/[\w.-]+\(?/g)) {
      const unit = UNIT.exec(word)?.[1];
      const bare = word.replace('(', '');
      const lacked = unit
        ? cssLackedBy(
            'types',
            'length',
            unit.startsWith('cq') ? 'container_query_length_units' : 'viewport_percentage_units_dynamic',
          )
        : word.endsWith('(')
          ? [...cssLackedBy('types', bare), ...cssLackedBy('types', 'color', bare)]
          : cssLackedBy('properties', property!, bare);
      yield { name: unit ?? `${property}: ${word}${word.endsWith('(') ? ')' : ''}`, at: index, lacked };
    }
  }
}
