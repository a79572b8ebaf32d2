import type { ChangeType } from '@portal/shared/contract';

/** What a change request is about, in words for people. Pure. */

type Values = Readonly<Record<string, unknown>>;

const accountLabels: Readonly<Record<string, string>> = {
  bankCode: '开户银行',
  branchNo: '联行号',
  branchName: '开户支行',
  accountNo: '银行账号',
};

const companyLabels: Readonly<Record<string, string>> = {
  compName: '企业名称',
  legalPerson: '法定代表人',
  registeredCapital: '注册资本（万元）',
  termEnd: '营业期限至',
  provinceCode: '省份',
  cityCode: '城市',
  districtCode: '区县',
  address: '注册地址',
  mailAddress: '通讯地址',
  scope: '经营范围',
  industryCode: '所属行业',
  smallMicro: '是否小微企业',
  licenseFile: '营业执照',
  legalIdFront: '法定代表人身份证人像面',
  legalIdBack: '法定代表人身份证国徽面',
  legalIdValidTo: '法定代表人身份证有效期至',
  taxpayerId: '纳税人识别号',
  invoiceBankName: '开票开户行',
  invoiceBankAccount: '开票账号',
  invoiceAddress: '开票地址',
  invoicePhone: '开票电话',
};

/** Fields of the invoice's part, by the name that a request gives them. */
export const invoiceNames: Readonly<Record<string, string>> = {
  taxpayerId: 'taxpayerId',
  invoiceBankName: 'bankName',
  invoiceBankAccount: 'bankAccount',
  invoiceAddress: 'address',
  invoicePhone: 'phone',
};

/** Fields of the legal person's part, likewise. */
export const legalNames: Readonly<Record<string, string>> = {
  legalIdFront: 'frontFile',
  legalIdBack: 'backFile',
  legalIdValidTo: 'idValidTo',
};

/** Fields that hold a file. */
export const paperFields: readonly string[] = ['licenseFile', 'legalIdFront', 'legalIdBack'];

export const labelsOf = (type: ChangeType) => (type === 'ACCOUNT' ? accountLabels : companyLabels);

/** Names of fields that this kind of request may not hold. */
export function foreignFields(type: ChangeType, values: Values): string[] {
  const labels = labelsOf(type);
  return Object.keys(values).filter((name) => !Object.hasOwn(labels, name));
}

export interface Difference {
  readonly field: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** Turns a value into what people read: the caller knows the codes. */
export type Wording = (field: string, value: unknown) => string;

export function differencesOf(type: ChangeType, before: Values, values: Values, words: Wording): Difference[] {
  return Object.entries(labelsOf(type))
    .filter(([field]) => field in values && words(field, before[field]) !== words(field, values[field]))
    .map(([field, label]) => ({
      field,
      label,
      before: words(field, before[field]),
      after: words(field, values[field]),
    }));
}
