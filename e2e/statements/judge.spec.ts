import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { failingAnswers } from './failing-answers';
import { faultsOf, isWholeRun, titlesToRefuse } from './judge';
import { readTests } from './rewritten-answers';
import { type Statement, statements } from './statements';

const some: Statement[] = [
  { id: 1, section: 2, says: '/login' },
  { id: 2, section: 2, says: '/404' },
  { id: 3, section: 3, says: 'cookies', unseen: 'cookies: a.test.ts' },
];

test('a statement that a person can see wants a test that passed', () => {
  const first = { title: '[S1] the login', passed: true };
  expect(faultsOf(some, [first, { title: '[S1][S2] all pages', passed: true }])).toEqual([]);
  expect(faultsOf(some, [first, { title: '[S2] nowhere', passed: false }])).toEqual([
    'statements without a passed test: S2',
  ]);
  expect(faultsOf(some, [])).toEqual(['statements without a passed test: S1, S2']);
});

test('a number that is no statement’s is a fault, also where everything has its test', () => {
  const title = '[S1][S2][S9] all pages';
  expect(faultsOf(some, [{ title, passed: true }])).toEqual(['titles name statements that are not there: S9']);
});

test('only a whole run is judged', () => {
  for (const whole of ['', '--config e2e/playwright.config.ts', '--workers=1 --retries 0'])
    expect(isWholeRun(whole.split(' ').filter(Boolean)), whole).toBe(true);
  for (const part of ['login.spec.ts', '-g lock', '--grep=lock', '--workers 1 flows', '--shard=1/2', '--last-failed'])
    expect(isWholeRun(part.split(' ')), part).toBe(false);
});

test('each statement has a number of its own, and the tests that are named are there', () => {
  expect(new Set(statements.map(({ id }) => id)).size).toBe(statements.length);
  const named = statements.flatMap(({ unseen }) => unseen?.split(': ')[1] ?? []);
  expect(named.filter((file) => !existsSync(join(import.meta.dirname, '../..', file)))).toEqual([]);
});

const folder = join(import.meta.dirname, '..');
/** All of the tests' own sources: several specs may share a file that declares their tests. */
const sources = ['faults', 'flows', 'rehearsal', 'support'].flatMap((part) =>
  readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, part, file)),
);
const onFailures = new Set(Object.keys(failingAnswers).map(Number));

test('a test that answers a request itself shows no statement, except one about an answer that fails', () => {
  for (const file of sources) expect.soft(titlesToRefuse(readTests(file), onFailures), file).toEqual([]);
});

test('every statement about an answer that fails has a test that needs the exception', () => {
  const titles = sources
    .flatMap((file) => readTests(file).filter(({ rewrites }) => rewrites))
    .map(({ title }) => title);
  expect([...onFailures].filter((id) => !titles.some((title) => title.includes(`[S${id}]`)))).toEqual([]);
});

test('every number of a statement stands in a title, or in a table beside a title with an open part', () => {
  for (const file of sources) {
    const numbers = (text: string) => [...new Set(text.match(/\[S\d+\]/g) ?? [])].toSorted();
    const titles = readTests(file).map(({ title }) => title);
    expect.soft(numbers(titles.join()), file).toEqual(numbers(readFileSync(file, 'utf8')));
  }
});

test('an answer is found in the test, in a function of it, in one of another file, and before each test', () => {
  const written = test.info().outputPath('some.spec.ts');
  writeFileSync(
    test.info().outputPath('helper.ts'),
    `
    const refuse = (route) => route.fulfill({ json: {} });
    export const prepare = async (page) => { await page.route('**/a', refuse); };
    export const harmless = async (page) => { await page.route('**/a', (route) => route.continue()); };
  `,
  );
  writeFileSync(
    written,
    `
    import { expect, test } from '@playwright/test';
    import { harmless, prepare as ready } from './helper';
    const names = ['[S7]'];
    const own = (page) => page.route('**/b', (route) => route.fulfill({ status: 500, body: '' }));
    test('here', async ({ page }) => { await page.route('**', (route) => route.fulfill({ ...known })); });
    test(\`by \${name}\`, async ({ page }) => { if (page) await own(page); });
    test('by another file', async ({ page }) => ready(page));
    export const testMany = () => { for (const one of [1]) test('in a function', () => own(one)); };
    test.describe('elsewhere', () => testMany());
    test('not at all', async ({ page }) => { await harmless(page); page.own; await route.fulfill({ response, headers }); });
    for (const width of [1])
      test.describe('a block', () => {
        test.beforeEach(({ page }) => own(page));
        test('before it', { tag: '@x' }, async () => undefined);
        test.describe(() => { test('deeper', async () => undefined); });
      });
  `,
  );
  expect(readTests(written)).toEqual([
    { title: 'here', rewrites: true },
    { title: 'by … [S7]', rewrites: true },
    { title: 'by another file', rewrites: true },
    { title: 'in a function', rewrites: true },
    { title: 'not at all', rewrites: false },
    { title: 'before it', rewrites: true },
    { title: 'deeper', rewrites: true },
  ]);
  expect(titlesToRefuse([{ title: '[S1][S2] both', rewrites: true }], new Set([1]))).toEqual(['[S1][S2] both']);
  expect(titlesToRefuse([{ title: '[S1] one', rewrites: true }], new Set([1]))).toEqual([]);
  expect(titlesToRefuse([{ title: '[S2] seen', rewrites: false }], new Set([1]))).toEqual([]);
});
