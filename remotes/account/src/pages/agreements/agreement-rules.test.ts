import { describe, expect, test } from '@jest/globals';
import type { Agreement } from './agreement';
import { actionLabel, agreementActions } from './agreement-actions';
import { agreementQuestion } from './agreement-filters';
import { certificateState, certificateWarning } from './certificate/certificate-state';
import { agreementLines } from './sign/agreement-lines';
import { hasReachedEnd } from './sign/has-reached-end';

const agreement = (state: Agreement['state'], signTime: string | null = null): Agreement => ({
  id: 'G1',
  name: '平台服务协议',
  agreementNo: 'XY2026000001',
  type: 'PLATFORM',
  productName: '',
  parties: [],
  state,
  signTime,
  expireTime: null,
  file: { fileToken: 'f', fileName: '平台服务协议.pdf', size: 1 },
});
const signedAt = '2026-05-01T02:00:00Z';

describe('what can be done with an agreement', () => {
  test.each([
    ['PENDING', null, true, ['sign', 'preview', 'download']],
    ['SIGNING', null, true, ['sign', 'preview', 'download']],
    ['SIGNED', signedAt, true, ['preview', 'download', 'signature']],
    ['INVALID', signedAt, true, ['preview', 'download', 'signature']],
    ['INVALID', null, true, ['preview', 'download']],
    ['PENDING', null, false, ['preview', 'download']],
    ['SIGNED', signedAt, false, ['preview', 'download', 'signature']],
  ] as const)('%s, signed %s, may sign: %s', (state, signTime, maySign, actions) => {
    expect(agreementActions(agreement(state, signTime), maySign)).toEqual(actions);
  });

  test('what was begun is continued', () => {
    expect(actionLabel('sign', agreement('PENDING'))).toBe('去签署');
    expect(actionLabel('sign', agreement('SIGNING'))).toBe('继续签署');
  });
});

test('a type or state that does not exist is not asked for', () => {
  const asked = (filters: Record<string, string>) =>
    agreementQuestion({ pageNum: 2, pageSize: 20, filters, sort: null });
  expect(asked({ type: 'PRODUCT', state: 'SIGNED', name: '票据' })).toEqual({
    pageNum: 2,
    pageSize: 20,
    name: '票据',
    type: 'PRODUCT',
    state: 'SIGNED',
  });
  expect(asked({ type: 'toString', state: 'nonsense' })).toEqual({ pageNum: 2, pageSize: 20 });
});

describe('the certificate', () => {
  const now = Date.parse('2026-11-01T00:00:00Z');
  test.each([
    ['', null, 'missing'],
    ['CERT1', '2026-10-31T23:59:59Z', 'expired'],
    ['CERT1', '2026-11-01T00:00:00Z', 'expired'],
    ['CERT1', '2026-12-01T00:00:00Z', 'expiring'],
    ['CERT1', '2026-12-01T00:00:01Z', 'valid'],
  ] as const)('%s until %s: %s', (certificateNo, validTo, state) => {
    expect(certificateState({ certificateNo, validTo }, now)).toBe(state);
  });

  test('only one that holds for long is not spoken of', () => {
    expect(certificateWarning({ certificateNo: 'C', validTo: '2027-11-01T00:00:00Z' }, now)).toBeNull();
    expect(certificateWarning({ certificateNo: 'C', validTo: '2026-11-10T00:00:00Z' }, now)).toContain('2026-11-10');
    expect(certificateWarning({ certificateNo: '', validTo: null }, now)).toContain('尚未申领数字证书');
  });
});

describe('reading to the end', () => {
  test.each([
    [0, 400, 1000, false],
    [591, 400, 1000, false],
    [592, 400, 1000, true],
    [599.5, 400, 1000, true],
    [0, 400, 400, true],
    [0, 400, 120, true],
  ])('scrolled by %d, %d high, %d long: %s', (scrollTop, clientHeight, scrollHeight, end) => {
    expect(hasReachedEnd({ scrollTop, clientHeight, scrollHeight })).toBe(end);
  });

  test('titles of clauses stand apart; a sentence that begins like one does not', () => {
    const lines = agreementLines([
      '第一条  总则',
      '第十二章 附则',
      '第一条所称的平台，是指由乙方运营的网站、接口以及与之相关的全部技术服务。',
      '甲方：甲',
    ]);
    expect(lines.map(({ isTitle }) => isTitle)).toEqual([true, true, false, false]);
  });
});
