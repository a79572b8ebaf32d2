import { companyRoles, employeeRoles } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';

type Dictionaries = CallReply<'registrationDict'>;
type Entry = Dictionaries[string][number];

/** The spec's servers write their dictionaries in several forms. Each of our dictionaries uses one of them. */
const forms = {
  code: (code: string, dictLabel: string): Entry => ({ code, dictLabel }),
  upper: (CODE: string, FLAG: string): Entry => ({ CODE, FLAG }),
  value: (dictValue: string, dictLabel: string): Entry => ({ dictValue, dictLabel }),
  flag: (code: string, flag: string): Entry => ({ code, flag }),
  mark: (code: string, mark: string): Entry => ({ code, mark }),
};

const entries = (labels: Readonly<Record<string, string>>, form: (code: string, label: string) => Entry): Entry[] =>
  Object.entries(labels).map(([code, label]) => form(code, label));

export const companyTypes: Readonly<Record<string, string>> = {
  '1': '有限责任公司',
  '2': '股份有限公司',
  '3': '国有企业',
  '4': '外商投资企业',
  '5': '个人独资企业',
  '6': '合伙企业',
  '7': '事业单位',
};
const identityTypes = { ID: '居民身份证' };
const identities = { '10': '法定代表人', '20': '经办人' };
const accountTypes = { BASIC: '基本户', GENERAL: '一般户', SPECIAL: '专用户' };
const currencies = { CNY: '人民币', USD: '美元', EUR: '欧元', HKD: '港元' };

/** The choices in the forms of the registration. */
export const registrationDictionaries: Dictionaries = {
  compRole: entries(companyRoles, forms.code),
  compType: entries(companyTypes, forms.value),
  idType: entries(identityTypes, forms.upper),
  identity: entries(identities, forms.flag),
};

/** The choices in the forms of the account centre. */
export const accountDictionaries: Dictionaries = {
  employeeRole: entries(employeeRoles, forms.code),
  accountType: entries(accountTypes, forms.flag),
  currency: entries(currencies, forms.mark),
  idType: entries(identityTypes, forms.upper),
  compType: entries(companyTypes, forms.value),
};
