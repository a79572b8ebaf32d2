import type { ChangeView } from '../change-state';

export const sampleChange = (more: Partial<ChangeView> = {}): ChangeView => ({
  requestNo: 'BG2026111300014',
  changeNo: 'H1',
  changeType: 'ACCOUNT',
  state: 'DRAFT',
  summary: '开户银行、银行账号',
  applicant: '陈立群',
  createTime: '2026-11-01T02:00:00.000Z',
  submitTime: null,
  finishTime: null,
  accountId: 'B1',
  reason: '',
  values: {},
  differences: [],
  files: [],
  opinion: '',
  timeline: [],
  ...more,
});
