import { parseSync } from 'vite';

/** An import of values or types, or `import()`. `typeOnly`: nothing of it is loaded. */
export type Import = { readonly specifier: string; readonly line: number; readonly typeOnly: boolean };

/** What the rules need to know about a source file. */
export type Source = {
  readonly path: string;
  readonly lines: number;
  /** Whether a `// size:` comment with a reason precedes the first statement. */
  readonly sizeReason: boolean;
  readonly imports: readonly Import[];
  /** Outermost first; leaves out functions with a `// size:` reason right above them. */
  readonly functions: readonly { readonly name: string; readonly line: number; readonly lines: number }[];
  /** Lines where `fetch` or XMLHttpRequest is used. */
  readonly fetches: readonly number[];
  /** Lines where `.pipe()` is called. */
  readonly pipes: readonly number[];
};

// ESTree nodes, of which only these fields are used; the parser's own types would need narrowing at every step.
type Node = { type: string; start: number; end: number; [key: string]: unknown };
type Comment = { value: string; start: number; end: number };

const REASON = /^[\s*]*size: \S/m;
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** @throws SyntaxError if the file cannot be parsed */
export function readSource(path: string, text: string): Source {
  const { program, comments, errors } = parseSync(path, text);
  if (errors[0]) throw new SyntaxError(`${path}: ${errors[0].message}`);
  const root = program as unknown as Node & { body: Node[] };
  const lineOf = lineFinder(text);
  const firstStatement = root.body[0]?.start ?? text.length;
  const found = {
    imports: [] as Import[],
    functions: [] as Source['functions'][number][],
    fetches: [] as number[],
    pipes: [] as number[],
  };

  walk(root, [], (node, parents) => {
    const line = lineOf(node.start);
    const specifier = importOf(node);
    if (specifier !== null) {
      found.imports.push({ specifier, line, typeOnly: node.importKind === 'type' || node.exportKind === 'type' });
    }
    if (usesFetch(node, parents.at(-1))) found.fetches.push(line);
    if (isPipe(node)) found.pipes.push(line);
    if (FUNCTIONS.has(node.type)) {
      const lines = lineOf(node.end) - line + 1;
      const starts = [node, ...upToStatement(parents)].map(({ start }) => start);
      if (!starts.some((start) => reasonAbove(text, comments, start))) {
        found.functions.push({ name: nameOf(node, parents.at(-1)), line, lines });
      }
    }
  });
  return {
    path,
    lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    sizeReason: comments.some(({ value, start }) => start < firstStatement && REASON.test(value)),
    ...found,
  };
}

function walk(node: Node, parents: Node[], visit: (node: Node, parents: Node[]) => void): void {
  visit(node, parents);
  for (const child of Object.values(node)) {
    for (const item of Array.isArray(child) ? child : [child]) {
      if (isNode(item)) walk(item, [...parents, node], visit);
    }
  }
}

/** A function's ancestors, up to and including the statement or class member it is in. */
function upToStatement(parents: readonly Node[]): readonly Node[] {
  const block = parents.findLastIndex(({ type }) => /^(Program|BlockStatement|ClassBody)$/.test(type));
  return parents.slice(block + 1);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

function lineFinder(text: string): (offset: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (offset) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle]! < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}

/** What the node imports or re-exports. */
function importOf({ type, source }: Node): string | null {
  if (!isNode(source) || typeof source.value !== 'string') return null;
  return /^(ImportExpression|ImportDeclaration|Export(Named|All)Declaration)$/.test(type) ? source.value : null;
}

function usesFetch(node: Node, parent: Node | undefined): boolean {
  if (!isName(node, 'fetch') && !isName(node, 'XMLHttpRequest')) return false;
  if (parent?.type === 'MemberExpression' && parent.property === node) {
    return ['window', 'globalThis', 'self'].some((name) => isName(parent.object, name));
  }
  // A property named fetch is something else.
  return !(parent && 'key' in parent && parent.key === node);
}

function isPipe({ type, callee }: Node): boolean {
  return type === 'CallExpression' && isNode(callee) && isName(callee.property, 'pipe');
}

function isName(node: unknown, name: string): boolean {
  return isNode(node) && node.type === 'Identifier' && node.name === name;
}

function nameOf(node: Node, parent: Node | undefined): string {
  const named = [node.id, parent?.id, parent?.key].find(isNode);
  return typeof named?.name === 'string' ? named.name : 'a function';
}

/** Whether one of the comments between the offset and the code before it gives a reason. */
function reasonAbove(text: string, comments: readonly Comment[], offset: number): boolean {
  let at = offset;
  for (let i = comments.length - 1; i >= 0; i--) {
    const comment = comments[i]!;
    if (comment.end > at) continue;
    if (text.slice(comment.end, at).trim() !== '') return false;
    if (REASON.test(comment.value)) return true;
    at = comment.start;
  }
  return false;
}
