import type { CallGroup, CallName, CallsOf, ParsedInput, StaffCallName } from '@portal/shared/contract';
import type { calls } from '@portal/shared/contract/calls';
import { noCompanyYet, notLoggedIn } from '../http/refusal';
import type { HandlerReply } from '../http/replies';
import type { UploadedFile } from '../http/uploaded-file';
import type { CallContext, CompanyContext, PersonContext } from './context';
import type { Policy } from './policy';
import type { StaffContext, StaffVisit } from './staff-context';

type FileInput<N extends CallName> = (typeof calls)[N]['body'] extends 'file'
  ? { readonly file: UploadedFile }
  : unknown;

export type HandlerInput<N extends CallName> = ParsedInput<N> & FileInput<N>;

type Answer<N extends CallName> = Promise<HandlerReply<N>> | HandlerReply<N>;

/**
 * A call's policy and its function. The three functions below make it; each gives `handle` the context that its policy
 * ensures.
 */
export interface Handler<N extends CallName> {
  readonly policy: Policy;
  readonly handle: (context: CallContext, input: HandlerInput<N>) => Answer<N>;
}

/** A feature's handlers: one for each of its calls. */
export type Handlers<N extends CallName> = { readonly [Name in N]: Handler<Name> };

/** The handlers of one group of the contract, or of several. */
export type GroupHandlers<G extends CallGroup> = Handlers<CallsOf<G> & CallName>;

type Rules = Omit<Policy, 'access' | 'roles' | 'withoutCsrf'>;

export function publicCall<N extends CallName>(
  handle: (context: CallContext, input: HandlerInput<N>) => Answer<N>,
): Handler<N> {
  return { policy: { access: 'public' }, handle };
}

export function personCall<N extends CallName>(
  rules: Rules,
  handle: (context: PersonContext, input: HandlerInput<N>) => Answer<N>,
): Handler<N> {
  return {
    policy: { access: 'person', ...rules },
    handle: (context, input) => handle(requirePerson(context), input),
  };
}

export function companyCall<N extends CallName>(
  rules: Rules,
  handle: (context: CompanyContext, input: HandlerInput<N>) => Answer<N>,
): Handler<N> {
  return {
    policy: { access: 'company', ...rules },
    handle: (context, input) => handle(requireMember(context), input),
  };
}

/** Does the same for a call of the platform's own people. */
export interface StaffHandler<N extends CallName> {
  readonly policy: Policy;
  readonly handle: (context: StaffVisit, input: HandlerInput<N>) => Answer<N>;
}

export type StaffHandlers<N extends StaffCallName> = { readonly [Name in N]: StaffHandler<Name> };

/** The handlers of one group of staff calls. */
export type StaffGroupHandlers<G extends CallGroup> = StaffHandlers<CallsOf<G> & StaffCallName>;

/** A call of staff before they are logged in. */
export function staffVisit<N extends CallName>(
  handle: (context: StaffVisit, input: HandlerInput<N>) => Answer<N>,
): StaffHandler<N> {
  return { policy: { access: 'staffVisitor' }, handle };
}

export function staffCall<N extends CallName>(
  rules: Pick<Policy, 'roles' | 'withoutCsrf'>,
  handle: (context: StaffContext, input: HandlerInput<N>) => Answer<N>,
): StaffHandler<N> {
  return {
    policy: { access: 'staff', ...rules },
    handle: (context, input) => handle(requireStaff(context), input),
  };
}

// The policy check before every call has already ensured these. This line only tells the types.

export function isPersons(context: CallContext): context is PersonContext {
  return context.session !== null;
}

function isMembers(context: CallContext): context is CompanyContext {
  return isPersons(context) && context.member !== null;
}

function isStaffs(context: StaffVisit): context is StaffContext {
  return context.staff !== null;
}

function requireStaff(context: StaffVisit): StaffContext {
  if (!isStaffs(context)) throw notLoggedIn();
  return context;
}

function requirePerson(context: CallContext): PersonContext {
  if (!isPersons(context)) throw notLoggedIn();
  return context;
}

function requireMember(context: CallContext): CompanyContext {
  if (!isMembers(context)) throw noCompanyYet();
  return context;
}
