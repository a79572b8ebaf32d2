import type { AccountRow } from '../account-row';

export const sampleAccount = (more: Partial<AccountRow> = {}): AccountRow => ({
  accountId: 'B1',
  state: 'INIT',
  bankCode: '102',
  bankName: '中国工商银行',
  branchNo: '102290000012',
  branchName: '中国工商银行上海市分行',
  accountName: '华东精工制造有限公司',
  accountNo: '6222***********1846',
  accountType: 'GENERAL',
  currency: 'CNY',
  isDefault: false,
  createTime: '2026-11-01T02:00:00.000Z',
  reason: '',
  remainTimes: 3,
  foresee: null,
  payerName: '供链通（演示）科技有限公司',
  serialNo: '',
  expireTime: null,
  ...more,
});
