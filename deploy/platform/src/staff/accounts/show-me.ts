import type { CallReply } from '@portal/shared/contract';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { recoveryCodesLeft } from './recovery-codes';

/** The facts about person and session that every page of staff needs. */
export async function showMe({ db, config, staff }: StaffContext): Promise<CallReply<'staffMe'>> {
  const { staffId, loginName, displayName, grants, csrf, expiresAt } = staff;
  return {
    staffId,
    loginName,
    displayName,
    roles: [...grants],
    csrf,
    idleSeconds: config.staff.idle,
    expiresAt: expiresAt.toISOString(),
    recoveryCodesLeft: await recoveryCodesLeft(db, staffId),
  };
}
