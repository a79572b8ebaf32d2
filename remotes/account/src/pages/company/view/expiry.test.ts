import { expect, test } from '@jest/globals';
import { expiryNotice, expiryOf } from './expiry';

const today = '2026-11-21';
const paper = (name: string, expireDate: string | null, expiring: boolean) => ({
  name,
  files: [],
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

test('what runs out is told in one sentence, the most urgent first, papers of a day together', () => {
  const papers = [
    paper('营业执照', null, false),
    paper('法定代表人身份证', '2026-12-11', true),
    paper('开户许可证', '2026-12-11', true),
    paper('授权委托书', '2026-11-01', true),
  ];
  expect(expiryNotice(papers, today)).toBe(
    '授权委托书已于 2026-11-01 到期，法定代表人身份证、开户许可证将于 2026-12-11 到期（剩余 20 天），请尽快更新',
  );
  expect(expiryNotice(papers.slice(1, 3), today)).toBe(
    '法定代表人身份证、开户许可证将于 2026-12-11 到期（剩余 20 天），请及时更新',
  );
  expect(expiryNotice(papers.slice(0, 1), today)).toBeNull();
});
