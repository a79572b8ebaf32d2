import type { CallName, CustomerCallName, StaffCallName } from '@portal/shared/contract';
import type { CallContext } from '../kernel/calls/context';
import type { Policy } from '../kernel/calls/policy';
import type { StaffVisit } from '../kernel/calls/staff-context';
import { declared, type features } from './features';
import { joined } from './joined';

/** A handler as the routes use it. The types are lost here, but the contract's schemas check the values. */
export interface AnyHandler<Context = CallContext> {
  readonly policy: Policy;
  handle(context: Context, input: object): unknown;
}

type Declared = (typeof features)[number];
type AnsweredIn<Part extends string> = Declared extends infer One
  ? One extends Readonly<Record<Part, infer Calls>>
    ? keyof Calls
    : never
  : never;
type Answered = AnsweredIn<'calls'> | AnsweredIn<'staffCalls'>;

/** Does not compile while a call of the contract has no handler; the error names the call. */
const unanswered: [Exclude<CallName, Answered>] extends [never] ? null : Exclude<CallName, Answered> = null;

type Loose<Context> = Readonly<Record<string, AnyHandler<Context>>> | undefined;

const handlers = joined(
  'answer',
  declared.map(({ calls }) => calls as Loose<CallContext>),
);
const ofStaff = joined(
  'answer',
  declared.map(({ staffCalls }) => staffCalls as Loose<StaffVisit>),
);

function found<Context>(all: ReadonlyMap<string, AnyHandler<Context>>, name: CallName): AnyHandler<Context> {
  const handler = all.get(name) ?? unanswered;
  if (!handler) throw new Error(`no feature answers ${name}`);
  return handler;
}

export const handlerOf = (name: CustomerCallName): AnyHandler => found(handlers, name);

export const staffHandlerOf = (name: StaffCallName): AnyHandler<StaffVisit> => found(ofStaff, name);

export const policyOf = (name: CallName): Policy => (handlers.get(name) ?? found(ofStaff, name)).policy;
