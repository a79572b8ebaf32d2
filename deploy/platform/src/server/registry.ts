import type { CallName, CustomerCallName, StaffCallName } from '@portal/shared/contract';
import type { CallContext } from '../core/calls/context';
import type { Handlers, StaffHandlers } from '../core/calls/handler';
import type { Policy } from '../core/calls/policy';
import type { StaffVisit } from '../core/calls/staff-context';
import { accountProfileHandlers } from '../features/account-profile/handlers';
import { adminChangeHandlers } from '../features/admin-change/handlers';
import { articleHandlers, consentHandlers } from '../features/articles/handlers';
import { bankAccountHandlers } from '../features/bank-accounts/handlers';
import { caseHandlers } from '../features/cases/handlers';
import { companyChangeHandlers } from '../features/company-change/handlers';
import { employeeHandlers } from '../features/employees/handlers';
import { fileHandlers } from '../features/files/handlers';
import { invitationHandlers } from '../features/invitations/handlers';
import { loginHandlers, passwordResetHandlers } from '../features/login/handlers';
import { messageHandlers } from '../features/messages/handlers';
import { personalDataHandlers } from '../features/personal-data/handlers';
import { productHandlers } from '../features/products/handlers';
import { providerHandlers } from '../features/providers/handlers';
import { realNameHandlers } from '../features/real-name/handlers';
import { referenceHandlers } from '../features/reference/handlers';
import { registrationHandlers } from '../features/registration/handlers';
import { sessionHandlers } from '../features/session/handlers';
import { signingHandlers } from '../features/signing/handlers';
import { siteHandlers } from '../features/site/handlers';
import { staffHandlers } from '../features/staff/handlers';
import { staffCompanyHandlers } from '../features/staff-companies/handlers';
import { staffPersonHandlers } from '../features/staff-people/handlers';
import { staffRequestHandlers } from '../features/staff-requests/handlers';
import { staffSupportHandlers } from '../features/staff-support/handlers';
import { staffTenantHandlers } from '../features/staff-tenants/handlers';
import { staffWorkHandlers } from '../features/staff-work/handlers';
import { stepUpHandlers } from '../features/step-up/handlers';
import { supportHandlers } from '../features/support/handlers';
import { tenantHandlers } from '../features/tenant/handlers';
import { verificationHandlers } from '../features/verification/handlers';
import { waysOutHandlers } from '../features/ways-out/handlers';

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
