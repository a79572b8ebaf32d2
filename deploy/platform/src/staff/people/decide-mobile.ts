import type { Queryable } from '@portal/database';
import { mobileCorrection, user } from '@portal/database/schema/platform';
import { maskPhone } from '@portal/shared/format';
import { and, eq } from 'drizzle-orm';
import { closeAskedMobiles } from '../../customers/account-profile/asked-mobile';
import type { Decision } from '../../domain/case/decision';
import { notifyFormerNumber, notifyPerson } from '../../kernel/dispatch/notify';
import { conflict } from '../../kernel/http/http-error';
import { accountByMobile } from '../../kernel/session/accounts';
import { endSessions, sessionsOfPerson } from '../../kernel/session/sessions';
import { personNotices } from './notices';

/**
 * Carries out the decision about a corrected number. The account gets the number, both numbers are told, and all
 * sessions end: whoever has the old phone is out.
 */
export async function decideMobile(db: Queryable, correctionNo: string, decision: Decision, now: Date): Promise<void> {
  const approved = decision.outcome === 'approve';
  const [row] = await db
    .update(mobileCorrection)
    .set({ state: approved ? 'APPROVED' : 'REFUSED', opinion: decision.reason, finishedAt: now })
    .where(and(eq(mobileCorrection.correctionNo, correctionNo), eq(mobileCorrection.state, 'REVIEWING')))
    .returning();
  if (!row) throw conflict('该手机号更正已处理');
  if (!approved) return;
  const { userCode, tenant, mobile, mobileBefore } = row;
  if (await accountByMobile(db, tenant, mobile)) throw conflict('新手机号已有账号，不能更正');
  const changed = await db
    .update(user)
    .set({ mobile })
    .where(and(eq(user.userCode, userCode), eq(user.mobile, mobileBefore)))
    .returning({ userCode: user.userCode });
  if (changed.length === 0) throw conflict('该人员的手机号已变更，请退回后重新提交');
  await closeAskedMobiles(db, userCode);
  await endSessions(db, sessionsOfPerson(userCode), 'mobileChanged', now);
  const said = { before: maskPhone(mobileBefore), after: maskPhone(mobile) };
  await notifyPerson(db, personNotices.mobileCorrected, userCode, said, now);
  await notifyFormerNumber(db, personNotices.mobileCorrected, { tenant, mobile: mobileBefore }, said, now);
}
