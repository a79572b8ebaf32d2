import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

/** The syntax of a test file: swc's tree, as far as the search for tests reads it. */

export interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

export function readTree(file: string): { source: string; tree: Node[] } {
  const source = readFileSync(file, 'utf8');
  const { body } = parseSync(source, { syntax: 'typescript', target: 'es2022' });
  return { source, tree: body as unknown as Node[] };
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** An argument of a call stands in an object without a type. */
const unpacked = (value: unknown): unknown =>
  isNode(value) ? value : (value as { expression?: unknown } | null | undefined)?.expression;

export const partsOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).map(unpacked).filter(isNode));

export function* within(node: Node): Generator<Node> {
  yield node;
  for (const part of partsOf(node)) yield* within(part);
}

export const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? String(node.value) : undefined;

export const argumentsOf = (call: Node): Node[] =>
  (call.arguments as { expression: Node }[]).map(({ expression }) => expression);

/** `test` of `test(…)`, `test.only` of `test.only(…)`, `.fulfill` of `someone().fulfill(…)`; empty if it has no name. */
export function calledName({ type, callee }: Node): string {
  if (type !== 'CallExpression' || !isNode(callee)) return '';
  if (callee.type !== 'MemberExpression') return nameOf(callee) ?? '';
  return `${nameOf(callee.object) ?? ''}.${nameOf(callee.property) ?? ''}`;
}

/** The names that a part of a file uses. A property's name is none. */
export function* namesIn(node: Node): Generator<string> {
  const name = nameOf(node);
  if (name !== undefined) yield name;
  const property =
    node.type === 'MemberExpression' ? node.property : node.type === 'KeyValueProperty' ? node.key : undefined;
  for (const part of partsOf(node)) if (part !== property) yield* namesIn(part);
}

/** Stands for the part of a text that is computed. */
export const openPart = '…';

/** The fixed parts of a text. */
export function textOf(node: Node | undefined): string {
  if (node?.type === 'StringLiteral') return String(node.value);
  if (node?.type !== 'TemplateLiteral') return '';
  return (node.quasis as { raw: string }[]).map(({ raw }) => raw).join(openPart);
}
