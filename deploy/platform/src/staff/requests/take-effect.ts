import { isDeepStrictEqual } from 'node:util';
import type { Queryable } from '@portal/database';
import { isTaskKind } from '../../domain/case/task-kinds';
import type { RequestRow } from '../../domain/staff/ask-second';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { conflict } from '../../kernel/http/http-error';
import { grantsIn, grantsOf } from '../../kernel/staff/staff-grants';
import type { Grant } from '../../kernel/staff/staff-state';
import { changeRolesNow, resetFactorNow } from '../accounts/change-people';
import { keepingAdmins, requireTwoAdmins } from '../accounts/enough-admins';
import { checkGrants, inviteNow } from '../accounts/invite';
import type { OneTimeLink } from '../accounts/one-time-link';
import { lockedPerson } from '../accounts/people';
import { lockedPolicy, requestedPolicy, setPolicyNow } from '../tenants/policies';

const changedText = '申请提出后情况已有变化，不能生效，请撤回后重新申请';

type Effect = (transaction: Queryable, context: StaffContext, request: RequestRow) => Promise<OneTimeLink | null>;

/** The roles that a request asks for, if they can still be given. */
async function rolesIn(transaction: Queryable, { after }: RequestRow): Promise<Grant[]> {
  const roles = grantsIn((after.roles ?? []).map(({ role, tenant }) => ({ role, tenant: tenant ?? '' })));
  await checkGrants(transaction, roles);
  return roles;
}

/** The person whom a request is about, with the same roles as when somebody asked. */
async function unchangedPerson(transaction: Queryable, { subject, before }: RequestRow) {
  const person = await lockedPerson(transaction, subject);
  const unchanged = isDeepStrictEqual(await grantsOf(transaction, subject), before.roles ?? []);
  if (!unchanged || person.state === 'locked' || person.state === 'left') throw conflict(changedText);
  return person;
}

const effects: Readonly<Record<RequestRow['kind'], Effect>> = {
  policy: async (transaction, context, { tenant, subject: kind, before, after }) => {
    if (!isTaskKind(kind) || !after.policy) throw conflict(changedText);
    const now = await lockedPolicy(transaction, tenant, kind);
    if (!isDeepStrictEqual(requestedPolicy(now), before.policy)) throw conflict(changedText);
    const { own, ...policy } = after.policy;
    await setPolicyNow(transaction, context, { tenant, kind, policy: own ? policy : null, before: now });
    return null;
  },
  invite: async (transaction, context, request) => {
    await requireTwoAdmins(transaction);
    const { subject: loginName, after } = request;
    const grants = await rolesIn(transaction, request);
    return inviteNow(transaction, context, { loginName, displayName: after.displayName ?? loginName, grants });
  },
  roles: (transaction, context, request) =>
    keepingAdmins(transaction, async () => {
      const person = await unchangedPerson(transaction, request);
      await requireTwoAdmins(transaction);
      return changeRolesNow(transaction, context, person, await rolesIn(transaction, request));
    }),
  link: (transaction, context, request) =>
    keepingAdmins(transaction, async () => {
      const person = await unchangedPerson(transaction, request);
      return resetFactorNow(transaction, context, person, request.reason);
    }),
};

/** Does what a request asks for, in the name of the person who confirms it, if all is as it was. */
export const takeEffect: Effect = (transaction, context, request) =>
  effects[request.kind](transaction, context, request);
