import { parseSync } from 'vite';

export type Import = {
  readonly specifier: string;
  readonly line: number;
  /** Gone when the program runs. */
  readonly typeOnly: boolean;
  /** `import()`: loaded when it is needed, so it closes no cycle. */
  readonly dynamic: boolean;
};

/** What the rules want to know of one source file. */
export type Source = {
  readonly path: string;
  readonly lines: number;
  /** A `// size:` comment with a reason stands before the first statement. */
  readonly sizeReason: boolean;
  readonly imports: readonly Import[];
  /** Outermost first; a function with a `// size:` reason right above it is left out. */
  readonly functions: readonly { readonly name: string; readonly line: number; readonly lines: number }[];
  /** Lines where `process.env` is read, and where `fetch` or XMLHttpRequest is used. */
  readonly env: readonly number[];
  readonly fetches: readonly number[];
};

// ESTree, of which only these are looked at; the parser's own types would make every step a narrowing.
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
    env: [] as number[],
    fetches: [] as number[],
  };

  walk(root, [], (node, parents) => {
    const line = lineOf(node.start);
    const imported = importOf(node);
    if (imported) found.imports.push({ ...imported, line });
    if (readsEnv(node)) found.env.push(line);
    if (usesFetch(node, parents.at(-1))) found.fetches.push(line);
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

/** Of a function's ancestors those that end with the statement or class member that it stands in. */
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

function importOf(node: Node): Omit<Import, 'line'> | null {
  const source = node.source;
  if (!isNode(source) || typeof source.value !== 'string') return null;
  const specifier = source.value;
  if (node.type === 'ImportExpression') return { specifier, typeOnly: false, dynamic: true };
  if (!/^(Import|Export(Named|All))Declaration$/.test(node.type)) return null;
  return { specifier, typeOnly: node.importKind === 'type' || node.exportKind === 'type', dynamic: false };
}

function readsEnv(node: Node): boolean {
  // import { env } from 'node:process', or the whole of it under another name.
  if (node.type === 'ImportDeclaration') return /^(node:)?process$/.test(String((node.source as Node).value));
  return node.type === 'MemberExpression' && isName(node.object, 'process') && isName(node.property, 'env');
}

function usesFetch(node: Node, parent: Node | undefined): boolean {
  if (!isName(node, 'fetch') && !isName(node, 'XMLHttpRequest')) return false;
  if (parent?.type === 'MemberExpression' && parent.property === node) {
    return ['window', 'globalThis', 'self'].some((name) => isName(parent.object, name));
  }
  // A property that is called fetch is somebody else's.
  return !(parent && 'key' in parent && parent.key === node);
}

function isName(node: unknown, name: string): boolean {
  return isNode(node) && node.type === 'Identifier' && node.name === name;
}

function nameOf(node: Node, parent: Node | undefined): string {
  const named = [node.id, parent?.id, parent?.key].find(isNode);
  return typeof named?.name === 'string' ? named.name : 'a function';
}

/** Whether comments stand between the offset and the code before it, one of which gives a reason. */
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
