import type { Queryable } from '@portal/database';
import { bankAccount } from '@portal/database/schema/platform';
import { auditFields } from '@portal/shared/codes/audit-fields';
import { bankAccountStates } from '@portal/shared/contract';
import { maskBankAccount } from '@portal/shared/format';
import { eq } from 'drizzle-orm';
import { type AccountRow, yuan } from '../../../domain/bank-account/show-transfer';
import { accountLabels } from '../../../domain/company-change/change-values';
import { bankNames } from '../../../domain/reference/banks';
import type { NamedCase } from '../case-rows';
import { hiddenItem, type Item, type Section, textItem } from './items';

export const accountItems = async (
  db: Queryable,
  { bankCode, branchName, branchNo, accountNo }: AccountRow,
): Promise<Item[]> => [
  textItem('bankCode', accountLabels.bankCode, (await bankNames(db))(bankCode)),
  textItem('branchName', accountLabels.branchName, branchName),
  textItem('branchNo', accountLabels.branchNo, branchNo),
  hiddenItem('accountNo', accountLabels.accountNo, accountNo, maskBankAccount),
];

/** The account and the amount that somebody has to transfer to it, and the bank's number once it is paid. */
export async function transferSections(
  db: Queryable,
  { subject, compName, bankSerialNo }: NamedCase,
): Promise<Section[]> {
  const [row] = await db.select().from(bankAccount).where(eq(bankAccount.accountId, subject));
  if (!row) return [];
  const state = bankAccountStates[row.state as keyof typeof bankAccountStates] ?? row.state;
  return [
    {
      section: '打款信息',
      items: [
        textItem('', '账户名称', compName),
        ...(await accountItems(db, row)),
        textItem('', '打款金额（元）', yuan(row.amount)),
        textItem('', '状态', state),
        ...(bankSerialNo === '' ? [] : [textItem('', auditFields.bankSerialNo, bankSerialNo)]),
      ],
    },
  ];
}
