import { parseSync } from '@swc/core';

type Node = Readonly<Record<string, unknown>>;

const han = /\p{Script=Han}/u;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function fixedText(node: Node): string | undefined {
  if (node.type === 'StringLiteral') return String(node.value);
  return node.type === 'TemplateElement' ? String(node.cooked) : undefined;
}

/** The fixed texts below a node. Those within calls of `say` stand for themselves. */
function* textsIn(node: unknown, within = false): Generator<string> {
  if (!isNode(node)) return;
  const text = fixedText(node);
  if (text !== undefined) yield text;
  else if (within || !isSay(node)) for (const part of Object.values(node)) yield* textsIn(part, within);
}

const isSay = ({ type, callee }: Node) => type === 'CallExpression' && isNode(callee) && callee.value === 'say';

function* saysIn(node: unknown): Generator<readonly unknown[]> {
  if (!isNode(node)) return;
  if (isSay(node)) yield node.arguments as readonly unknown[];
  for (const part of Object.values(node)) yield* saysIn(part);
}

export interface SpokenTexts {
  /** The English texts of `say(zh, en)` that are none. */
  readonly notEnglish: readonly string[];
  /** Chinese texts that stand outside of any `say`. */
  readonly onlyChinese: readonly string[];
}

/** Looks in a source for what is said in one language only. */
export function spokenTexts(source: string): SpokenTexts {
  if (!han.test(source)) return { notEnglish: [], onlyChinese: [] };
  const tree = parseSync(source, { syntax: 'typescript', tsx: true });
  const english = [...saysIn(tree)].map(([, en]) => [...textsIn(en, true)].join(''));
  return {
    notEnglish: english.filter((text) => han.test(text)),
    onlyChinese: [...textsIn(tree)].filter((text) => han.test(text)),
  };
}
