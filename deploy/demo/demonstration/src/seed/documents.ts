import type { AgreementState, AgreementType } from '@portal/shared/contract';

export interface DemoAgreement {
  readonly name: string;
  readonly type: AgreementType;
  readonly services: readonly string[];
  readonly productName: string;
  readonly state: AgreementState;
  /** The days from now until it ends; null: it never ends. */
  readonly expires: number | null;
}

const row = (
  name: string,
  type: AgreementType,
  state: AgreementState,
  services: readonly string[],
  more: Partial<Pick<DemoAgreement, 'productName' | 'expires'>> = {},
): DemoAgreement => ({ name, type, services, state, productName: '', expires: null, ...more });

const signing = '乙方通过平台为甲方提供协议的在线生成、签署、归档与核验服务，签署过程全程留痕。';

/** The main company has all of these, the other open companies the first three. */
export const demoAgreements: readonly DemoAgreement[] = [
  row('平台服务协议', 'PLATFORM', 'SIGNED', [
    '乙方向甲方提供线上开户、身份核验、人员与权限管理、账户管理、电子签章、业务办理与信息查询等服务，具体以平台公示为准。',
    '甲方使用平台上的具体产品，应当另行申请并签署相应的产品服务协议。',
  ]),
  row(
    '数字证书使用协议',
    'CERTIFICATE',
    'SIGNED',
    [
      '乙方代甲方向电子认证服务机构申请企业数字证书与经办人员数字证书，并提供证书的托管、更新与吊销服务。',
      '证书有效期为一年，到期前三十日由平台提醒甲方更新；企业名称或者法定代表人变更的，应当重新申请证书。',
    ],
    { expires: 345 },
  ),
  row(
    '隐私政策更新确认书',
    'PLATFORM',
    'PENDING',
    [
      '乙方对平台的隐私政策作出更新，主要涉及个人信息的共享范围、存储期限以及个人信息主体行使权利的方式。',
      '甲方确认已阅读更新后的隐私政策，并已告知其在平台上办理业务的人员。',
    ],
    { expires: 25 },
  ),
  row(
    '电子签章授权书',
    'AUTHORIZATION',
    'SIGNED',
    ['甲方授权其管理员及经甲方指定的经办人员，在平台上使用甲方的数字证书签署协议与业务文件。', signing],
    { expires: 180 },
  ),
  row(
    '信用凭证服务协议',
    'PRODUCT',
    'SIGNED',
    [
      '乙方为甲方提供信用凭证的开立、签收、拆分、转让、融资申请与到期兑付的信息技术服务。',
      '信用凭证对应的付款义务由开立方承担，付款期限原则上不超过六个月。',
    ],
    { productName: '信用凭证', expires: 60 },
  ),
  row(
    '票据服务协议',
    'PRODUCT',
    'INVALID',
    ['乙方为甲方提供电子商业汇票的出票、承兑、背书、贴现与到期提示付款的信息技术服务。', signing],
    { productName: '票据服务', expires: -12 },
  ),
  row(
    '信用凭证业务合作协议',
    'PRODUCT',
    'PENDING',
    [
      '双方在信用凭证业务中开展合作：甲方推荐其上游供应商注册平台，乙方为供应商提供注册引导、操作培训与在线服务。',
      '甲方对其开立的信用凭证按期足额付款，不得以基础交易的任何抗辩拒绝或者延迟付款。',
    ],
    { productName: '信用凭证', expires: 14 },
  ),
  row(
    '电子商务服务协议',
    'PRODUCT',
    'PENDING',
    ['乙方为甲方提供集采商城、订单管理与订单融资的信息技术服务，商品与服务由各供应商提供。', signing],
    { productName: '电子商务' },
  ),
];
