import { describe, expect, test } from '@jest/globals';
import { normalizeDictionary } from '@portal/shared/codes';
import { accountDictionaries, registrationDictionaries } from '../../domain/reference/dictionaries';
import { areaName, areasBelow } from '../../domain/reference/divisions';
import { industriesBelow, industryName, industrySections } from '../../domain/reference/industries';

describe('divisions', () => {
  test('34 provinces; every division leads down to a leaf, and no division is lost', () => {
    const provinces = areasBelow('');
    expect(provinces).toHaveLength(34);
    const walk = (pid: string): number =>
      areasBelow(pid).reduce((sum, { id, leaf }) => {
        expect(areasBelow(id).length === 0).toBe(leaf);
        return sum + 1 + walk(id);
      }, 0);
    expect(walk('')).toBeGreaterThan(3000);
    expect(areasBelow('999999')).toEqual([]);
  });

  test('a name holds the names above it, once', () => {
    expect(areaName('330106')).toBe('浙江省杭州市西湖区');
    expect(areaName('110101')).toBe('北京市东城区');
    expect(areaName('999999')).toBe('');
  });
});

test('industries: twenty sections, 97 divisions less the gaps of the standard, each below its section', () => {
  expect(industrySections).toHaveLength(20);
  const codes = industrySections.flatMap(({ code }) => industriesBelow(code).map((row) => row.code));
  expect(codes).toHaveLength(97);
  expect(new Set(codes).size).toBe(97);
  expect(industryName('C33')).toBe('金属制品业');
  expect(industryName('C99')).toBeNull();
});

test('dictionaries come in every form of the spec, and the portal’s normaliser reads each', () => {
  const dictionaries = { ...registrationDictionaries, ...accountDictionaries };
  const fields = new Set(Object.values(dictionaries).flatMap((entries) => entries.flatMap(Object.keys)));
  expect([...fields].sort()).toEqual(['CODE', 'FLAG', 'code', 'dictLabel', 'dictValue', 'flag', 'mark']);
  for (const entries of Object.values(dictionaries)) {
    const options = normalizeDictionary(entries);
    expect(options).toHaveLength(entries.length);
    for (const { value, label } of options) expect(label).not.toBe(value);
  }
});
