import { indexesOf, numberColumns, type Queryable } from '@portal/database';
import { bankAccount } from '@portal/database/schema/platform';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { digitsOf, isTail } from '../../kernel/data/number-search';
import { takeTurn } from '../../kernel/data/take-turn';
import { fieldFault } from '../../kernel/http/http-error';

const place = 'bank_account.account_no';
const { accountNo, accountNoIndex, accountNoTail } = bankAccount;
const isSealed = sql`${accountNo} like 'v1:%'`;

/** The columns of an account that hold its number, sealed and by what SQL finds it. */
export function accountNumber(number: string) {
  const { index, tail } = numberColumns(number, place);
  return { accountNo: number, accountNoIndex: index, accountNoTail: tail };
}

const hasWhole = (digits: string): SQL | undefined =>
  or(and(isSealed, inArray(accountNoIndex, indexesOf(digits, place))), sql`${accountNo} = ${digits}`);

/** Finds accounts by the whole number or its last four digits, like `hasNumber`. */
export function hasAccountNumber(words: string): SQL | undefined {
  const digits = digitsOf(words);
  if (!isTail(digits)) return hasWhole(digits);
  return sql`case when ${isSealed} then ${accountNoTail} else right(${accountNo}, 4) end = ${digits}`;
}

/** The accounts that the company has not unbound. */
export const boundAccounts = (compCode: string): SQL | undefined =>
  and(eq(bankAccount.compCode, compCode), isNull(bankAccount.unboundAt));

/**
 * Refuses a number that another account of the company has. Until every row is sealed under the same key, the unique
 * indexes see only a part of them, so the caller's transaction takes a turn.
 */
export async function holdNewNumber(transaction: Queryable, compCode: string, number: string): Promise<void> {
  await takeTurn(transaction, `account-numbers:${compCode}`);
  const [same] = await transaction
    .select({ accountId: bankAccount.accountId })
    .from(bankAccount)
    .where(and(boundAccounts(compCode), hasWhole(number)));
  if (same) throw knownNumber();
}

export const knownNumber = () => fieldFault('accountNo', '该银行账号已添加');
