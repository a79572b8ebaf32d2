import { bankAccount } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, count, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { CompanyContext } from '../calls/context';
import type { HandlerInput } from '../calls/handler';
import { contains } from '../data/contains';
import { one } from '../data/one';
import { notFound } from '../http/refusal';
import { type AccountRow, transferOf } from './show-transfer';
import { expireTransfers } from './transfers';

type Account = CallReply<'bankAccountInfo'>;

function accountOf({ member, config }: CompanyContext, row: AccountRow): Account {
  return {
    ...transferOf(row, member.compName, config.demo),
    bankCode: row.bankCode,
    branchNo: row.branchNo,
    accountType: row.accountType as Account['accountType'],
    currency: row.currency,
    isDefault: row.isDefault,
    createTime: row.createdAt.toISOString(),
  };
}

const mine = ({ member }: CompanyContext): SQL | undefined =>
  and(eq(bankAccount.compCode, member.compCode), isNull(bankAccount.unboundAt));

export async function bankAccountList(
  context: CompanyContext,
  { body }: HandlerInput<'bankAccountList'>,
): Promise<CallReply<'bankAccountList'>> {
  const { db, member, now } = context;
  await expireTransfers(db, member.compCode, now);
  const where = and(
    mine(context),
    body.bankCode === undefined ? undefined : eq(bankAccount.bankCode, body.bankCode),
    body.state === undefined ? undefined : eq(bankAccount.state, body.state),
    contains(body.keyword, bankAccount.branchName, bankAccount.accountNo),
  );
  const { total } = one(await db.select({ total: count() }).from(bankAccount).where(where));
  const rows = await db
    .select()
    .from(bankAccount)
    .where(where)
    .orderBy(desc(bankAccount.isDefault), desc(bankAccount.createdAt), desc(bankAccount.accountId))
    .limit(body.pageSize)
    .offset((body.pageNum - 1) * body.pageSize);
  return { total, rows: rows.map((row) => accountOf(context, row)) };
}

export async function bankAccountInfo(context: CompanyContext, accountId: string): Promise<Account> {
  const { db, member, now } = context;
  await expireTransfers(db, member.compCode, now);
  const [row] = await db
    .select()
    .from(bankAccount)
    .where(and(mine(context), eq(bankAccount.accountId, accountId)));
  if (!row) throw notFound('该账户不存在或已解绑');
  return accountOf(context, row);
}
