import { randomInt } from 'node:crypto';
import type { Queryable } from '@portal/database';
import { bankAccount } from '@portal/database/schema/platform';
import { transferExpiredText } from '@portal/shared/codes';
import { and, eq, inArray, isNotNull, lt, type SQL } from 'drizzle-orm';
import type { CompanyContext } from '../../kernel/calls/context';
import { daysAfter } from '../../kernel/data/days';
import { nextNumber } from '../../kernel/data/next-number';
import { newDispatchId } from '../../kernel/dispatch/enqueue';
import { notifyCompany } from '../../kernel/dispatch/notify';
import { callProvider } from '../../kernel/dispatch/port-queue';
import { conflict, fieldFault, notFound } from '../../kernel/http/http-error';
import { audit } from '../../kernel/protection/audit';
import { holdLimit } from '../../kernel/protection/rate-limit';
import type { Decision } from '../case/decision';
import { addTask } from '../case/review-tasks';
import { boundAccounts } from './account-number';
import { transferNotices } from './notices';
import type { AccountRow } from './show-transfer';
import { amountEvent, transferLifeDays, transferState, transferTries } from './transfer-state';

/** Marks old transfers as expired. It runs when somebody looks at them. */
export async function expireTransfers(db: Queryable, compCode: string, now: Date): Promise<void> {
  await db
    .update(bankAccount)
    .set({ state: 'EXPIRED' })
    .where(
      and(
        eq(bankAccount.compCode, compCode),
        inArray(bankAccount.state, transferState.sources('expired')),
        lt(bankAccount.expiresAt, now),
      ),
    );
}

/** Returns an account of the caller's own company and locks it until the transaction ends. */
export async function lockedAccount({ member }: CompanyContext, db: Queryable, accountId: string): Promise<AccountRow> {
  const [row] = await db
    .select()
    .from(bankAccount)
    .where(and(eq(bankAccount.accountId, accountId), boundAccounts(member.compCode)))
    .for('update');
  if (!row) throw notFound('该账户不存在或已解绑');
  return row;
}

export async function startTransfer(context: CompanyContext, accountId: string): Promise<void> {
  const { db, config, providers, origin, member, now } = context;
  const day = { key: `transfer:${member.compCode}`, most: config.transfersPerDay, seconds: 86_400 };
  await holdLimit(db, day, now, '今日打款次数已达上限，请明天再试');
  const { tenant } = origin;
  const transferId = (await providers.find(tenant, 'bank')) ? newDispatchId() : null;
  await db.transaction(async (transaction) => {
    await expireTransfers(transaction, member.compCode, now);
    const row = await lockedAccount(context, transaction, accountId);
    const state = transferState.next(row.state, 'started');
    if (state === undefined) throw conflict('该账户当前状态不能发起打款');
    await transaction
      .update(bankAccount)
      .set({
        state,
        transferId,
        reason: '',
        amount: randomInt(1, 100),
        remainTimes: transferTries,
        serialNo: '',
        foresee: daysAfter(now, 1),
        expiresAt: null,
      })
      .where(eq(bankAccount.accountId, accountId));
    if (transferId !== null) {
      const call = { purpose: 'bank.pay', tenant, subject: accountId, dispatchId: transferId };
      await callProvider(transaction, call, now);
      return;
    }
    const summary = `${member.compName} 账户尾号${row.accountNo.slice(-4)}打款`;
    const { compCode } = member;
    await addTask(transaction, { kind: 'transfer', subject: accountId, compCode, summary }, now);
  });
  await audit(context, 'transfer.start', 'ok', accountId);
}

/** The orders to the bank that it has not answered. */
export const unansweredTransfers = (db: Queryable) =>
  db
    .select({ dispatchId: bankAccount.transferId })
    .from(bankAccount)
    .where(and(isNotNull(bankAccount.transferId), inArray(bankAccount.state, transferState.sources('bankPaid'))));

/** Stores a person's answer for the bank about an account. */
export const decideTransfer = (db: Queryable, accountId: string, decision: Decision, now: Date) =>
  answerTransfer(db, eq(bankAccount.accountId, accountId), decision, now);

/** Stores the bank's own answer. Answers the company that it is about. */
export const endTransfer = (db: Queryable, transferId: string, decision: Decision, now: Date) =>
  answerTransfer(db, eq(bankAccount.transferId, transferId), decision, now);

/**
 * Stores the answer if the transfer still waits for it: the money is on its way, or the reason why not. The same answer
 * for a second time changes nothing.
 */
async function answerTransfer(
  db: Queryable,
  which: SQL,
  { outcome, reason, bankSerialNo }: Decision,
  now: Date,
): Promise<string | null> {
  const event = outcome === 'approve' ? 'bankPaid' : 'bankRefused';
  const changes =
    event === 'bankPaid'
      ? {
          state: 'PAID_SUCCESS',
          serialNo: bankSerialNo ?? nextNumber('transfer', now),
          expiresAt: daysAfter(now, transferLifeDays),
        }
      : { state: 'PAID_FAILED', reason: reason || '账户名称与账号不符' };
  const [row] = await db
    .update(bankAccount)
    .set(changes)
    .where(and(which, inArray(bankAccount.state, transferState.sources(event))))
    .returning();
  if (!row) return null;
  const { compCode, accountNo, forRegistration } = row;
  const page = forRegistration ? '/register/verification' : '/center/crm/account/list';
  const said = { tail: accountNo.slice(-4), days: String(transferLifeDays), reason: row.reason, page };
  await notifyCompany(
    db,
    event === 'bankPaid' ? transferNotices.paid : transferNotices.notPaid,
    { compCode },
    said,
    now,
  );
  return compCode;
}

const lastWrong = '金额错误次数已用完，本次验证失败，请重新发起打款';

/** Checks the amount that arrived. A wrong amount costs a try, although the call refuses it. */
export async function confirmTransfer(context: CompanyContext, accountId: string, amount: string): Promise<void> {
  const { db, member, now } = context;
  const fault = await db.transaction(async (transaction) => {
    await expireTransfers(transaction, member.compCode, now);
    const row = await lockedAccount(context, transaction, accountId);
    const event = amountEvent(Math.round(Number(amount) * 100) === row.amount, row.remainTimes);
    const state = transferState.next(row.state, event);
    if (state === undefined) throw conflict(row.state === 'EXPIRED' ? transferExpiredText : '该账户当前不能回填金额');
    const right = event === 'amountRight';
    const remainTimes = right ? row.remainTimes : row.remainTimes - 1;
    const others = await transaction
      .select({ accountId: bankAccount.accountId })
      .from(bankAccount)
      .where(and(boundAccounts(member.compCode), eq(bankAccount.isDefault, true)));
    await transaction
      .update(bankAccount)
      .set({
        state,
        remainTimes,
        reason: event === 'lastAmountWrong' ? lastWrong : '',
        // The first proven account becomes the default account.
        isDefault: right && others.length === 0 ? true : row.isDefault,
      })
      .where(eq(bankAccount.accountId, accountId));
    if (right) return null;
    return event === 'lastAmountWrong' ? lastWrong : `金额错误，剩余 ${remainTimes} 次`;
  });
  await audit(context, 'transfer.confirm', fault === null ? 'ok' : 'refused', accountId);
  if (fault !== null) throw fieldFault('amount', fault);
}
