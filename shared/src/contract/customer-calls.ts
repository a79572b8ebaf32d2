import { accountProfileGroup } from './groups/account-profile';
import { adminChangeGroup } from './groups/admin-change';
import { articleGroup } from './groups/articles';
import { bankAccountGroup } from './groups/bank-accounts';
import { companyChangeGroup } from './groups/company-change';
import { consentGroup } from './groups/consents';
import { employeeGroup } from './groups/employees';
import { fileGroup } from './groups/files';
import { invitationGroup } from './groups/invitations';
import { loginGroup } from './groups/login';
import { messageStreamGroup } from './groups/message-stream';
import { messageGroup } from './groups/messages';
import { passwordResetGroup } from './groups/password-reset';
import { personalDataGroup } from './groups/personal-data';
import { productCatalogGroup } from './groups/product-catalog';
import { productGroup } from './groups/products';
import { realNameGroup } from './groups/real-name';
import { referenceGroup } from './groups/reference';
import { registrationGroup } from './groups/registration';
import { sessionGroup } from './groups/session';
import { signingGroup } from './groups/signing';
import { siteGroup } from './groups/site';
import { stepUpGroup } from './groups/step-up';
import { supportGroup } from './groups/support';
import { tenantGroup } from './groups/tenant';
import { verificationGroup } from './groups/verification';
import { waysOutGroup } from './groups/ways-out';

/** The groups of calls that customers' pages may ask. */
export const customerGroups = [
  loginGroup,
  sessionGroup,
  passwordResetGroup,
  accountProfileGroup,
  personalDataGroup,
  verificationGroup,
  stepUpGroup,
  referenceGroup,
  tenantGroup,
  articleGroup,
  consentGroup,
  siteGroup,
  messageGroup,
  messageStreamGroup,
  supportGroup,
  productGroup,
  productCatalogGroup,
  signingGroup,
  fileGroup,
  registrationGroup,
  realNameGroup,
  bankAccountGroup,
  companyChangeGroup,
  employeeGroup,
  adminChangeGroup,
  invitationGroup,
  waysOutGroup,
] as const;

export type Merged<Parts> = (Parts extends unknown ? (part: Parts) => void : never) extends (whole: infer Whole) => void
  ? Whole
  : never;

/** Every call of customers' pages by its name. Browsers load this table and not the one of all calls. */
export const customerCalls = Object.assign({}, ...customerGroups.map((group) => group.calls)) as Merged<
  (typeof customerGroups)[number]['calls']
>;
