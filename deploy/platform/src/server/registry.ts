import type { CallName, CustomerCallName, StaffCallName } from '@portal/shared/contract';
import { accountProfileHandlers } from '../customers/account-profile/handlers';
import { adminChangeHandlers } from '../customers/admin-change/handlers';
import { articleHandlers, consentHandlers } from '../customers/articles/handlers';
import { bankAccountHandlers } from '../customers/bank-accounts/handlers';
import { companyChangeHandlers } from '../customers/company-change/handlers';
import { employeeHandlers } from '../customers/employees/handlers';
import { fileHandlers } from '../customers/files/handlers';
import { invitationHandlers } from '../customers/invitations/handlers';
import { loginHandlers, passwordResetHandlers } from '../customers/login/handlers';
import { messageHandlers } from '../customers/messages/handlers';
import { personalDataHandlers } from '../customers/personal-data/handlers';
import { productHandlers } from '../customers/products/handlers';
import { realNameHandlers } from '../customers/real-name/handlers';
import { referenceHandlers } from '../customers/reference/handlers';
import { registrationHandlers } from '../customers/registration/handlers';
import { sessionHandlers } from '../customers/session/handlers';
import { signingHandlers } from '../customers/signing/handlers';
import { siteHandlers } from '../customers/site/handlers';
import { stepUpHandlers } from '../customers/step-up/handlers';
import { supportHandlers } from '../customers/support/handlers';
import { tenantHandlers } from '../customers/tenant/handlers';
import { verificationHandlers } from '../customers/verification/handlers';
import { waysOutHandlers } from '../customers/ways-out/handlers';
import type { CallContext } from '../kernel/calls/context';
import type { Handlers, StaffHandlers } from '../kernel/calls/handler';
import type { Policy } from '../kernel/calls/policy';
import type { StaffVisit } from '../kernel/calls/staff-context';
import { staffHandlers } from '../staff/accounts/handlers';
import { caseHandlers } from '../staff/cases/handlers';
import { staffCompanyHandlers } from '../staff/companies/handlers';
import { staffPersonHandlers } from '../staff/people/handlers';
import { providerHandlers } from '../staff/providers/handlers';
import { staffRequestHandlers } from '../staff/requests/handlers';
import { staffSupportHandlers } from '../staff/support/handlers';
import { staffTenantHandlers } from '../staff/tenants/handlers';
import { staffWorkHandlers } from '../staff/work/handlers';

/** Every call of customers that is answered. A call that is missing here does not compile. */
const handlers = {
  ...loginHandlers,
  ...sessionHandlers,
  ...passwordResetHandlers,
  ...accountProfileHandlers,
  ...verificationHandlers,
  ...stepUpHandlers,
  ...articleHandlers,
  ...consentHandlers,
  ...siteHandlers,
  ...tenantHandlers,
  ...referenceHandlers,
  ...messageHandlers,
  ...fileHandlers,
  ...employeeHandlers,
  ...productHandlers,
  ...signingHandlers,
  ...bankAccountHandlers,
  ...personalDataHandlers,
  ...registrationHandlers,
  ...realNameHandlers,
  ...invitationHandlers,
  ...companyChangeHandlers,
  ...adminChangeHandlers,
  ...waysOutHandlers,
  ...supportHandlers,
} satisfies Handlers<CustomerCallName>;

/** The same for the platform's own people. */
const ofStaff = {
  ...staffHandlers,
  ...caseHandlers,
  ...providerHandlers,
  ...staffCompanyHandlers,
  ...staffPersonHandlers,
  ...staffRequestHandlers,
  ...staffSupportHandlers,
  ...staffTenantHandlers,
  ...staffWorkHandlers,
} satisfies StaffHandlers<StaffCallName>;

/** A handler as the routes use it. The types are lost here, but the contract's schemas check the values. */
export interface AnyHandler<Context = CallContext> {
  readonly policy: Policy;
  handle(context: Context, input: object): unknown;
}

export function handlerOf(name: CustomerCallName): AnyHandler {
  return handlers[name] as AnyHandler;
}

export function staffHandlerOf(name: StaffCallName): AnyHandler<StaffVisit> {
  return ofStaff[name] as AnyHandler<StaffVisit>;
}

const all: Readonly<Record<CallName, { readonly policy: Policy }>> = { ...handlers, ...ofStaff };

export const policyOf = (name: CallName): Policy => all[name].policy;
