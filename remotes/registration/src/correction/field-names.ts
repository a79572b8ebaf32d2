import { companyFields, creditCodeLabel } from '@portal/shared/company-fields';

/** The words for the fields that reviewers and forms name by code. */
const names: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(companyFields).map(([name, { label }]) => [name, label])),
  productCodes: '选择产品',
  compRole: '企业角色',
  creditCode: creditCodeLabel,
  compType: '企业类型',
  establishDate: '成立日期',
  termStart: '营业期限起',
  termEnd: '营业期限止',
  provinceCode: '注册地址（省份）',
  cityCode: '注册地址（城市）',
  districtCode: '注册地址（区县）',
  address: '详细地址',
  'legalPerson.name': '法定代表人姓名',
  'legalPerson.idNo': '法定代表人证件号码',
  'legalPerson.idValidFrom': '证件有效期起',
  'legalPerson.idValidTo': '证件有效期止',
  'legalPerson.frontFile': '身份证人像面',
  'legalPerson.backFile': '身份证国徽面',
  'agent.name': '管理员姓名',
  'agent.idNo': '管理员证件号码',
  'agent.email': '管理员邮箱',
  'agent.letterFile': '授权委托书',
};

export const fieldName = (code: string): string => names[code] ?? '其他';
