import { expect, test } from '@jest/globals';
import { auditLines } from './audit-words';

const change = {
  id: 1,
  at: '2026-11-27T10:11:05.123Z',
  who: 'ops',
  action: 'assign',
  tenantCode: 'localhost',
  slot: 'account',
  fromBuild: 'account@a',
  toBuild: 'account@b',
  generation: 4,
  detail: null,
  block: null,
  changeSet: null,
};

test('a person reads who did what where, and what changed, without JSON', () => {
  const brand = { hotline: { from: '', to: '400-1' }, hostNames: { from: ['a'], to: ['a', 'b'] } };
  const lines = auditLines([
    change,
    { ...change, action: 'tenant-change', slot: null, fromBuild: null, toBuild: null, detail: brand },
    {
      ...change,
      action: 'service-set',
      tenantCode: null,
      fromBuild: null,
      toBuild: null,
      detail: { from: null, to: 'http://a' },
    },
    { ...change, who: '自动回退', action: 'canary-rollback', changeSet: 12 },
  ]);
  expect(lines.map((line) => line.replace(/ {2,}/g, '  '))).toEqual([
    'AT  CHANGE  WHO  ACT  WHERE  RELEASE',
    '2026-11-27 10:11:05Z  —  ops  assign  localhost/account  account@a → account@b',
    '2026-11-27 10:11:05Z  —  ops  tenant-change  localhost',
    '  hotline: — → 400-1',
    '  hostNames: a → a, b',
    '2026-11-27 10:11:05Z  —  ops  service-set  all/account',
    '  — → http://a',
    '2026-11-27 10:11:05Z  12  the portal  canary-rollback  localhost/account  account@a → account@b',
  ]);
});
