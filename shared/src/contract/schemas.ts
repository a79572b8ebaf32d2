import { accountProfileSchemas } from './schemas/account-profile';
import { adminChangeSchemas } from './schemas/admin-change';
import { articleSchemas } from './schemas/articles';
import { bankAccountSchemas } from './schemas/bank-accounts';
import { companyChangeSchemas } from './schemas/company-change';
import { employeeSchemas } from './schemas/employees';
import { fileSchemas } from './schemas/files';
import { invitationSchemas } from './schemas/invitations';
import { loginSchemas } from './schemas/login';
import { messageSchemas, streamEvents } from './schemas/messages';
import { passwordResetSchemas } from './schemas/password-reset';
import { productSchemas } from './schemas/products';
import { realNameSchemas } from './schemas/real-name';
import { referenceSchemas } from './schemas/reference';
import { registrationSchemas } from './schemas/registration';
import { sessionSchemas } from './schemas/session';
import { signingSchemas } from './schemas/signing';
import { siteSchemas } from './schemas/site';
import { stepUpSchemas } from './schemas/step-up';
import { tenantSchemas } from './schemas/tenant';
import { verificationSchemas } from './schemas/verification';

/** The schemas of every call, for the server and its document. Clients use them as types only. */
export const schemas = {
  ...loginSchemas,
  ...sessionSchemas,
  ...passwordResetSchemas,
  ...accountProfileSchemas,
  ...verificationSchemas,
  ...stepUpSchemas,
  ...referenceSchemas,
  ...tenantSchemas,
  ...articleSchemas,
  ...siteSchemas,
  ...messageSchemas,
  ...productSchemas,
  ...signingSchemas,
  ...fileSchemas,
  ...registrationSchemas,
  ...realNameSchemas,
  ...bankAccountSchemas,
  ...companyChangeSchemas,
  ...employeeSchemas,
  ...adminChangeSchemas,
  ...invitationSchemas,
};

export { streamEvents };
