import type { CallName } from '@portal/shared/contract';
import { accountProfileHandlers } from '../account-profile/handlers';
import { articleHandlers } from '../articles/handlers';
import { bankAccountHandlers } from '../bank-accounts/handlers';
import { employeeHandlers } from '../employees/handlers';
import { fileHandlers } from '../files/handlers';
import { Refusal } from '../http/refusal';
import { loginHandlers } from '../login/handlers';
import { passwordResetHandlers } from '../login/reset-handlers';
import { messageHandlers } from '../messages/handlers';
import { productHandlers } from '../products/handlers';
import { referenceHandlers } from '../reference/handlers';
import { sessionHandlers } from '../session/handlers';
import { signingHandlers } from '../signing/handlers';
import { tenantHandlers } from '../tenant/handlers';
import { verificationHandlers } from '../verification/handlers';
import type { CallContext } from './context';
import type { Handlers } from './handler';
import type { PendingCall } from './pending';
import type { Policy } from './policy';

/** Every call that is answered. A call that is missing here and in `pending.ts` does not compile. */
const handlers = {
  ...loginHandlers,
  ...sessionHandlers,
  ...passwordResetHandlers,
  ...accountProfileHandlers,
  ...verificationHandlers,
  ...articleHandlers,
  ...tenantHandlers,
  ...referenceHandlers,
  ...messageHandlers,
  ...fileHandlers,
  ...employeeHandlers,
  ...productHandlers,
  ...signingHandlers,
  ...bankAccountHandlers,
} satisfies Handlers<Exclude<CallName, PendingCall>>;

/** A handler as the routes use it; the contract's schemas stand for the types that are lost here. */
export interface AnyHandler {
  readonly policy: Policy;
  handle(context: CallContext, input: object): unknown;
}

const notYet: AnyHandler = {
  policy: { access: 'public' },
  handle: () => {
    throw new Refusal('501', '暂未开放');
  },
};

export function handlerOf(name: CallName): AnyHandler {
  const all: Readonly<Record<string, unknown>> = handlers;
  return (all[name] as AnyHandler | undefined) ?? notYet;
}
