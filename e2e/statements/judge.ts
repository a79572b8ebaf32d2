import type { Statement } from './statements';

/** A test as its file has it. */
export interface Written {
  readonly title: string;
  /** It answers a request itself. */
  readonly rewrites: boolean;
}

/** The result of one test. */
export interface JudgedStatements {
  readonly title: string;
  readonly passed: boolean;
}

const idsIn = (title: string): number[] => [...title.matchAll(/\[S(\d+)\]/g)].map(([, id]) => Number(id));

const listed = (ids: Iterable<number>): string => [...new Set(ids)].map((id) => `S${id}`).join(', ');

/** The faults of a whole run, one line for each kind. There are none if every statement that can be seen was shown. */
export function faultsOf(statements: readonly Statement[], tests: readonly JudgedStatements[]): string[] {
  const known = new Set(statements.map(({ id }) => id));
  const unknown = tests.flatMap(({ title }) => idsIn(title)).filter((id) => !known.has(id));
  const passed = new Set(tests.filter((one) => one.passed).flatMap(({ title }) => idsIn(title)));
  const lacking = statements.filter(({ id, unseen }) => unseen === undefined && !passed.has(id)).map(({ id }) => id);
  return [
    ...(lacking.length > 0 ? [`statements without a passed test: ${listed(lacking)}`] : []),
    ...(unknown.length > 0 ? [`titles name statements that are not there: ${listed(unknown)}`] : []),
  ];
}

/**
 * The titles that must not name a statement: what a customer sees in such a test is the test's own work. `allowed` has
 * the statements about failing answers.
 */
export function titlesToRefuse(tests: readonly Written[], allowed: ReadonlySet<number>): string[] {
  return tests
    .filter(({ title, rewrites }) => rewrites && idsIn(title).some((id) => !allowed.has(id)))
    .map(({ title }) => title);
}

/** Options of the command line that leave out no test. Each stands alone or has its value after it. */
const harmless = ['--config', '-c', '--workers', '-j', '--reporter', '--retries', '--timeout', '--trace', '--output'];

/** Returns whether a command line of Playwright asks for every test: it has no option that chooses tests. */
export function isWholeRun(words: readonly string[]): boolean {
  return words.every((word, index) => {
    const [option = ''] = word.split('=');
    if (option.startsWith('-')) return harmless.includes(option);
    return harmless.includes(words[index - 1] ?? '');
  });
}
