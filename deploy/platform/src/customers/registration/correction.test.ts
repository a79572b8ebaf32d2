import { describe, expect, test } from '@jest/globals';
import { keepLocked } from './correction';

describe('keepLocked', () => {
  const known = { name: '王立新', idNo: '11010519491231002X' };

  test('without faults everything may be changed', () => {
    const values = { name: '李四', idNo: '1' };
    expect(keepLocked(values, known, [], 'legalPerson')).toEqual(values);
  });

  test('only the fields that were found are taken', () => {
    const values = { name: '李四', idNo: '1' };
    expect(keepLocked(values, known, ['legalPerson.name'], 'legalPerson')).toEqual({ ...known, name: '李四' });
    expect(keepLocked(values, known, ['agent.name'], 'legalPerson')).toEqual(known);
  });

  test('a field of the permit has no card; what was never known is taken', () => {
    expect(keepLocked({ scope: '贸易', address: '路1号' }, { scope: '研发' }, ['legalPerson.name'], '')).toEqual({
      scope: '研发',
      address: '路1号',
    });
  });
});
