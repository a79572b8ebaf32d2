import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';

/** The table of the README that says which test holds which threat. */
const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
const rows = [...readme.matchAll(/^\| ([SR]\d+) [^|]*\| (.+) \|$/gm)].map(([, threat = '', tests = '']) => ({
  threat,
  names: [...tests.matchAll(/`([\w-]+\/[\w-]+)`/g)].map(([, name = '']) => name),
}));

const folders = ['../../core', '../../features', '../../server', '../..', '../../../../gateway/src'];

describe('the threats that concern the server', () => {
  test('each has its row', () => {
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 13, 14, 15, 16, 17, 19, 20, 21, 22].map((number) => `S${number}`);
    expect(rows.map(({ threat }) => threat)).toEqual([...numbers, 'R4', 'R5', 'R10']);
  });

  test.each(rows)('$threat: the tests that are named are there', ({ names }) => {
    expect(names).not.toEqual([]);
    const missing = names.filter(
      (name) => !folders.some((folder) => existsSync(new URL(`${folder}/${name}.test.ts`, import.meta.url))),
    );
    expect(missing).toEqual([]);
  });
});
