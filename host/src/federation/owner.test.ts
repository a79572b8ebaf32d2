import { describe, expect, test } from '@jest/globals';
import type { BootRemote } from '@portal/shared/boot';
import { ownerOf } from './owner';

function remote(slot: string, ...prefixes: string[]): BootRemote {
  const release = { package: slot, version: '1.0.0', build: 'b', entry: '/e.js', globalName: slot, hashes: null };
  return { ...release, slot, owns: prefixes.map((prefix) => ({ prefix, permission: true })), menu: [], lastGood: null };
}

const remotes = [remote('account', '/center/crm'), remote('product', '/center/product'), remote('all', '/center')];

describe('owner of a path', () => {
  test.each([
    ['/center/crm/user', 'account'],
    ['/center/crm', 'account'],
    ['/center/product/product', 'product'],
    ['/center/other', 'all'],
    ['/Center/CRM/user', 'account'],
  ])('%s belongs to %s', (path, slot) => {
    expect(ownerOf(remotes, path)?.slot).toBe(slot);
  });

  test.each(['/', '/centered', '/msg/crm/message/list'])('%s belongs to nobody', (path) => {
    expect(ownerOf(remotes, path)).toBeUndefined();
  });

  test('a longer word is not a deeper path', () => {
    expect(ownerOf([remote('account', '/center/crm')], '/center/crmx')).toBeUndefined();
  });
});
