import { describe, expect, test } from '@jest/globals';
import { actsOn } from './employee-acts';

const somebody = { rootManager: false, self: false, status: '1', invited: false, askedMobile: null } as const;

describe('actsOn', () => {
  test('somebody enabled can be disabled', () => {
    expect(actsOn(somebody)).toContain('disable');
    expect(actsOn(somebody)).not.toContain('enable');
  });

  test('somebody disabled can be enabled instead', () => {
    const acts = actsOn({ ...somebody, status: '2' });
    expect(acts).toContain('enable');
    expect(acts).not.toContain('disable');
  });

  test('of somebody who has not accepted, only the invitation can be changed', () => {
    expect(actsOn({ ...somebody, status: '0', invited: true })).toEqual(['edit', 'invite', 'mobile', 'withdraw']);
    expect(actsOn({ ...somebody, status: '3' })).toEqual(['invite', 'remove']);
  });

  test('somebody who has joined and never logged in is like anybody else', () => {
    expect(actsOn({ ...somebody, status: '0' })).toEqual(actsOn(somebody));
  });

  test('a number that the person is asked for can be taken back', () => {
    const acts = actsOn({ ...somebody, askedMobile: '137****0001' });
    expect(acts).toContain('withdrawMobile');
    expect(acts).not.toContain('mobile');
  });

  test.each([
    ['the root manager', { rootManager: true }],
    ['oneself', { self: true }],
  ])('%s: neither disabled nor removed, number and password untouched', (_, more) => {
    expect(actsOn({ ...somebody, ...more })).toEqual(['edit', 'smsTopics']);
  });
});
