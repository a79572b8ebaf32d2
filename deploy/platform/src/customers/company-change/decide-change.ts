import type { Queryable } from '@portal/database';
import { bankAccount, changeRequest, company } from '@portal/database/schema/platform';
import { changeTypes } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { accountNumber } from '../../domain/bank-account/account-number';
import { transferTries } from '../../domain/bank-account/transfer-state';
import type { Decision } from '../../domain/case/decision';
import { stepAt } from '../../domain/case/timeline-step';
import { advance } from '../../domain/company/advance';
import { endedPapers } from '../../domain/company/ended-papers';
import { mergeProfile, profileOf } from '../../domain/company/records';
import { type ChangeRow, typeOf } from '../../domain/company-change/change-rows';
import { changeState } from '../../domain/company-change/change-state';
import { invoiceNames, legalNames } from '../../domain/company-change/change-values';
import { notifyCompany } from '../../kernel/dispatch/notify';
import { conflict } from '../../kernel/http/http-error';
import { companyOf } from '../../kernel/tenant/company-of';
import { accountChangeNotices, changeNotices, renewalNotices } from './notices';

/** Applies an approved change. A changed account has to be proven again. */
async function applyChange(db: Queryable, { compCode, accountId, values, ...row }: ChangeRow): Promise<void> {
  if (row.changeType === 'ACCOUNT') {
    const { bankCode, branchNo, branchName, accountNo } = values as Record<string, string>;
    const proof = { state: 'INIT', isDefault: false, remainTimes: transferTries, reason: '', expiresAt: null };
    const named = { bankCode, branchNo, branchName, ...(accountNo === undefined ? {} : accountNumber(accountNo)) };
    const given = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
    await db
      .update(bankAccount)
      .set({ ...given, ...proof })
      .where(eq(bankAccount.accountId, accountId));
    return;
  }
  const named = (names: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => (names[name] === undefined ? [] : [[names[name], value]])),
    );
  const permitted = Object.entries(values).filter(([name]) => !(name in invoiceNames || name in legalNames));
  await mergeProfile(db, compCode, 'permit', Object.fromEntries(permitted));
  await mergeProfile(db, compCode, 'invoice', named(invoiceNames));
  await mergeProfile(db, compCode, 'legalPerson', named(legalNames));
  if (typeof values.compName === 'string') {
    await db.update(company).set({ compName: values.compName }).where(eq(company.compCode, compCode));
  }
}

/**
 * A change can be the way out of a status in which nobody can enter the company: new papers, or a correction under
 * review. True: the company is open again and has heard of it.
 */
async function moveCompany(db: Queryable, { compCode, changeType }: ChangeRow, good: boolean, now: Date) {
  if (changeType === 'ACCOUNT') return false;
  const { compStatus } = await companyOf(db, compCode);
  if (compStatus === '50') await advance(db, compCode, good ? 'approved' : 'returned', now);
  if (compStatus !== '60' || !good || endedPapers(await profileOf(db, compCode), now).length > 0) return false;
  await advance(db, compCode, 'papersRenewed', now);
  await notifyCompany(db, renewalNotices.renewed, { compCode }, {}, now);
  return true;
}

/** Carries out the decision of the platform's reviewer about a change. */
export async function decideChange(db: Queryable, changeNo: string, decision: Decision, now: Date): Promise<void> {
  const [row] = await db.select().from(changeRequest).where(eq(changeRequest.changeNo, changeNo)).for('update');
  if (!row) return;
  const good = decision.outcome === 'approve';
  const state = changeState.next(row.state, good ? 'approved' : 'returned');
  if (state === undefined) throw conflict('该申请当前状态不能审核');
  const { reason } = decision;
  const step = good ? stepAt(now, '审核通过', 'done', reason) : stepAt(now, '审核退回', 'failed', reason);
  await db
    .update(changeRequest)
    .set({ state, opinion: reason, finishedAt: now, timeline: [...row.timeline, step] })
    .where(eq(changeRequest.changeNo, changeNo));
  if (good) await applyChange(db, row);
  const { compCode, changeType } = row;
  if (await moveCompany(db, row, good, now)) return;
  const said = { change: changeTypes[typeOf(row)], changeNo, changeType, reason };
  const notices = changeType === 'ACCOUNT' ? accountChangeNotices : changeNotices;
  await notifyCompany(db, good ? notices.changed : notices.changeReturned, { compCode }, said, now);
}
