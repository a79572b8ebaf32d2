import { expect, test } from '@jest/globals';
import { permissionRow } from './resources';

test('"orderNum, parentCode, resCode, resName, resType, resUri, icon"', () => {
  expect(permissionRow({ code: 'invoice.read', title: '查看发票' })).toEqual({
    orderNum: 0,
    parentCode: '',
    resCode: 'invoice.read',
    resName: '查看发票',
    resType: 'action',
    resUri: '',
    icon: '',
  });
});
