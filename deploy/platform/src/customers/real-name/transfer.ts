import { bankAccount } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { holdNewNumber, knownNumber } from '../../domain/bank-account/account-number';
import { checkAccount, requireSameNumber } from '../../domain/bank-account/new-account';
import { payerOf, transferOf } from '../../domain/bank-account/show-transfer';
import { transferState as machine, transferTries } from '../../domain/bank-account/transfer-state';
import { confirmTransfer, startTransfer } from '../../domain/bank-account/transfers';
import { beginVerification } from '../../domain/real-name/begin-verification';
import { registrationAccount } from '../../domain/real-name/read-proofs';
import type { CompanyContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { newCode } from '../../kernel/data/new-code';
import { conflict } from '../../kernel/http/http-error';

type Transfer = CallReply<'transferState'>;

export async function transferStateView(context: CompanyContext): Promise<Transfer> {
  const { db, member, now } = context;
  const row = await registrationAccount(db, member.compCode, now);
  return row ? transferOf(context, await payerOf(context), row) : null;
}

async function shown(context: CompanyContext): Promise<NonNullable<Transfer>> {
  const transfer = await transferStateView(context);
  if (!transfer) throw conflict('尚未发起打款');
  return transfer;
}

/** Starts the transfer to the company's first account. Until it is proven, another try may name another account. */
export async function transferStart(
  context: CompanyContext,
  { body }: HandlerInput<'transferStart'>,
): Promise<NonNullable<Transfer>> {
  const { db, member, now } = context;
  const { compCode } = member;
  requireSameNumber(body.accountNo, body.accountNoAgain);
  const fields = await checkAccount(db, body);
  const accountId = await db.transaction(async (transaction) => {
    await beginVerification(transaction, compCode, now);
    const known = await registrationAccount(transaction, compCode, now);
    if (known && machine.next(known.state, 'started') === undefined) throw conflict('打款正在进行或账户已验证');
    if (known) {
      await transaction.update(bankAccount).set(fields).where(eq(bankAccount.accountId, known.accountId));
      return known.accountId;
    }
    const made = {
      ...fields,
      accountId: newCode('B'),
      compCode,
      accountType: 'BASIC',
      state: 'INIT',
      forRegistration: true,
      remainTimes: transferTries,
      createdAt: now,
    };
    await holdNewNumber(transaction, compCode, body.accountNo);
    const [row] = await transaction.insert(bankAccount).values(made).onConflictDoNothing().returning();
    if (!row) throw knownNumber();
    return row.accountId;
  });
  await startTransfer(context, accountId);
  return shown(context);
}

export async function transferConfirm(
  context: CompanyContext,
  { body }: HandlerInput<'transferConfirm'>,
): Promise<NonNullable<Transfer>> {
  const { accountId } = await shown(context);
  await confirmTransfer(context, accountId, body.amount);
  return shown(context);
}
