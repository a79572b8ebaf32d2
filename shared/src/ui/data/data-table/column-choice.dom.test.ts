import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { firstChoice, hiddenColumns, readChoice, shownColumns, writeChoice } from './column-choice';
import type { DataColumn } from './columns';

const text = () => '';
const columns: DataColumn<unknown>[] = [
  { key: 'name', title: '姓名', text, required: true },
  { key: 'mobile', title: '手机号', text },
  { key: 'email', title: '邮箱', text, hiddenAtFirst: true },
  { key: 'company', title: '企业', text, hiddenAtFirst: 'narrow' },
];
const shown = (narrow: boolean) =>
  shownColumns(columns, hiddenColumns(columns, readChoice('list', columns), narrow)).map((column) => column.key);

beforeEach(() => localStorage.clear());

describe('the chosen columns of a list', () => {
  test('at first those that are not hidden', () => {
    expect(shown(false)).toEqual(['name', 'mobile', 'company']);
  });
  test('a narrow window leaves out more, until the person has chosen', () => {
    expect(shown(true)).toEqual(['name', 'mobile']);
    writeChoice('list', { hidden: null, dense: true });
    expect(shown(true)).toEqual(['name', 'mobile']);
    writeChoice('list', { hidden: ['mobile'], dense: true });
    expect(shown(true)).toEqual(['name', 'email', 'company']);
  });
  test('are remembered for each list', () => {
    writeChoice('list', { hidden: ['mobile'], dense: true });
    expect(readChoice('list', columns)).toEqual({ hidden: ['mobile'], dense: true });
    expect(readChoice('other', columns)).toEqual(firstChoice);
  });
  test('a column that cannot be switched off never is', () => {
    writeChoice('list', { hidden: ['name', 'gone'], dense: false });
    expect(readChoice('list', columns).hidden).toEqual([]);
    expect(shownColumns(columns, ['name'])).toHaveLength(4);
  });
  test.each(['', '{', 'null', '[]', '{"v":0,"hidden":[]}', '{"v":1,"hidden":"x"}'])(
    '%j in storage is no choice',
    (stored) => {
      localStorage.setItem('portal.list.list', stored);
      expect(readChoice('list', columns)).toEqual(firstChoice);
    },
  );
  test('works without storage', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('quota');
    });
    expect(() => writeChoice('list', { hidden: [], dense: false })).not.toThrow();
    refuse.mockRestore();
  });
});
