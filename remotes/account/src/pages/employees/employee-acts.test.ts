import { describe, expect, test } from '@jest/globals';
import { actsOn } from './employee-acts';

const somebody = { rootManager: false, self: false, status: '1' } as const;

describe('actsOn', () => {
  test('somebody enabled, or not yet activated, can be disabled', () => {
    expect(actsOn(somebody)).toContain('disable');
    expect(actsOn({ ...somebody, status: '0' })).toContain('disable');
    expect(actsOn(somebody)).not.toContain('enable');
  });

  test('somebody disabled can be enabled instead', () => {
    const acts = actsOn({ ...somebody, status: '2' });
    expect(acts).toContain('enable');
    expect(acts).not.toContain('disable');
  });

  test.each([
    ['the root manager', { rootManager: true }],
    ['oneself', { self: true }],
  ])('%s: neither disabled nor removed, number and password untouched', (_, more) => {
    expect(actsOn({ ...somebody, ...more })).toEqual(['edit', 'smsTopics']);
  });
});
