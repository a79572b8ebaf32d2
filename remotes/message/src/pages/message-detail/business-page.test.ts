import { expect, test } from '@jest/globals';
import { sampleRows } from '@portal/shared/testing/sample-rows';
import { businessPage } from './business-page';

const manager = sampleRows({ rootManager: true, employeeRoles: ['E101'], compRoles: [] });
const project = sampleRows({
  rootManager: true,
  employeeRoles: ['E101'],
  compRoles: [{ prodCode: 'SCM', compRole: 'C102' }],
});

test.each([
  ['/center/crm/account/list', manager, { kind: 'open', to: '/center/crm/account/list' }],
  ['/center/crm/file/list?state=PENDING', manager, { kind: 'open', to: '/center/crm/file/list?state=PENDING' }],
  ['/center/crm/account/list', project, { kind: 'forbidden' }],
  ['/center/crm/unknown', manager, { kind: 'forbidden' }],
  ['/center/product/product', [], { kind: 'open', to: '/center/product/product' }],
  ['/center/crm/user', null, { kind: 'none' }],
  ['', manager, { kind: 'none' }],
  ['//evil.example/center/crm/user', manager, { kind: 'none' }],
  ['/\\evil.example', manager, { kind: 'none' }],
  ['https://evil.example/', manager, { kind: 'none' }],
  ['javascript:alert(1)', manager, { kind: 'none' }],
] as const)('%s', (linkUri, auth, page) => {
  expect(businessPage(linkUri, auth)).toEqual(page);
});
