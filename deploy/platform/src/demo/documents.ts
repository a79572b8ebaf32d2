import type { AgreementState, AgreementType } from '@portal/shared/contract';

/** What stands in every agreement of the demonstration. */
const clauses = [
  '第一条  总则',
  '甲方自愿使用乙方运营的供应链金融服务平台，双方在平等、自愿、诚实信用的基础上订立本协议。',
  '甲方在点击确认签署之前，应当完整阅读本协议的全部条款，特别是免除或者限制责任的条款。',
  '第二条  定义',
  '平台是指由乙方运营的供应链金融服务平台，包括其网站、接口以及与之相关的技术服务。',
  '数字证书是指由依法设立的电子认证服务机构签发，用于标识签署人身份的电子文件。',
  '第三条  服务内容',
  '乙方依据本协议向甲方提供线上开户、身份核验、电子签章、业务办理与信息查询等服务，具体以平台公示为准。',
  '乙方因系统维护、升级需要暂停服务的，应当提前在平台公告；因不可抗力造成的中断除外。',
  '第四条  双方的权利与义务',
  '甲方应当保证所提交的资料真实、完整、有效，并妥善保管账号、密码与数字证书；因保管不善造成的损失由甲方承担。',
  '甲方的经办人员、管理员发生变更的，应当及时在平台办理变更手续；变更完成之前的操作视为甲方的行为。',
  '乙方应当采取必要的技术与管理措施，保障系统稳定运行，保护甲方的商业秘密与个人信息。',
  '未经甲方同意，乙方不得向第三方提供甲方的业务信息，法律、行政法规另有规定的除外。',
  '第五条  电子签名的效力',
  '双方确认，使用数字证书完成的电子签名与手写签名或者盖章具有同等的法律效力。',
  '签署完成的文件由平台保存，任何一方均可随时下载，并可依据文件摘要核验其是否被改动。',
  '第六条  费用',
  '平台服务的收费项目与标准以平台公示或者双方另行签订的协议为准，乙方调整标准的应当提前三十日公告。',
  '第七条  保密',
  '双方对在履行本协议过程中知悉的对方商业秘密负有保密义务，该义务在本协议终止后继续有效。',
  '第八条  违约责任',
  '任何一方违反本协议约定，给对方造成损失的，应当承担相应的赔偿责任。',
  '第九条  协议的变更与解除',
  '乙方修改本协议的，应当提前公告；甲方不同意修改的，可以停止使用服务并申请注销企业账号。',
  '第十条  争议解决',
  '因本协议产生的争议，双方应当友好协商；协商不成的，提交乙方所在地有管辖权的人民法院处理。',
  '本文件仅用于功能演示，不构成任何真实的权利义务。',
];

export const agreementText = (parties: readonly string[]): string[] => [
  ...parties.map((party, index) => `${index === 0 ? '甲方' : '乙方'}：${party}`),
  '',
  ...clauses,
];

export interface DemoAgreement {
  readonly name: string;
  readonly type: AgreementType;
  readonly productName: string;
  readonly state: AgreementState;
  /** Days from now; null: without end. */
  readonly expires: number | null;
}

const row = (
  name: string,
  type: AgreementType,
  state: AgreementState,
  productName = '',
  expires: number | null = null,
): DemoAgreement => ({ name, type, productName, state, expires });

/** The main company has all of these, the other open companies the first three. */
export const demoAgreements: readonly DemoAgreement[] = [
  row('平台服务协议', 'PLATFORM', 'SIGNED'),
  row('数字证书使用协议', 'CERTIFICATE', 'SIGNED', '', 345),
  row('隐私政策更新确认书', 'PLATFORM', 'PENDING', '', 25),
  row('电子签章授权书', 'AUTHORIZATION', 'SIGNED', '', 180),
  row('信用凭证服务协议', 'PRODUCT', 'SIGNED', '信用凭证', 60),
  row('票据服务协议', 'PRODUCT', 'INVALID', '票据服务', -12),
  row('信用凭证业务合作协议', 'PRODUCT', 'PENDING', '信用凭证', 14),
  row('电子商务服务协议', 'PRODUCT', 'PENDING', '电子商务', 14),
];

export const productAgreementToken = (productCode: string) => `demo-agreement-${productCode}`;

export interface DemoGuide {
  readonly productCode: string;
  readonly title: string;
  readonly lines: readonly string[];
}

export const demoGuides: readonly DemoGuide[] = [
  {
    productCode: 'CRM',
    title: '企业注册与实名认证操作指南',
    lines: ['1. 注册企业账号', '2. 提交开通申请', '3. 完成法人人脸认证或对公打款认证', '4. 等待平台审核'],
  },
  {
    productCode: 'SCM',
    title: '信用凭证操作指南',
    lines: ['1. 开通信用凭证产品', '2. 签署服务协议', '3. 签发、拆分与转让', '4. 融资申请与到期兑付'],
  },
  {
    productCode: 'BILL',
    title: '票据服务操作指南',
    lines: ['1. 开通票据服务', '2. 出票与承兑', '3. 背书转让与贴现', '4. 到期提示付款'],
  },
];
