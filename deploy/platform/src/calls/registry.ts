import type { CallName } from '@portal/shared/contract';
import { accountProfileHandlers } from '../account-profile/handlers';
import { adminChangeHandlers } from '../admin-change/handlers';
import { articleHandlers } from '../articles/handlers';
import { bankAccountHandlers } from '../bank-accounts/handlers';
import { companyChangeHandlers } from '../company-change/handlers';
import { employeeHandlers } from '../employees/handlers';
import { fileHandlers } from '../files/handlers';
import { invitationHandlers } from '../invitations/handlers';
import { loginHandlers } from '../login/handlers';
import { passwordResetHandlers } from '../login/reset-handlers';
import { messageHandlers } from '../messages/handlers';
import { productHandlers } from '../products/handlers';
import { realNameHandlers } from '../real-name/handlers';
import { referenceHandlers } from '../reference/handlers';
import { registrationHandlers } from '../registration/handlers';
import { sessionHandlers } from '../session/handlers';
import { signingHandlers } from '../signing/handlers';
import { siteHandlers } from '../site/handlers';
import { stepUpHandlers } from '../step-up/handlers';
import { tenantHandlers } from '../tenant/handlers';
import { verificationHandlers } from '../verification/handlers';
import type { CallContext } from './context';
import type { Handlers } from './handler';
import type { Policy } from './policy';

/** Every call that is answered. A call that is missing here does not compile. */
const handlers = {
  ...loginHandlers,
  ...sessionHandlers,
  ...passwordResetHandlers,
  ...accountProfileHandlers,
  ...verificationHandlers,
  ...stepUpHandlers,
  ...articleHandlers,
  ...siteHandlers,
  ...tenantHandlers,
  ...referenceHandlers,
  ...messageHandlers,
  ...fileHandlers,
  ...employeeHandlers,
  ...productHandlers,
  ...signingHandlers,
  ...bankAccountHandlers,
  ...registrationHandlers,
  ...realNameHandlers,
  ...invitationHandlers,
  ...companyChangeHandlers,
  ...adminChangeHandlers,
} satisfies Handlers<CallName>;

/** A handler as the routes use it; the contract's schemas stand for the types that are lost here. */
export interface AnyHandler {
  readonly policy: Policy;
  handle(context: CallContext, input: object): unknown;
}

export function handlerOf(name: CallName): AnyHandler {
  return handlers[name] as AnyHandler;
}
