import type { Queryable } from '@portal/database';
import { changeRequest } from '@portal/database/schema/platform';
import { changeTexts } from '@portal/shared/codes';
import { type CallReply, type ChangeType, changeTypes } from '@portal/shared/contract';
import { newBankAccount } from '@portal/shared/validators';
import { and, eq } from 'drizzle-orm';
import { checkAccount } from '../../domain/bank-account/new-account';
import { addTask, closeTask } from '../../domain/case/review-tasks';
import { stepAt } from '../../domain/case/timeline-step';
import { askRegister } from '../../domain/company/company-register';
import { type ChangeRow, checkType, lockedChange, papersIn, typeOf } from '../../domain/company-change/change-rows';
import { changeState } from '../../domain/company-change/change-state';
import { differencesOf } from '../../domain/company-change/change-values';
import { words } from '../../domain/company-change/change-words';
import type { CompanyContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { requireCode } from '../../kernel/codes/sent-codes';
import { takeTurn } from '../../kernel/data/take-turn';
import { badInput, conflict, fieldFault } from '../../kernel/http/http-error';
import { audit } from '../../kernel/protection/audit';
import { requireProof } from '../../kernel/step-up/require-proof';
import { saveDraft } from './draft-change';

export async function checkComplete(
  db: Queryable,
  { changeType, values, before, reason, fileTokens }: ChangeRow,
): Promise<void> {
  const type = changeType as ChangeType;
  if (reason === '' && type !== 'LICENSE') throw fieldFault('reason', '请填写变更原因');
  if (fileTokens.length === 0 && type === 'ACCOUNT') throw fieldFault('fileTokens', '请上传证明材料');
  if (type === 'LICENSE' && papersIn(values).length === 0) throw fieldFault('values.licenseFile', changeTexts.noPaper);
  if (Boolean(values.legalIdFront) !== Boolean(values.legalIdBack)) {
    throw fieldFault(`values.${values.legalIdFront ? 'legalIdBack' : 'legalIdFront'}`, '请上传身份证的人像面和国徽面');
  }
  if (differencesOf(type, before, values, words).length === 0) throw badInput(changeTexts.nothing);
  if (type !== 'ACCOUNT') return;
  const [bankCode, branchNo, accountNo] = [values.bankCode, values.branchNo, values.accountNo].map(String);
  const fault = newBankAccount(accountNo);
  if (fault !== null) throw fieldFault('values.accountNo', fault);
  await checkAccount(db, { bankCode: bankCode ?? '', branchNo: branchNo ?? '', accountNo: accountNo ?? '' });
}

/** Puts a complete request before the platform's reviewer, inside the caller's transaction. */
export async function putUnderReview(
  context: CompanyContext,
  db: Queryable,
  changeNo: string,
  kind: 'change' | 'renewal',
): Promise<ChangeRow> {
  const { member, now } = context;
  const { compCode, compName } = member;
  const row = await lockedChange(context, db, changeNo);
  const state = changeState.next(row.state, 'submitted');
  if (state === undefined) throw conflict('该申请当前状态不能提交');
  await takeTurn(db, `change:${compCode}:${row.accountId}`);
  const same = and(eq(changeRequest.compCode, compCode), eq(changeRequest.accountId, row.accountId));
  const others = await db.select({ state: changeRequest.state }).from(changeRequest).where(same);
  if (others.some((other) => other.state === 'SUBMITTED' || other.state === 'REVIEWING')) {
    throw conflict('已有变更申请正在审核，请等待审核完成');
  }
  await db
    .update(changeRequest)
    .set({ state, submittedAt: now, opinion: '', timeline: [...row.timeline, stepAt(now, '提交申请')] })
    .where(eq(changeRequest.changeNo, changeNo));
  const summary = `${compName} ${changeTypes[typeOf(row)]}`;
  await addTask(db, { kind, subject: changeNo, compCode, summary }, now);
  if (typeOf(row) !== 'ACCOUNT') await askRegister(context, db);
  return row;
}

export async function changeSubmit(
  context: CompanyContext,
  { body }: HandlerInput<'changeSubmit'>,
): Promise<CallReply<'changeSubmit'>> {
  const { db, session } = context;
  const { code, browserID: browserId, ...draft } = body;
  // A request about an account brings the code that its page asks for.
  if (body.changeType !== 'ACCOUNT') {
    checkType(context, body.changeType);
    await requireProof(context, 'company');
  }
  // This takes two transactions: a wrong code has to cost a try, and a roll-back would give the try back. The input
  // stays as a draft.
  const saved = await db.transaction(async (transaction) => {
    const row = await saveDraft(context, transaction, draft);
    await checkComplete(transaction, row);
    return row;
  });
  const { changeNo } = saved;
  if (typeOf(saved) === 'ACCOUNT') {
    await requireCode(context, { recipient: session.mobile, purpose: 'changeAccount', browserId }, code ?? '');
  }
  await db.transaction((transaction) => putUnderReview(context, transaction, changeNo, 'change'));
  await audit(context, 'change.submit', 'ok', changeNo);
  return { changeNo };
}

export async function changeWithdraw(context: CompanyContext, { body }: HandlerInput<'changeWithdraw'>) {
  const { db, now } = context;
  await db.transaction(async (transaction) => {
    const row = await lockedChange(context, transaction, body.changeNo);
    checkType(context, typeOf(row));
    const state = changeState.next(row.state, 'withdrawn');
    if (state === undefined) throw conflict('该申请当前状态不能撤回');
    await transaction
      .update(changeRequest)
      .set({ state, finishedAt: now, timeline: [...row.timeline, stepAt(now, '撤回申请')] })
      .where(eq(changeRequest.changeNo, row.changeNo));
    await closeTask(transaction, 'change', row.changeNo, now);
  });
  await audit(context, 'change.withdraw', 'ok', body.changeNo);
}
