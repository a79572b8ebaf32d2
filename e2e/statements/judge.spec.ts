import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { faultsOf, isWholeRun } from './judge';
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
