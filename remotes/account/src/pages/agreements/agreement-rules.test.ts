import { describe, expect, test } from '@jest/globals';
import type { Agreement } from './agreement';
import { actionLabel, agreementActions } from './agreement-actions';
import { agreementFilters, agreementQuestion } from './agreement-filters';
import { certificateState, certificateWarning } from './certificate/certificate-state';
import { agreementLines } from './reader/agreement-lines';

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
    ['SEALING', null, true, ['preview', 'download']],
    ['CHECKING', null, true, ['preview', 'download']],
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
  expect(asked({ state: 'UNSIGNED' })).toMatchObject({ state: 'UNSIGNED' });
  expect(asked({ type: 'toString', state: 'nonsense' })).toEqual({ pageNum: 2, pageSize: 20 });
});

test('the filters name what the server names; until it answers, what the contract does', () => {
  const options = (filters: ReturnType<typeof agreementFilters>, name: string) =>
    filters.flatMap((field) => (field.kind === 'select' && field.name === name ? field.options : []));
  const told = agreementFilters({ agreementType: [{ dictValue: 'PRODUCT', dictLabel: '产品类协议' }] });
  expect(options(told, 'type')).toEqual([{ value: 'PRODUCT', label: '产品类协议' }]);
  expect(options(agreementFilters(), 'type')).toHaveLength(4);
  expect(options(told, 'state')[0]).toEqual({ value: 'UNSIGNED', label: '待签署与签署中' });
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
    const warning = (certificateNo: string, validTo: string | null, way: 'provider' | 'paper' = 'provider') =>
      certificateWarning({ certificateNo, validTo, way }, now);
    expect(warning('C', '2027-11-01T00:00:00Z')).toBeNull();
    expect(warning('C', '2026-11-10T00:00:00Z')).toContain('2026-11-10');
    expect(warning('', null)).toContain('尚未取得数字证书');
    expect(warning('', null, 'paper')).toBeNull();
  });
});

test('number and parties, titles of clauses, text; a sentence that begins like a title is none', () => {
  const lines = agreementLines([
    '甲方：甲',
    '第一条  总则',
    '第一条所称的平台，是指由乙方运营的网站、接口以及与之相关的全部技术服务。',
    '第十二章 附则',
  ]);
  expect(lines.map(({ kind }) => kind)).toEqual(['head', 'title', 'text', 'title']);
});
