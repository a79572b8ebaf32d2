import { auditAct } from '../../domain/staff/audit-staff';
import { type StaffGroupHandlers, staffCall, staffVisit } from '../../kernel/calls/handler';
import { countedLogin } from '../../kernel/counts/login-counts';
import { endStaffSessions } from '../../kernel/staff/staff-sessions';
import { beginAcceptance, finishAcceptance } from './accept';
import { changeRoles, endSessions, lock, resetFactor, unlock } from './change-people';
import { invite } from './invite';
import { oidcBegin, oidcFinish, oidcOffer } from './oidc-login';
import { beginAtProvider, finishAtProvider, proveByCode } from './prove-factor';
import { auditList, auditReaders } from './read-audit';
import { people, sessions } from './read-people';
import { showMe } from './show-me';
import { proveCode, provePassword, proveRecoveryCode } from './sign-in';
import { verifyWhole } from './verify-audit';

const letIn = () => 'ok' as const;

const byAdmins = { roles: ['admin'] } as const;

export const staffHandlers: StaffGroupHandlers<'staff'> = {
  staffLoginPassword: staffVisit(countedLogin('staff', provePassword, () => 'more_wanted')),
  staffLoginCode: staffVisit(countedLogin('staff', proveCode, letIn)),
  staffLoginRecovery: staffVisit(countedLogin('staff', proveRecoveryCode, letIn)),
  staffAcceptBegin: staffVisit(beginAcceptance),
  staffAcceptFinish: staffVisit(finishAcceptance),

  staffOidcOffer: staffVisit(oidcOffer),
  staffOidcBegin: staffVisit(oidcBegin),
  staffOidcFinish: staffVisit(countedLogin('staff', oidcFinish, letIn)),

  staffFactorCode: staffCall({}, proveByCode),
  staffFactorBegin: staffCall({}, beginAtProvider),
  staffFactorFinish: staffCall({}, finishAtProvider),

  staffMe: staffCall({ withoutCsrf: true }, showMe),

  staffLogout: staffCall({}, async (context) => {
    const { db, now, cookie, staff } = context;
    await endStaffSessions(db, staff.staffId, { only: staff.sessionId, reason: 'logout' }, now);
    await auditAct(db, context, { action: 'staff.logout', object: staff.loginName });
    cookie.drop();
  }),

  staffSessionList: staffCall({}, sessions),

  staffSessionEndOthers: staffCall({}, async (context) => {
    const { db, now, staff } = context;
    const count = await endStaffSessions(db, staff.staffId, { except: staff.sessionId, reason: 'signedOut' }, now);
    await auditAct(db, context, { action: 'staff.endOthers', object: staff.loginName, after: { count } });
    return { count };
  }),

  staffList: staffCall(byAdmins, people),
  staffInvite: staffCall(byAdmins, invite),
  staffRoles: staffCall(byAdmins, changeRoles),
  staffLock: staffCall(byAdmins, lock),
  staffUnlock: staffCall(byAdmins, unlock),
  staffResetFactor: staffCall(byAdmins, resetFactor),
  staffEndSessions: staffCall(byAdmins, endSessions),

  staffAuditList: staffCall({ roles: auditReaders }, auditList),
  staffAuditVerify: staffCall({ roles: auditReaders }, verifyWhole),
};
