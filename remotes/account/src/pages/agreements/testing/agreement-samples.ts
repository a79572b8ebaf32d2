import type { CallReply } from '@portal/shared/contract';
import type { Agreement } from '../agreement';

const sample = (id: string, name: string, more: Partial<Agreement> = {}): Agreement => ({
  id,
  name,
  agreementNo: `XY${id}`,
  type: 'PRODUCT',
  productName: '信用凭证',
  parties: ['华东精工制造有限公司', '供链通（演示）科技有限公司'],
  state: 'PENDING',
  signTime: null,
  expireTime: null,
  file: { fileToken: `file-${id}`, fileName: `${name}.pdf`, size: 900 },
  ...more,
});

export const pending = sample('G1', '信用凭证业务合作协议');
export const signed = sample('G2', '平台服务协议', {
  type: 'PLATFORM',
  state: 'SIGNED',
  signTime: '2026-05-01T02:00:30Z',
});

export const pendingInfo: CallReply<'agreementInfo'> = {
  ...pending,
  paragraphs: ['甲方：华东精工', '第一条  总则', '双方自愿订立。'],
  places: [
    { role: '甲方（盖章）', name: '华东精工', seal: null, lines: ['法定代表人：', '日期：'] },
    { role: '乙方（盖章）', name: '供链通', seal: null, lines: ['法定代表人：', '日期：'] },
  ],
};

export const signInfo: CallReply<'compSignAll'>[number] = {
  compCode: 'C0001',
  compName: '华东精工制造有限公司',
  certificateNo: 'CERT0001',
  issuer: '演示证书颁发机构',
  way: 'provider',
  validFrom: '2026-01-01T00:00:00Z',
  validTo: '2099-01-01T00:00:00Z',
  signed: 1,
  pending: 1,
};
