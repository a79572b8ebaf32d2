import { describe, expect, test } from '@jest/globals';
import { permissionsOf } from '@portal/shared/codes/permissions';
import { HttpError } from '../http/http-error';
import type { Member, SessionState } from '../session/session-state';
import { checkPolicy } from './check-policy';
import type { Policy } from './policy';

function memberIn(compStatus: string, employeeRoles: string[], rootManager = false): Member {
  const rights = { rootManager, employeeRoles, compRoles: [] };
  return {
    ...{ employeeCode: 'E1', compCode: 'C1', compName: '企业', inviteCode: '' },
    ...rights,
    ...{ chosenRole: null, rolesInForce: [] },
    compStatus,
    permissions: permissionsOf(rights),
  };
}

function sessionWith(changes: Partial<SessionState> = {}): SessionState {
  return {
    ...{ sessionId: 'S1', tenant: 't', userCode: 'U1', userName: '人', mobile: '13800000001' },
    member: memberIn('40', ['E101']),
    lastActiveAt: new Date(0),
    endsAt: new Date(1),
    locked: false,
    endReason: null,
    ...changes,
  };
}

function outcome(policy: Policy, session: SessionState | null): string {
  try {
    checkPolicy(policy, session);
    return 'ok';
  } catch (error) {
    return error instanceof HttpError ? error.status : 'broken';
  }
}

const write: Policy = { access: 'company', permission: 'employee.write' };

describe('[threat: missing right] a policy', () => {
  test.each<[string, Policy, SessionState | null, string]>([
    ['public: anybody', { access: 'public' }, null, 'ok'],
    ['person: not without a session', { access: 'person' }, null, '401'],
    ['person: not after its end', { access: 'person' }, sessionWith({ endReason: 'logout' }), '401'],
    [
      'person: after its end where that is asked for',
      { access: 'person', whenEnded: true },
      sessionWith({ endReason: 'logout' }),
      'ok',
    ],
    ['person: not while locked', { access: 'person' }, sessionWith({ locked: true }), '423'],
    [
      'person: while locked to open the lock',
      { access: 'person', whileLocked: true },
      sessionWith({ locked: true }),
      'ok',
    ],
    ['person: without a company', { access: 'person' }, sessionWith({ member: null }), 'ok'],
    ['company: not without one', { access: 'company' }, sessionWith({ member: null }), '442'],
    [
      'company: not while it is being certified',
      { access: 'company' },
      sessionWith({ member: memberIn('20', ['E101']) }),
      '409',
    ],
    [
      'company: certifying calls then',
      { access: 'company', stage: 'certifying' },
      sessionWith({ member: memberIn('20', ['E101']) }),
      'ok',
    ],
    ['company: and only then', { access: 'company', stage: 'certifying' }, sessionWith(), '409'],
    [
      'company: any stage',
      { access: 'company', stage: 'any' },
      sessionWith({ member: memberIn('70', ['E101']) }),
      'ok',
    ],
    ['E101 writes', write, sessionWith(), 'ok'],
    ['E105 does not', write, sessionWith({ member: memberIn('40', ['E105']) }), '443'],
    ['the root manager does, whatever the role', write, sessionWith({ member: memberIn('40', ['E105'], true) }), 'ok'],
  ])('%s', (_, policy, session, expected) => expect(outcome(policy, session)).toBe(expected));

  test.each([
    ['signedOut', '您的登录已在其他设备上被退出，请重新登录'],
    ['disabled', '您的账号已被企业停用，请联系企业管理员'],
  ])('says why a session has ended: %s', (endReason, message) => {
    expect(() => checkPolicy({ access: 'person' }, sessionWith({ endReason }))).toThrow(message);
  });
});
