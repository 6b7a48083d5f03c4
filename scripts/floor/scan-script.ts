import { type AnyNode, type Identifier, type MemberExpression, parse } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import { FEATURES, type Feature } from './support.ts';

/** Something a file uses that browsers at the floor lack: its name, and the code around it. */
export type Use = { name: string; lacked: string[]; near: string };

const GLOBALS = ['window', 'globalThis', 'self'];
/** All browsers at the floor have it, but in older ones it makes the whole file a syntax error, and it costs little to avoid. */
const LOOK_BEHIND = /\(\?<[=!]/;

/** Style names have their own tables. */
const beyond = FEATURES.filter(
  ({ owner, lacked }) => lacked.length > 0 && !/^CSS\w+(Descriptors|Properties)$/.test(owner),
);
const byName = new Map(beyond.map((feature) => [nameOf(feature), feature]));
const owners = new Set(FEATURES.map(({ owner }) => owner));
/** Member names that no feature within the floor has: reading one means that feature. One-word names are too common to tell. */
const ofFloor = new Set(FEATURES.filter(({ lacked }) => lacked.length === 0).map(({ name }) => name));
const byMember = new Map(
  beyond.filter(({ name }) => name && /[a-z][A-Z]/.test(name) && !ofFloor.has(name)).map((each) => [each.name, each]),
);
/** Built-in instances. */
const OBJECTS: Record<string, string> = {
  navigator: 'Navigator',
  document: 'Document',
  history: 'History',
  location: 'Location',
  performance: 'Performance',
  screen: 'Screen',
  crypto: 'Crypto',
};

function nameOf({ owner, name }: Pick<Feature, 'owner' | 'name'>): string {
  return name ? `${owner}.${name}` : owner;
}

/**
 * Looks for syntax and calls beyond the floor. Members are recognized by a name unique to them, or by the built-in they
 * are read from; anything used with `?.` may be missing.
 * @param ecmaVersion the newest syntax that may be parsed
 */
export function scanScript(code: string, ecmaVersion: 5 | 2022 = 2022): Use[] {
  const around = (at: number) => code.slice(Math.max(0, at - 60), at + 60).replace(/\s+/g, ' ');
  let program: AnyNode;
  try {
    program = parse(code, { ecmaVersion, sourceType: ecmaVersion === 5 ? 'script' : 'module' });
  } catch (error) {
    const { message, pos } = error as SyntaxError & { pos: number };
    return [{ name: `syntax: ${message}`, lacked: [`ES${ecmaVersion}`], near: around(pos) }];
  }
  const own = ownNames(program);
  const uses: Use[] = [];
  const isGlobal = (node: AnyNode): node is Identifier => node.type === 'Identifier' && !own.has(node.name);
  fullAncestor(program, (node, _state, ancestors) => {
    const each = node as AnyNode;
    const parent = ancestors.at(-2) as AnyNode | undefined;
    if (lookBehind(each)) uses.push({ name: 'syntax: look-behind', lacked: ['safari 16.3'], near: around(each.start) });
    const feature = each.type === 'MemberExpression' ? memberOf(each, isGlobal) : wholeOf(each, parent, isGlobal);
    if (!feature || mayBeMissing(each, parent)) return;
    uses.push({ name: nameOf(feature), lacked: feature.lacked, near: around(each.end) });
  });
  return uses;
}

/** Every name that the file itself defines; minified code has few others. */
function ownNames(program: AnyNode): Set<string> {
  const names = new Set<string>();
  fullAncestor(program, (node, _state, _ancestors, type) => {
    const each = node as AnyNode;
    if (type === 'VariablePattern') names.add((each as Identifier).name);
    if ('id' in each && each.id?.type === 'Identifier') names.add(each.id.name);
    if ('local' in each && each.local.type === 'Identifier') names.add(each.local.name);
  });
  return names;
}

function memberOf(node: MemberExpression, isGlobal: (node: AnyNode) => node is Identifier): Feature | undefined {
  const name = propertyOf(node);
  if (name === undefined) return undefined;
  // A member of something that may itself be missing, as in `navigator.userActivation?.isActive`.
  if (node.optional && node.object.type === 'MemberExpression' && memberOf(node.object, isGlobal)) return undefined;
  const owner = ownerOf(node.object, isGlobal);
  if (owner !== undefined && GLOBALS.includes(owner)) return byName.get(name) ?? byName.get(`Window.${name}`);
  const kind = owner && (OBJECTS[owner] ?? owner);
  if (kind && owners.has(kind)) return byName.get(`${kind}.${name}`);
  return byMember.get(name);
}

/** The built-in that a member is read from: `Array`, `Array.prototype`, `window.Array`. */
function ownerOf(node: AnyNode, isGlobal: (node: AnyNode) => node is Identifier): string | undefined {
  if (isGlobal(node)) return node.name;
  if (node.type !== 'MemberExpression') return undefined;
  const owner = ownerOf(node.object, isGlobal);
  if (owner === undefined) return undefined;
  if (GLOBALS.includes(owner)) return propertyOf(node);
  return propertyOf(node) === 'prototype' ? owner : undefined;
}

function propertyOf({ property, computed }: MemberExpression): string | undefined {
  if (!computed && property.type === 'Identifier') return property.name;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}

function wholeOf(
  node: AnyNode,
  parent: AnyNode | undefined,
  isGlobal: (node: AnyNode) => node is Identifier,
): Feature | undefined {
  if (!isGlobal(node) || (parent?.type === 'MemberExpression' && parent.property === node)) return undefined;
  return byName.get(node.name);
}

/** `x?.y`, `x?.()` and `typeof x` of something that may be missing. */
function mayBeMissing(node: AnyNode, parent: AnyNode | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent.optional && parent.object === node;
  if (parent?.type === 'CallExpression') return parent.optional && parent.callee === node;
  return parent?.type === 'UnaryExpression' && parent.operator === 'typeof';
}

function lookBehind(node: AnyNode): boolean {
  if (node.type === 'TemplateElement') return LOOK_BEHIND.test(node.value.raw);
  if (node.type !== 'Literal') return false;
  return LOOK_BEHIND.test(node.regex ? node.regex.pattern : String(node.value));
}
