import { taxpayerId } from './validators/company-codes';
import { companyName, personName } from './validators/contact';
import { decimal15 } from './validators/numbers';
import { all, required, type Validator } from './validators/validator';

/** A field of a company that a request can change, with all facts that schemas, forms and papers need. */
export interface CompanyField {
  readonly label: string;
  /** The part of the stored company data that holds the field. */
  readonly part: 'permit' | 'legalPerson' | 'invoice';
  /** The field's name in that part, if requests use another name. */
  readonly stored?: string;
  /** Left out: a text. Otherwise an entry of a list, a last day (null: none), yes or no, a file. */
  readonly kind?: 'code' | 'day' | 'flag' | 'paper';
  readonly longest?: number;
  readonly check?: Validator;
  /** An example for the API document, if the field has a check. */
  readonly example?: string;
  /** The sentence for an empty field. A text without it may stay empty, and can be cleared. */
  readonly missing?: string;
  /** The keyboard that a phone shows for it. */
  readonly keyboard?: 'numeric' | 'tel';
  /** Marks a way to reach the company. Each has one line in forms, tabs and papers, made from this table. */
  readonly contact?: { readonly hint: string };
}

/** Fields that no request changes have their names here too. */
export const creditCodeLabel = '统一社会信用代码';
export const legalIdLabel = '法定代表人身份证';

export const companyFields = {
  compName: {
    part: 'permit',
    label: '企业名称',
    longest: 100,
    check: companyName,
    example: '合肥蜀山电气有限公司',
    missing: '请输入企业名称',
  },
  legalPerson: {
    part: 'permit',
    label: '法定代表人',
    longest: 50,
    check: personName,
    example: '程亮',
    missing: '请输入法定代表人',
  },
  registeredCapital: {
    part: 'permit',
    label: '注册资本（万元）',
    check: decimal15,
    example: '5000.00',
    missing: '请输入注册资本',
  },
  termEnd: { part: 'permit', label: '营业期限至', kind: 'day' },
  provinceCode: { part: 'permit', label: '省份', kind: 'code' },
  cityCode: { part: 'permit', label: '城市', kind: 'code' },
  districtCode: { part: 'permit', label: '区县', kind: 'code' },
  address: { part: 'permit', label: '注册地址', longest: 200, missing: '请输入注册地址' },
  mailAddress: {
    part: 'permit',
    label: '通讯地址',
    longest: 200,
    missing: '请输入通讯地址',
    contact: { hint: '用于接收纸质材料' },
  },
  scope: { part: 'permit', label: '经营范围', longest: 2000, missing: '请输入经营范围' },
  industryCode: { part: 'permit', label: '所属行业', kind: 'code' },
  smallMicro: { part: 'permit', label: '是否小微企业', kind: 'flag' },
  licenseFile: { part: 'permit', label: '营业执照', kind: 'paper' },
  legalIdFront: { part: 'legalPerson', stored: 'frontFile', label: `${legalIdLabel}人像面`, kind: 'paper' },
  legalIdBack: { part: 'legalPerson', stored: 'backFile', label: `${legalIdLabel}国徽面`, kind: 'paper' },
  legalIdValidTo: { part: 'legalPerson', stored: 'idValidTo', label: `${legalIdLabel}有效期至`, kind: 'day' },
  taxpayerId: {
    part: 'invoice',
    label: '纳税人识别号',
    check: taxpayerId,
    example: '91350100M000100Y43',
    missing: '请输入正确的纳税人识别号',
  },
  invoiceBankName: { part: 'invoice', stored: 'bankName', label: '开户行', longest: 100 },
  invoiceBankAccount: { part: 'invoice', stored: 'bankAccount', label: '开票账号', longest: 30, keyboard: 'numeric' },
  invoiceAddress: { part: 'invoice', stored: 'address', label: '开票地址', longest: 200 },
  invoicePhone: { part: 'invoice', stored: 'phone', label: '开票电话', longest: 30, keyboard: 'tel' },
} as const satisfies Readonly<Record<string, CompanyField>>;

type Fields = typeof companyFields;
export type CompanyFieldName = keyof Fields;

type NamesOf<Kind extends object> = {
  [N in CompanyFieldName]: Fields[N] extends Kind ? N : never;
}[CompanyFieldName];

type OtherKind = NamesOf<{ kind: 'day' | 'flag' | 'paper' }>;
/** Fields that hold a text or the code of an entry. */
export type CompanyText = Exclude<CompanyFieldName, OtherKind>;
export type PermitText = Exclude<NamesOf<{ part: 'permit' }>, OtherKind>;
export type InvoiceText = NamesOf<{ part: 'invoice' }>;
export type ContactField = NamesOf<{ contact: object }>;
export type PaperField = NamesOf<{ kind: 'paper' }>;

/** The names of the texts in the invoice's part. */
export type InvoiceName = {
  [N in InvoiceText]: Fields[N] extends { stored: infer Stored extends string } ? Stored : N;
}[InvoiceText];

const names = Object.keys(companyFields) as CompanyFieldName[];

/** The field's row, with its optional members. */
export const companyField = (name: CompanyFieldName): CompanyField => companyFields[name];

const isText = (name: CompanyFieldName): name is CompanyText => ['code', undefined].includes(companyField(name).kind);

export const companyTexts = names.filter(isText);
export const permitTexts = companyTexts.filter((name): name is PermitText => companyField(name).part === 'permit');
export const invoiceTexts = companyTexts.filter((name): name is InvoiceText => companyField(name).part === 'invoice');
export const paperFields = names.filter((name): name is PaperField => companyField(name).kind === 'paper');
export const holdsPaper = (name: string) => paperFields.some((paper) => paper === name);
export const contactFields = names.filter((name): name is ContactField => companyField(name).contact !== undefined);

/** The texts of the company that a correction of a returned change may bring. */
export const correctableTexts = [
  'compName',
  'legalPerson',
  'registeredCapital',
  'address',
  'mailAddress',
  'scope',
] as const satisfies readonly PermitText[];

/** The field's name in the part that holds it. */
export const storedName = (name: CompanyFieldName) => companyField(name).stored ?? name;
export const invoiceNames = invoiceTexts.map((name) => storedName(name) as InvoiceName);

/** The rule that a form applies to a text. */
export const textRule = (name: CompanyText): Validator => {
  const { missing, check } = companyField(name);
  return all(...(missing === undefined ? [] : [required(missing)]), ...(check ? [check] : []));
};

/** Returns whether an empty text is a valid value: it clears the old value. */
export const canBeCleared = (name: CompanyText) => {
  const { kind, missing } = companyField(name);
  return kind === undefined && missing === undefined;
};

/** The words for the fields of a registration that forms and reviewers name by code. */
export const registrationLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(names.map((name) => [name, companyFields[name].label])),
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
