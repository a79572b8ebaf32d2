import type { product } from '@portal/database/schema/platform';
import { hashOf } from '../core/data/new-code';
import { contractClauses } from './documents';

type Row = typeof product.$inferInsert;

const steps = [
  { title: '提交申请', text: '在产品中心选择产品，上传所需材料并提交。' },
  { title: '平台审核', text: '平台在 1–3 个工作日内完成审核。' },
  { title: '签署协议', text: '审核通过后，在协议管理中在线签署产品协议。' },
  { title: '开通使用', text: '协议生效后即可进入产品。' },
];

/** The papers that each product asks for beside its own paper. */
const materials = ['营业执照副本扫描件', '法定代表人身份证正反面', '产品开通申请书（盖章）'];

/** The secret with which the page that plays a product proves itself. */
export const demoProductSecret = (productCode: string) => `demo-secret-${productCode}`;

/** The name of an agreement must not say 服务 twice. */
const agreementNameOf = (productName: string) => `${productName.replace(/服务$/, '')}服务协议`;

interface DemoProduct {
  readonly code: string;
  readonly name: string;
  readonly summary: string;
  readonly introduction: string;
  readonly compRoles: string[];
  readonly terms: readonly (readonly [name: string, value: string])[];
  readonly flow: readonly (readonly [from: string, to: string, text: string])[];
  /** The paper that only this product asks for. */
  readonly material: string;
  readonly question: string;
  readonly answer: string;
}

const products: readonly DemoProduct[] = [
  {
    code: 'SCM',
    name: '信用凭证',
    summary: '应收账款在线确权、拆分流转与融资',
    introduction: '核心企业在线签发信用凭证，供应商可持有到期、拆分转让或向资金方融资，全程电子签章，逐级可查。',
    compRoles: ['C101', 'C102', 'C104'],
    terms: [
      ['期限', '最长 180 天'],
      ['融资利率', '年化 3.4% 起'],
      ['额度', '以核心企业授信为限'],
      ['平台服务费', '融资金额的万分之四'],
    ],
    flow: [
      ['核心企业', '供应商', '签发凭证'],
      ['供应商', '上游供应商', '拆分转让'],
      ['供应商', '资金方', '申请融资'],
      ['资金方', '供应商', '放款'],
      ['核心企业', '资金方', '到期付款'],
    ],
    material: '近一年与核心企业的贸易合同',
    question: '信用凭证可以拆分多少次？',
    answer: '按金额拆分，最多支持五级流转，每一级转让均需双方电子签章确认。',
  },
  {
    code: 'BILL',
    name: '票据服务',
    summary: '票据签发、背书、贴现一站办理',
    introduction: '支持电子商业汇票的出票、承兑、背书、贴现与到期提示付款，统一管理额度与风险敞口。',
    compRoles: ['C101', 'C104'],
    terms: [
      ['期限', '最长 6 个月'],
      ['贴现利率', '年化 1.9% 起'],
      ['额度', '以承兑行授信为限'],
      ['平台服务费', '免收'],
    ],
    flow: [
      ['核心企业', '供应商', '出票并承兑'],
      ['供应商', '资金方', '背书贴现'],
      ['资金方', '供应商', '支付贴现款'],
      ['核心企业', '资金方', '到期兑付'],
    ],
    material: '电子商业汇票账户开立证明',
    question: '票据可以拆分使用吗？',
    answer: '已对接新一代票据系统的票据包可以拆分流转，单张最低 0.01 元。',
  },
  {
    code: 'FACTORING',
    name: '保理融资',
    summary: '有追索与无追索保理，线上放款',
    introduction: '基于真实贸易背景的应收账款转让融资，合同、发票、回款全流程在线管理。',
    compRoles: ['C101', 'C104', 'C105'],
    terms: [
      ['期限', '最长 12 个月'],
      ['融资利率', '年化 5.2% 起'],
      ['额度', '发票金额的 90% 以内'],
      ['平台服务费', '融资金额的千分之一'],
    ],
    flow: [
      ['供应商', '核心企业', '交货并开票'],
      ['供应商', '保理公司', '转让应收账款'],
      ['保理公司', '供应商', '放款'],
      ['核心企业', '保理公司', '到期付款'],
    ],
    material: '应收账款清单及对应合同、发票',
    question: '需要核心企业配合吗？',
    answer: '明保理需核心企业在线确认应收账款；暗保理无需确认，由保理公司审核贸易背景。',
  },
  {
    code: 'LC',
    name: '国内信用证',
    summary: '开证、议付、到期付款全流程电子化',
    introduction: '连接多家开证行，在线提交开证申请、交单与议付，进度实时可见。',
    compRoles: ['C101', 'C104'],
    terms: [
      ['期限', '最长 1 年'],
      ['议付利率', '年化 2.6% 起'],
      ['额度', '以开证行授信为限'],
      ['开证手续费', '开证金额的千分之一'],
    ],
    flow: [
      ['买方', '开证行', '申请开证'],
      ['开证行', '卖方', '开立信用证'],
      ['卖方', '议付行', '交单'],
      ['议付行', '卖方', '支付议付款'],
      ['买方', '开证行', '到期付款'],
    ],
    material: '购销合同及上年度财务报表',
    question: '交单后多久可以议付？',
    answer: '单证相符时，议付行通常在两个工作日内付款。',
  },
  {
    code: 'ABS',
    name: '资产证券化',
    summary: '基础资产归集、尽调与存续期管理',
    introduction: '为资产服务机构与投资机构提供资产归集、尽职调查、发行与存续期信息披露工具。',
    compRoles: ['C103', 'C104'],
    terms: [
      ['期限', '1–3 年'],
      ['规模', '单期 5 亿元起'],
      ['发行利率', '以簿记建档结果为准'],
      ['平台服务费', '按项目约定'],
    ],
    flow: [
      ['原始权益人', '专项计划', '转让基础资产'],
      ['投资机构', '专项计划', '认购'],
      ['专项计划', '原始权益人', '支付对价'],
      ['债务人', '专项计划', '到期付款'],
      ['专项计划', '投资机构', '兑付本息'],
    ],
    material: '基础资产清单',
    question: '存续期需要披露什么？',
    answer: '平台按计划说明书的频率生成资产服务报告，管理人确认后向投资机构披露。',
  },
  {
    code: 'EC',
    name: '电子商务',
    summary: '企业集采商城与订单融资',
    introduction: '集采商城、订单管理与订单融资一体化，采购与资金流程打通。',
    compRoles: ['C101', 'C106'],
    terms: [
      ['期限', '最长 90 天'],
      ['融资利率', '年化 4.8% 起'],
      ['额度', '订单金额的 80% 以内'],
      ['平台服务费', '成交金额的千分之二'],
    ],
    flow: [
      ['采购企业', '供应商', '下达订单'],
      ['供应商', '资金方', '凭订单融资'],
      ['资金方', '供应商', '放款'],
      ['供应商', '采购企业', '发货'],
      ['采购企业', '资金方', '到期付款'],
    ],
    material: '近一年采购或销售清单',
    question: '物流信息从哪里来？',
    answer: '由入驻的物流公司回传运单与签收信息，作为放款与对账的依据。',
  },
  {
    code: 'QUOTA',
    name: '额度管理',
    summary: '授信额度的申请、分配与占用',
    introduction: '集中管理资金方给予企业及其下属单位的授信额度，在线申请、分配、调整与释放，占用与余额实时可查。',
    compRoles: ['C101', 'C104'],
    terms: [
      ['有效期', '每年核定'],
      ['平台服务费', '免收服务费'],
      ['额度', '以资金方批复为准'],
      ['利率', '以所用产品为准'],
    ],
    flow: [
      ['企业', '资金方', '申请授信'],
      ['资金方', '企业', '批复额度'],
      ['企业', '下属单位', '分配额度'],
      ['下属单位', '企业', '释放额度'],
    ],
    material: '上年度审计报告',
    question: '额度可以分给项目部吗？',
    answer: '可以。企业管理员在线分配与收回，项目部只能在分得的额度内使用。',
  },
];

export const demoProducts: readonly Row[] = products.map((product, index) => ({
  productCode: product.code,
  productName: product.name,
  summary: product.summary,
  introduction: product.introduction,
  icon: product.code.toLowerCase(),
  entryUrl: `/dev/product/${product.code}`,
  secretHash: hashOf(demoProductSecret(product.code)),
  compRoles: product.compRoles,
  terms: product.terms.map(([name, value]) => ({ name, value })),
  flow: product.flow.map(([from, to, text]) => ({ from, to, text })),
  steps,
  materials: [...materials, product.material],
  questions: [{ question: product.question, answer: product.answer }],
  agreements: [
    {
      name: agreementNameOf(product.name),
      clauses: contractClauses([
        `乙方为甲方提供“${product.name}”产品：${product.introduction}`,
        '乙方负责产品的开发、运行与维护，并提供操作培训与在线客服；具体功能以平台公示为准。',
      ]),
    },
  ],
  orderNum: index + 1,
}));
