import { describe, expect, test } from '@jest/globals';
import { describeError } from './describe-error';

describe('describeError', () => {
  test('sentence and number of an api error', () => {
    const error = Object.assign(new Error('服务暂时不可用'), { requestId: 'r-1' });
    expect(describeError(error)).toEqual({ hint: '服务暂时不可用', number: 'r-1' });
  });
  test.each([undefined, 'x', { message: 'x' }])('%s says nothing of use', (error) => {
    expect(describeError(error)).toEqual({ hint: '', number: undefined });
  });
});
