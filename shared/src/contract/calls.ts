import { accountProfileCalls } from './calls/account-profile';
import { adminChangeCalls } from './calls/admin-change';
import { articleCalls } from './calls/articles';
import { bankAccountCalls } from './calls/bank-accounts';
import { companyChangeCalls } from './calls/company-change';
import { employeeCalls } from './calls/employees';
import { fileCalls } from './calls/files';
import { invitationCalls } from './calls/invitations';
import { loginCalls } from './calls/login';
import { messageCalls } from './calls/messages';
import { passwordResetCalls } from './calls/password-reset';
import { productCalls } from './calls/products';
import { realNameCalls } from './calls/real-name';
import { referenceCalls } from './calls/reference';
import { registrationCalls } from './calls/registration';
import { sessionCalls } from './calls/session';
import { signingCalls } from './calls/signing';
import { siteCalls } from './calls/site';
import { stepUpCalls } from './calls/step-up';
import { tenantCalls } from './calls/tenant';
import { verificationCalls } from './calls/verification';

/** Every call of the platform API by its name. */
export const calls = {
  ...loginCalls,
  ...sessionCalls,
  ...passwordResetCalls,
  ...accountProfileCalls,
  ...verificationCalls,
  ...stepUpCalls,
  ...referenceCalls,
  ...tenantCalls,
  ...articleCalls,
  ...siteCalls,
  ...messageCalls,
  ...productCalls,
  ...signingCalls,
  ...fileCalls,
  ...registrationCalls,
  ...realNameCalls,
  ...bankAccountCalls,
  ...companyChangeCalls,
  ...employeeCalls,
  ...adminChangeCalls,
  ...invitationCalls,
};

/** The same rows by group: a group is a feature of the server and a chapter of its document. */
export const callGroups = {
  login: loginCalls,
  session: sessionCalls,
  passwordReset: passwordResetCalls,
  accountProfile: accountProfileCalls,
  verification: verificationCalls,
  stepUp: stepUpCalls,
  reference: referenceCalls,
  tenant: tenantCalls,
  article: articleCalls,
  site: siteCalls,
  message: messageCalls,
  product: productCalls,
  signing: signingCalls,
  file: fileCalls,
  registration: registrationCalls,
  realName: realNameCalls,
  bankAccount: bankAccountCalls,
  companyChange: companyChangeCalls,
  employee: employeeCalls,
  adminChange: adminChangeCalls,
  invitation: invitationCalls,
};
