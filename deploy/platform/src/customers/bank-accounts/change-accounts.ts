import { bankAccount, changeRequest } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { boundAccounts, holdNewNumber, knownNumber } from '../../domain/bank-account/account-number';
import { checkAccount, requireSameNumber } from '../../domain/bank-account/new-account';
import { bankAccountInfo } from '../../domain/bank-account/read-accounts';
import { transferTries } from '../../domain/bank-account/transfer-state';
import { lockedAccount } from '../../domain/bank-account/transfers';
import type { CompanyContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { newCode } from '../../kernel/data/new-code';
import { conflict, fieldFault } from '../../kernel/http/http-error';
import { audit } from '../../kernel/protection/audit';

export async function bankAccountAdd(
  context: CompanyContext,
  { body }: HandlerInput<'bankAccountAdd'>,
): Promise<CallReply<'bankAccountAdd'>> {
  const { db, member, now } = context;
  requireSameNumber(body.accountNo, body.accountNoAgain);
  const fields = await checkAccount(db, body);
  const accountId = newCode('B');
  await db.transaction(async (transaction) => {
    await holdNewNumber(transaction, member.compCode, body.accountNo);
    const made = await transaction
      .insert(bankAccount)
      .values({
        ...fields,
        accountId,
        compCode: member.compCode,
        accountType: body.accountType,
        state: 'INIT',
        remainTimes: transferTries,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ accountId: bankAccount.accountId });
    if (made.length === 0) throw knownNumber();
  });
  await audit(context, 'bankAccount.add', 'ok', accountId);
  return bankAccountInfo(context, accountId);
}

/** Shows the whole number to a person who has just proved who they are. */
export async function bankAccountReveal(
  context: CompanyContext,
  { body }: HandlerInput<'bankAccountReveal'>,
): Promise<CallReply<'bankAccountReveal'>> {
  const { db } = context;
  const { accountNo } = await db.transaction((transaction) => lockedAccount(context, transaction, body.accountId));
  await audit(context, 'bankAccount.reveal', 'ok', body.accountId);
  return { accountNo };
}

export async function bankAccountDefault(context: CompanyContext, { body }: HandlerInput<'bankAccountDefault'>) {
  const { db, member } = context;
  await db.transaction(async (transaction) => {
    const row = await lockedAccount(context, transaction, body.accountId);
    if (row.state !== 'ORGANFINISHED') throw conflict('仅已验证的账户可设为默认账户');
    await transaction
      .update(bankAccount)
      .set({ isDefault: false })
      .where(and(boundAccounts(member.compCode), eq(bankAccount.isDefault, true)));
    await transaction.update(bankAccount).set({ isDefault: true }).where(eq(bankAccount.accountId, body.accountId));
  });
  await audit(context, 'bankAccount.default', 'ok', body.accountId);
}

export async function bankAccountUnbind(context: CompanyContext, { body }: HandlerInput<'bankAccountUnbind'>) {
  const { db, now } = context;
  await db.transaction(async (transaction) => {
    const row = await lockedAccount(context, transaction, body.accountId);
    if (row.isDefault) throw conflict('默认账户不能解绑，请先设置其他默认账户');
    if (row.state === 'PAID') throw conflict('打款处理中，暂不能解绑');
    if (row.accountNo.slice(-4) !== body.tail) throw fieldFault('tail', '账户尾号不正确');
    const underReview = and(
      eq(changeRequest.accountId, body.accountId),
      inArray(changeRequest.state, ['SUBMITTED', 'REVIEWING']),
    );
    const open = await transaction.select({ no: changeRequest.changeNo }).from(changeRequest).where(underReview);
    if (open.length > 0) throw conflict('该账户有变更申请正在审核，暂不能解绑');
    await transaction.update(bankAccount).set({ unboundAt: now }).where(eq(bankAccount.accountId, body.accountId));
  });
  await audit(context, 'bankAccount.unbind', 'ok', body.accountId);
}
