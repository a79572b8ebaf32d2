import { expect, test } from '@jest/globals';
import type { Tenant } from '../../session/tenants';
import { sampleTenant } from '../../testing/sample-tenant';
import { changesOf, changesText } from './changes';

const tenants: readonly Tenant[] = [sampleTenant()];

test('only what changed is shown, in words', () => {
  const before = { state: 'active', displayName: '张伟' };
  const after = { state: 'locked', displayName: '张伟', reason: '调查', sessionsEnded: 2 };
  expect(changesOf({ before, after }, tenants)).toMatchObject([
    { label: '状态', before: '正常', after: '已锁定' },
    { label: '原因', before: '—', after: '调查' },
    { label: '退出的登录数', before: '—', after: '2' },
  ]);
  expect(changesText({ before, after }, tenants)).toBe('状态：正常 → 已锁定；原因：调查；退出的登录数：2');
});

test('roles before and after, each with its tenant’s name', () => {
  const before = [{ role: 'first', tenant: null }];
  const after = [
    { role: 'first', tenant: 'jinqiao' },
    { role: 'care', tenant: null },
  ];
  expect(changesOf({ before, after }, tenants)).toMatchObject([
    { label: '内容', before: '初审（全部租户）', after: '初审（金桥供应链）；客服（全部租户）' },
  ]);
});

test('yes and no, nothing, lists and the status of a company', () => {
  expect(
    changesText({ before: null, after: { twoEyes: true, note: '', files: ['help.md', 'news.md'] } }, tenants),
  ).toBe('复审：是；备注：—；文件：help.md；news.md');
  expect(changesText({ before: { compStatus: '40' }, after: { compStatus: '70' } }, tenants)).toMatch(
    /^企业状态：\S+ → \S+$/,
  );
});

test('a canary that was rolled back by itself: why, how its visitors fared, and what was enough', () => {
  const figures = { visitors: 40, networks: 38, failed: 0, fellBack: 0, crashed: 12, loaded: 40, slow: 1 };
  const proof = { against: 'stable', eValue: 9_000, enough: 4_000, withoutFive: 600, enoughWithoutFive: 533 };
  const text = changesText(
    { before: null, after: { reason: 'crashes', proof, canary: figures, percent: 10 } },
    tenants,
  );
  expect(text).toContain('原因：页面崩溃；判定依据：对照 正式版本，e 值 9000，判定界限 4000，');
  expect(text).toContain('灰度版本：访客数 40，网络数 38，');
  expect(text).not.toMatch(/visitors|eValue|against|crashe/);
});

test('what nobody named keeps its own name, and nothing changed is a dash', () => {
  expect(changesText({ after: { surplus: { mode: 'manual' } } }, tenants)).toBe('surplus：方式 人工办理');
  expect(changesText({ before: { a: 1 }, after: { a: 1 } }, tenants)).toBe('—');
  expect(changesText({ before: null, after: null }, tenants)).toBe('—');
});
