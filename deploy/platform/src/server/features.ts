import { accountProfileFeature } from '../customers/account-profile/feature';
import { adminChangeFeature } from '../customers/admin-change/feature';
import { articlesFeature } from '../customers/articles/feature';
import { bankAccountsFeature } from '../customers/bank-accounts/feature';
import { companyChangeFeature } from '../customers/company-change/feature';
import { employeesFeature } from '../customers/employees/feature';
import { filesFeature } from '../customers/files/feature';
import { invitationsFeature } from '../customers/invitations/feature';
import { loginFeature } from '../customers/login/feature';
import { messagesFeature } from '../customers/messages/feature';
import { personalDataFeature } from '../customers/personal-data/feature';
import { productsFeature } from '../customers/products/feature';
import { realNameFeature } from '../customers/real-name/feature';
import { referenceFeature } from '../customers/reference/feature';
import { registrationFeature } from '../customers/registration/feature';
import { sessionFeature } from '../customers/session/feature';
import { signingFeature } from '../customers/signing/feature';
import { siteFeature } from '../customers/site/feature';
import { stepUpFeature } from '../customers/step-up/feature';
import { supportFeature } from '../customers/support/feature';
import { tenantFeature } from '../customers/tenant/feature';
import { verificationFeature } from '../customers/verification/feature';
import { waysOutFeature } from '../customers/ways-out/feature';
import type { Feature } from '../feature';
import { staffAccountsFeature } from '../staff/accounts/feature';
import { staffCasesFeature } from '../staff/cases/feature';
import { staffCompaniesFeature } from '../staff/companies/feature';
import { staffPeopleFeature } from '../staff/people/feature';
import { staffProvidersFeature } from '../staff/providers/feature';
import { staffRequestsFeature } from '../staff/requests/feature';
import { staffSupportFeature } from '../staff/support/feature';
import { staffTenantsFeature } from '../staff/tenants/feature';
import { staffWorkFeature } from '../staff/work/feature';

/** Every feature of the platform. This is the one place outside of its folder that names it. */
export const features = [
  accountProfileFeature,
  adminChangeFeature,
  articlesFeature,
  bankAccountsFeature,
  companyChangeFeature,
  employeesFeature,
  filesFeature,
  invitationsFeature,
  loginFeature,
  messagesFeature,
  personalDataFeature,
  productsFeature,
  realNameFeature,
  referenceFeature,
  registrationFeature,
  sessionFeature,
  signingFeature,
  siteFeature,
  stepUpFeature,
  supportFeature,
  tenantFeature,
  verificationFeature,
  waysOutFeature,
  staffAccountsFeature,
  staffCasesFeature,
  staffCompaniesFeature,
  staffPeopleFeature,
  staffProvidersFeature,
  staffRequestsFeature,
  staffSupportFeature,
  staffTenantsFeature,
  staffWorkFeature,
] as const satisfies readonly Feature[];

/** What the features say, one after the other. */
export const declared: readonly Feature[] = features;
