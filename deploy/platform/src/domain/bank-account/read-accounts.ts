import { bankAccount } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, desc, eq, or } from 'drizzle-orm';
import type { CompanyContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { contains } from '../../kernel/data/contains';
import { isWholeNumber } from '../../kernel/data/number-search';
import { readPage } from '../../kernel/data/read-page';
import { countWaiting, type Waiting } from '../../kernel/data/waiting';
import { notFound } from '../../kernel/http/http-error';
import { holdLookups } from '../../kernel/protection/lookups';
import { boundAccounts, hasAccountNumber } from './account-number';
import { type AccountRow, payerOf, type TransferEnds, transferOf } from './show-transfer';
import { expireTransfers } from './transfers';

type Account = CallReply<'bankAccountInfo'>;

function accountOf(context: CompanyContext, ends: TransferEnds, row: AccountRow): Account {
  return {
    ...transferOf(context, ends, row),
    bankCode: row.bankCode,
    branchNo: row.branchNo,
    accountType: row.accountType as Account['accountType'],
    currency: row.currency,
    isDefault: row.isDefault,
    createTime: row.createdAt.toISOString(),
  };
}

export async function bankAccountList(
  context: CompanyContext,
  { body }: HandlerInput<'bankAccountList'>,
): Promise<CallReply<'bankAccountList'>> {
  const { db, member, now } = context;
  if (isWholeNumber(body.keyword)) await holdLookups(context);
  await expireTransfers(db, member.compCode, now);
  const where = and(
    boundAccounts(member.compCode),
    body.bankCode === undefined ? undefined : eq(bankAccount.bankCode, body.bankCode),
    body.state === undefined ? undefined : eq(bankAccount.state, body.state),
    body.keyword ? or(contains(body.keyword, bankAccount.branchName), hasAccountNumber(body.keyword)) : undefined,
  );
  const { total, rows } = await readPage(db, bankAccount, {
    where,
    orderBy: [desc(bankAccount.isDefault), desc(bankAccount.createdAt), desc(bankAccount.accountId)],
    ...body,
  });
  const payer = await payerOf(context);
  return { total, rows: rows.map((row) => accountOf(context, payer, row)) };
}

/** Counts accounts whose transfer has arrived. Somebody has to fill in its amount. */
export async function countToConfirm(context: CompanyContext): Promise<Waiting> {
  const { db, member, now } = context;
  await expireTransfers(db, member.compCode, now);
  const arrived = and(boundAccounts(member.compCode), eq(bankAccount.state, 'PAID_SUCCESS'));
  return countWaiting(db, bankAccount, bankAccount.expiresAt, arrived);
}

export async function bankAccountInfo(context: CompanyContext, accountId: string): Promise<Account> {
  const { db, member, now } = context;
  await expireTransfers(db, member.compCode, now);
  const [row] = await db
    .select()
    .from(bankAccount)
    .where(and(boundAccounts(member.compCode), eq(bankAccount.accountId, accountId)));
  if (!row) throw notFound('该账户不存在或已解绑');
  return accountOf(context, await payerOf(context), row);
}
