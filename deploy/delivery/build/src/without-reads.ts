import { type Module, parseSync, printSync } from '@swc/core';

type Node = Record<string, unknown>;

const forGateway: readonly unknown[] = ['reads', 'firstCalls'];

const isForGateway = (node: unknown): boolean => {
  const { type, key } = node as { type?: string; key?: { type?: string; value?: string } };
  return type === 'KeyValueProperty' && key?.type === 'Identifier' && forGateway.includes(key.value);
};

function prune(node: unknown): unknown {
  if (Array.isArray(node)) return node.filter((one) => !isForGateway(one)).map(prune);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node as Node).map(([name, value]) => [name, prune(value)]));
}

/**
 * A loader for a route table. The gateway reads `handle.reads` and `handle.firstCalls` from the release's record, so browsers do
 * not fetch them with the routes.
 */
export default function withoutReads(source: string): string {
  const table = parseSync(source, { syntax: 'typescript', tsx: true });
  return printSync(prune(table) as Module).code;
}
