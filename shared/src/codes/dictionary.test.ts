import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dictionaryLabel, normalizeDictionary } from './dictionary';

const codeFields = ['code', 'CODE', 'dictValue'];
const labelFields = ['dictLabel', 'FLAG', 'flag', 'mark'];

describe('"a code in code, CODE or dictValue; a label in dictLabel, FLAG, flag or mark"', () => {
  const shapes = codeFields.flatMap((code) => labelFields.map((label) => [code, label] as const));

  test.each(shapes)('%s and %s', (code, label) => {
    expect(normalizeDictionary([{ [code]: '1', [label]: '国有企业' }])).toEqual([{ value: '1', label: '国有企业' }]);
  });

  test('of several fields the first that the spec names counts', () => {
    const entry = { dictValue: 'c', CODE: 'b', code: 'a', mark: '4', flag: '3', FLAG: '2', dictLabel: '1' };
    expect(normalizeDictionary([entry])).toEqual([{ value: 'a', label: '1' }]);
    expect(normalizeDictionary([{ ...entry, code: '', dictLabel: null }])).toEqual([{ value: 'b', label: '2' }]);
  });

  test('numbers become texts, 0 too', () => {
    expect(normalizeDictionary([{ code: 0, flag: 7 }])).toEqual([{ value: '0', label: '7' }]);
  });

  test('without a label the code is shown; without a code there is no option', () => {
    expect(normalizeDictionary([{ code: 'A' }, { mark: '无' }, null, 'x', 3, {}, { code: {} }])).toEqual([
      { value: 'A', label: 'A' },
    ]);
  });

  test('inherited fields are none', () => {
    expect(normalizeDictionary([Object.create({ code: '1' })])).toEqual([]);
  });

  test('of equal codes the first counts', () => {
    expect(
      normalizeDictionary([
        { code: '1', mark: '甲' },
        { CODE: 1, mark: '乙' },
        { code: '2', mark: '丙' },
      ]),
    ).toEqual([
      { value: '1', label: '甲' },
      { value: '2', label: '丙' },
    ]);
  });

  test('what is no list is an empty dictionary', () => {
    for (const value of [null, undefined, {}, 'abc', 1]) expect(normalizeDictionary(value)).toEqual([]);
  });

  test('any answer gives options with distinct codes that are not empty', () => {
    const field = fc.constantFrom(...codeFields, ...labelFields, 'other');
    const entries = fc.array(fc.oneof(fc.dictionary(field, fc.anything()), fc.anything()));
    fc.assert(
      fc.property(entries, (answer) => {
        const options = normalizeDictionary(answer);
        expect(new Set(options.map((option) => option.value)).size).toBe(options.length);
        for (const option of options) {
          expect(option.value).not.toBe('');
          expect(option.label).not.toBe('');
        }
      }),
    );
  });

  test('every shape of the same options gives the same dictionary', () => {
    const options = fc.uniqueArray(
      fc.record({ value: fc.string({ minLength: 1 }), label: fc.string({ minLength: 1 }) }),
      {
        selector: (option) => option.value,
      },
    );
    fc.assert(
      fc.property(options, fc.constantFrom(...shapes), (wanted, [code, label]) => {
        const answer = wanted.map((option) => ({ [code]: option.value, [label]: option.label }));
        expect(normalizeDictionary(answer)).toEqual(wanted);
      }),
    );
  });
});

test('the label of a code, or the code itself', () => {
  const options = normalizeDictionary([{ code: 1, mark: '是' }]);
  expect(dictionaryLabel(options, 1)).toBe('是');
  expect(dictionaryLabel(options, '1')).toBe('是');
  expect(dictionaryLabel(options, 2)).toBe('2');
});
