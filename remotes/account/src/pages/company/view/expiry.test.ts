import { expect, test } from '@jest/globals';
import { expiryOf, expiryWarnings } from './expiry';

const today = '2026-11-21';
const paper = (name: string, expireDate: string | null, expiring: boolean) => ({
  name,
  file: null,
  expireDate,
  expiring,
});

test.each([
  [null, false, 'fine'],
  ['2030-01-01', false, 'fine'],
  ['2026-12-01', true, 'soon'],
  ['2026-11-21', true, 'soon'],
  ['2026-11-20', true, 'expired'],
] as const)('last day %s, expiring %s: %s', (expireDate, expiring, expected) => {
  expect(expiryOf({ expireDate, expiring }, today)).toBe(expected);
});

test('papers that run out on the same day are named in one sentence', () => {
  const papers = [
    paper('营业执照', null, false),
    paper('法人身份证人像面', '2026-12-11', true),
    paper('法人身份证国徽面', '2026-12-11', true),
    paper('授权委托书', '2026-11-01', true),
  ];
  expect(expiryWarnings(papers, today)).toEqual([
    '法人身份证人像面、法人身份证国徽面将于 2026-12-11 到期，请及时更新',
    '授权委托书已于 2026-11-01 到期，请尽快更新',
  ]);
});
