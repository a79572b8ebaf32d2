import type { Queryable } from '@portal/database';
import { bank } from '@portal/database/schema/platform';
import { asc } from 'drizzle-orm';

type NameOf = (bankCode: string) => string;

/** The banks in the operator's order. */
export function readBanks(db: Queryable): Promise<{ bankCode: string; bankName: string }[]> {
  const { bankCode, bankName, orderNum } = bank;
  return db.select({ bankCode, bankName }).from(bank).orderBy(asc(orderNum));
}

/** Returns the names of banks by their codes. A bank that the operator took from the list keeps its code as its name. */
export async function bankNames(db: Queryable): Promise<NameOf> {
  const names = new Map((await readBanks(db)).map(({ bankCode, bankName }) => [bankCode, bankName]));
  return (bankCode) => names.get(bankCode) ?? bankCode;
}
