import { ApiError } from '@portal/shared/api';
import type { CallInput, CallReply, StaffCallName } from '@portal/shared/contract';
import { enter } from '../session/session';

type Answer = (input: unknown) => unknown;

const answers = new Map<StaffCallName, Answer>();
const made: { name: StaffCallName; input: unknown }[] = [];

/** Stands in the place of `client/staff-call` in tests of pages, by `mock-staff-call`. */
export async function staffCall(name: StaffCallName, input: unknown): Promise<unknown> {
  made.push({ name, input });
  const answer = answers.get(name);
  if (!answer) throw new Error(`no answer for ${name}`);
  return answer(input);
}

export const staffFile = async (): Promise<Blob> => new Blob(['x'], { type: 'image/png' });

/** A stream that says nothing. */
export const staffStream = (): Promise<Response> => new Promise(() => {});

/** Lets the server refuse from now on. */
export function refuse(name: StaffCallName, status: string, msg: string): void {
  answers.set(name, () => {
    throw new ApiError(msg, { kind: 'refused', status });
  });
}

/** Sets the server's answer from now on. */
export function answer<N extends StaffCallName>(
  name: N,
  reply: CallReply<N> | ((input: CallInput<N>) => CallReply<N> | Promise<CallReply<N>>),
): void {
  answers.set(name, typeof reply === 'function' ? (reply as Answer) : () => reply);
}

/** The inputs of the calls made so far. */
export const inputsOf = <N extends StaffCallName>(name: N): CallInput<N>[] =>
  made.filter((one) => one.name === name).map(({ input }) => input as CallInput<N>);

export function forgetAnswers(): void {
  answers.clear();
  made.length = 0;
}

type Me = CallReply<'staffMe'>;

/** Somebody with these roles for all tenants is logged in. */
export function workAs(...roles: Me['roles'][number]['role'][]): void {
  enter({
    staffId: 'T1',
    loginName: 'wang.fang',
    displayName: '王芳',
    roles: roles.map((role) => ({ role, tenant: null })),
    csrf: 'csrf',
    idleSeconds: 900,
    expiresAt: '2026-11-26T18:00:00.000Z',
    recoveryCodesLeft: 8,
  });
}
