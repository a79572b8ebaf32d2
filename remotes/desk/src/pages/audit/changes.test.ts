import { expect, test } from '@jest/globals';
import type { Tenant } from '../../session/tenants';
import { sampleTenant } from '../../testing/sample-tenant';
import { changesOf, changesText } from './changes';

const tenants: readonly Tenant[] = [sampleTenant()];

test('only what changed is shown, in words', () => {
  const before = { state: 'active', displayName: '张伟' };
  const after = { state: 'locked', displayName: '张伟', reason: '调查', sessionsEnded: 2 };
  expect(changesOf({ before, after }, tenants)).toEqual([
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
  expect(changesOf({ before, after }, tenants)).toEqual([
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

test('what nobody named keeps its own name, and nothing changed is a dash', () => {
  expect(changesText({ after: { surplus: { mode: 'manual' } } }, tenants)).toBe('surplus：方式 人工办理');
  expect(changesText({ before: { a: 1 }, after: { a: 1 } }, tenants)).toBe('—');
  expect(changesText({ before: null, after: null }, tenants)).toBe('—');
});
