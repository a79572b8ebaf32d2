import type { product } from '@portal/database/schema/platform';
import { productAgreementToken } from './documents';

type Row = typeof product.$inferInsert;

const steps = [
  { title: '提交申请', text: '在产品中心选择产品，上传所需材料并提交。' },
  { title: '平台审核', text: '平台在1–3个工作日内完成审核。' },
  { title: '签署协议', text: '审核通过后，在协议管理中在线签署产品协议。' },
  { title: '开通使用', text: '协议生效后即可进入产品。' },
];
const materials = ['营业执照副本扫描件', '法定代表人身份证正反面', '产品开通申请书（盖章）'];

const questions = [
  { question: '申请后多久可以使用？', answer: '材料齐全时，1–3个工作日内完成审核，签署协议后即时开通。' },
  { question: '谁可以提交申请？', answer: '企业管理员可以提交申请，其他人员可以查看进度。' },
];

const row = (
  productCode: string,
  productName: string,
  summary: string,
  introduction: string,
  compRoles: string[],
  entryUrl: string,
): Omit<Row, 'orderNum'> => ({
  productCode,
  productName,
  summary,
  introduction,
  icon: productCode.toLowerCase(),
  entryUrl,
  compRoles,
  steps,
  materials,
  questions,
  agreements: [{ name: `${productName}服务协议`, fileToken: productAgreementToken(productCode) }],
});

export const demoProducts: readonly Row[] = [
  row(
    'SCM',
    '信用凭证',
    '应收账款在线确权、拆分流转与融资',
    '核心企业在线签发信用凭证，供应商可持有到期、拆分转让或向资金方融资，全程电子签章，逐级可查。',
    ['C101', 'C102', 'C104'],
    'https://scm.example.com/',
  ),
  row(
    'BILL',
    '票据服务',
    '票据签发、背书、贴现一站办理',
    '支持电子商业汇票的出票、承兑、背书、贴现与到期提示付款，统一管理额度与风险敞口。',
    ['C101', 'C104'],
    'https://bill.example.com/',
  ),
  row(
    'FACTORING',
    '保理融资',
    '有追索与无追索保理，线上放款',
    '基于真实贸易背景的应收账款转让融资，合同、发票、回款全流程在线管理。',
    ['C101', 'C104', 'C105'],
    'https://factoring.example.com/',
  ),
  row(
    'LC',
    '国内信用证',
    '开证、议付、到期付款全流程电子化',
    '连接多家开证行，在线提交开证申请、交单与议付，进度实时可见。',
    ['C101', 'C104'],
    'https://lc.example.com/',
  ),
  row(
    'ABS',
    '资产证券化',
    '基础资产归集、尽调与存续期管理',
    '为资产服务机构与投资机构提供资产归集、尽职调查、发行与存续期信息披露工具。',
    ['C103', 'C104'],
    'https://abs.example.com/',
  ),
  row(
    'EC',
    '电子商务',
    '企业集采商城与订单融资',
    '集采商城、订单管理与订单融资一体化，采购与资金流程打通。',
    ['C101', 'C106'],
    'https://ec.example.com/',
  ),
  row(
    'QUOTA',
    '额度管理',
    '授信额度的申请、分配与占用，余额随时可查',
    '集中管理资金方给予企业及其下属单位的授信额度，在线申请、分配、调整与释放，占用与余额实时可查。',
    ['C101', 'C104'],
    'https://quota.example.com/',
  ),
].map((product, index) => ({ ...product, orderNum: index + 1 }));
