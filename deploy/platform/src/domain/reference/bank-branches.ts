import type { Queryable } from '@portal/database';
import { bankBranch } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, asc, eq, like } from 'drizzle-orm';
import type { CallContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { contains } from '../../kernel/data/contains';

const most = 50;

/**
 * The condition for branches in an area: `330000` and `330100` both hold `330100`. The branches of a district are those
 * of its city.
 */
function within(areaCode: string) {
  return areaCode.endsWith('0000')
    ? like(bankBranch.areaCode, `${areaCode.slice(0, 2)}%`)
    : eq(bankBranch.areaCode, `${areaCode.slice(0, 4)}00`);
}

export function bankBranchList(
  { db }: CallContext,
  { body }: HandlerInput<'bankBranchList'>,
): Promise<CallReply<'bankBranchList'>> {
  const { bankCode, areaCode, keyword } = body;
  return db
    .select({ branchNo: bankBranch.branchNo, branchName: bankBranch.branchName })
    .from(bankBranch)
    .where(
      and(
        eq(bankBranch.bankCode, bankCode),
        areaCode !== undefined && /^\d{6}$/.test(areaCode) ? within(areaCode) : undefined,
        contains(keyword, bankBranch.branchName, bankBranch.branchNo),
      ),
    )
    .orderBy(asc(bankBranch.branchNo))
    .limit(most);
}

export async function findBranch(db: Queryable, branchNo: string): Promise<typeof bankBranch.$inferSelect | undefined> {
  const [row] = await db.select().from(bankBranch).where(eq(bankBranch.branchNo, branchNo));
  return row;
}
