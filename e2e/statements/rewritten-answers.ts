import type { Written } from './judge';
import { Scope } from './scope';
import { argumentsOf, calledName, type Node, nameOf, openPart, partsOf, readTree, textOf } from './syntax-tree';

/**
 * Finds the tests that answer a request themselves: with `route.fulfill`, directly, through a function of theirs, or
 * before each test. What a customer sees then is the test's own work, so it shows no statement.
 */

/** The fields of `route.fulfill` that replace what the portal answers. */
const replacing = ['body', 'json', 'path'];

function isRewritten(node: Node): boolean {
  if (!calledName(node).endsWith('.fulfill')) return false;
  const [answer] = argumentsOf(node);
  // Only a plain list of fields shows that none of them replaces the answer.
  if (answer?.type !== 'ObjectExpression') return true;
  return (answer.properties as Node[]).some(
    (field) => field.type === 'SpreadElement' || replacing.includes(nameOf(field.key ?? field) ?? ''),
  );
}

/** The calls of `test` in a part of a file, also in a loop or a function, but not those in a call of `test`. */
function* testCalls(node: Node): Generator<Node> {
  if (/^test(\.|$)/.test(calledName(node))) yield node;
  else for (const part of partsOf(node)) yield* testCalls(part);
}

const isHook = (call: Node) => ['test.beforeEach', 'test.beforeAll'].includes(calledName(call));

/** The tests of a block. `always` says that something around it rewrites answers before each of them. */
function* testsIn(statements: readonly Node[], scope: Scope, always: boolean): Generator<Written> {
  const calls = statements.flatMap((statement) => [...testCalls(statement)]);
  const before = always || calls.some((call) => isHook(call) && scope.holds(call));
  for (const call of calls.filter((one) => !isHook(one))) {
    const all = argumentsOf(call);
    const body = all.at(-1)?.body as Node | undefined;
    if (!body) continue;
    if (calledName(call) === 'test.describe') {
      // A block of one expression calls a function that has the tests. They are read where that function is.
      const block = (body.stmts as Node[] | undefined) ?? [body];
      yield* testsIn(block, scope.inner(block), before);
    } else {
      yield { title: textOf(all[0]), rewrites: before || scope.holds(body) };
    }
  }
}

const numbersIn = (text: string): string[] => text.match(/\[S\d+\]/g) ?? [];

/**
 * The tests of a file, in their order. A title with an open part may have any number that stands in no fixed title, such
 * as one of a table.
 */
export function readTests(file: string): Written[] {
  const { source, tree } = readTree(file);
  const tests = [...testsIn(tree, new Scope(file, isRewritten, tree), false)];
  const fixed = tests.flatMap(({ title }) => numbersIn(title));
  const others = numbersIn(source).filter((number) => {
    const at = fixed.indexOf(number);
    if (at >= 0) fixed.splice(at, 1);
    return at < 0;
  });
  return tests.map((test) =>
    test.title.includes(openPart) ? { ...test, title: `${test.title} ${others.join('')}` } : test,
  );
}
