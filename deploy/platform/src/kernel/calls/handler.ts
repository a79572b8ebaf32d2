import type { CallGroup, CallName, CallsOf, ParsedInput, StaffCallName } from '@portal/shared/contract';
import type { calls } from '@portal/shared/contract/calls';
import { noCompanyYet, notLoggedIn } from '../http/http-error';
import type { HandlerReply } from '../http/replies';
import type { UploadedFile } from '../http/uploaded-file';
import type { CallContext, CompanyContext, PersonContext } from './context';
import type { Policy } from './policy';
import type { StaffContext, StaffVisit } from './staff-context';

type FileInput<N extends CallName> = (typeof calls)[N]['body'] extends 'file'
  ? { readonly file: UploadedFile }
  : unknown;

export type HandlerInput<N extends CallName> = ParsedInput<N> & FileInput<N>;

/** A function that answers a call without a reply returns nothing. */
type Answer<N extends CallName> = [HandlerReply<N>] extends [null]
  ? Promise<void>
  : Promise<HandlerReply<N>> | HandlerReply<N>;

type Handle<N extends CallName, Context> = (context: Context, input: HandlerInput<N>) => Answer<N>;

/**
 * A call's policy and its function. The functions below make it; each gives `handle` the context that its policy
 * ensures.
 */
export interface Handler<N extends CallName, Context = CallContext> {
  readonly policy: Policy;
  readonly handle: Handle<N, Context>;
}

/** A feature's handlers: one for each of its calls. */
export type Handlers<N extends CallName> = { readonly [Name in N]: Handler<Name> };

/** The handlers of one group of the contract, or of several. */
export type GroupHandlers<G extends CallGroup> = Handlers<CallsOf<G> & CallName>;

type Rules = Omit<Policy, 'access' | 'roles' | 'withoutCsrf'>;

export function publicCall<N extends CallName>(handle: Handle<N, CallContext>): Handler<N> {
  return { policy: { access: 'public' }, handle };
}

export function personCall<N extends CallName>(rules: Rules, handle: Handle<N, PersonContext>): Handler<N> {
  return {
    policy: { access: 'person', ...rules },
    handle: (context, input) => {
      if (!isPersons(context)) throw notLoggedIn();
      return handle(context, input);
    },
  };
}

export function companyCall<N extends CallName>(rules: Rules, handle: Handle<N, CompanyContext>): Handler<N> {
  return {
    policy: { access: 'company', ...rules },
    handle: (context, input) => {
      if (!isMembers(context)) throw noCompanyYet();
      return handle(context, input);
    },
  };
}

/** The same for calls of the platform's own people. */
export type StaffHandlers<N extends StaffCallName> = { readonly [Name in N]: Handler<Name, StaffVisit> };

/** The handlers of one group of staff calls. */
export type StaffGroupHandlers<G extends CallGroup> = StaffHandlers<CallsOf<G> & StaffCallName>;

/** A call of staff before they are logged in. */
export function staffVisit<N extends CallName>(handle: Handle<N, StaffVisit>): Handler<N, StaffVisit> {
  return { policy: { access: 'staffVisitor' }, handle };
}

export function staffCall<N extends CallName>(
  rules: Pick<Policy, 'roles' | 'withoutCsrf'>,
  handle: Handle<N, StaffContext>,
): Handler<N, StaffVisit> {
  return {
    policy: { access: 'staff', ...rules },
    handle: (context, input) => {
      if (!isStaffs(context)) throw notLoggedIn();
      return handle(context, input);
    },
  };
}

// The policy check before every call has already ensured these. The checks above only tell the types.

export function isPersons(context: CallContext): context is PersonContext {
  return context.session !== null;
}

function isMembers(context: CallContext): context is CompanyContext {
  return isPersons(context) && context.member !== null;
}

function isStaffs(context: StaffVisit): context is StaffContext {
  return context.staff !== null;
}
