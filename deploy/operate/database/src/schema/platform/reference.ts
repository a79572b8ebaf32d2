import { index, integer, text } from 'drizzle-orm/pg-core';
import { platform } from './namespace';

/** Banks by the first three digits of their branches' numbers, in the order of lists. */
export const bank = platform.table('bank', {
  bankCode: text('bank_code').primaryKey(),
  bankName: text('bank_name').notNull(),
  orderNum: integer('order_num').notNull(),
});

/** The branches of banks by their twelve-digit number. An operator loads the central bank's list. */
export const bankBranch = platform.table(
  'bank_branch',
  {
    branchNo: text('branch_no').primaryKey(),
    bankCode: text('bank_code').notNull(),
    /** The city's code. */
    areaCode: text('area_code').notNull(),
    branchName: text('branch_name').notNull(),
  },
  (table) => [index('bank_branch_place').on(table.bankCode, table.areaCode)],
);
