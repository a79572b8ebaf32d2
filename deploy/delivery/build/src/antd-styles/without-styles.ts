import { type AnyNode, type CallExpression, parse } from 'acorn';

const makers = new Set(['genStyleHooks', 'genSubStyleComponent', 'genComponentStyleHook']);

function isMaker(node: AnyNode): node is CallExpression {
  return node.type === 'CallExpression' && node.callee.type === 'Identifier' && makers.has(node.callee.name);
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as AnyNode).type === 'string';

function makersIn(node: AnyNode): CallExpression[] {
  if (isMaker(node)) return [node];
  return Object.values(node).flatMap((value: unknown) =>
    [value].flat().flatMap((one: unknown) => (isNode(one) ? makersIn(one) : [])),
  );
}

const parsed = (source: string) => parse(source, { ecmaVersion: 'latest', sourceType: 'module' });

/** A style module that only has helpers for others makes no styles. */
export const makesStyles = (source: string): boolean => makersIn(parsed(source)).length > 0;

/**
 * A style module of antd without the function that makes its styles. The variables of its component stay. The minimizer
 * drops everything that only that function used.
 */
export function withoutStyles(source: string): string {
  const calls = makersIn(parsed(source));
  // The module of the icons registers its styles itself, and sets no variables.
  if (calls.length === 0) return 'export default () => undefined;';
  return calls.reduceRight((text, call) => {
    const styles = call.arguments[1];
    if (!styles) throw new Error('antd makes styles in another way than this expects');
    const { start } = call;
    return `${text.slice(0, start)}/*#__PURE__*/ ${text.slice(start, styles.start)}null${text.slice(styles.end)}`;
  }, source);
}
