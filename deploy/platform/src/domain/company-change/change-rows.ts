import type { Queryable } from '@portal/database';
import { changeRequest } from '@portal/database/schema/platform';
import { paperFields } from '@portal/shared/company-fields';
import type { ChangeType } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { CompanyContext } from '../../kernel/calls/context';
import { forbidden, notFound } from '../../kernel/http/http-error';

export type ChangeRow = typeof changeRequest.$inferSelect;
export type ChangeRowValues = ChangeRow['values'];

export const typeOf = ({ changeType }: Pick<ChangeRow, 'changeType'>) => changeType as ChangeType;

/** Returns the files among a request's values. */
export const papersIn = (values: Readonly<Record<string, unknown>>): string[] =>
  paperFields.flatMap((field) => {
    const token = values[field];
    return typeof token === 'string' && token !== '' ? [token] : [];
  });

/** Checks the permission for the kind of request: account requests need `account.write`. */
export function checkType({ member }: CompanyContext, type: ChangeType): void {
  if (!member.permissions.has(type === 'ACCOUNT' ? 'account.write' : 'company.write')) throw forbidden();
}

/** Returns a request of the person's own company and locks it until the transaction ends. */
export async function lockedChange({ member }: CompanyContext, db: Queryable, changeNo: string): Promise<ChangeRow> {
  const [row] = await db
    .select()
    .from(changeRequest)
    .where(and(eq(changeRequest.changeNo, changeNo), eq(changeRequest.compCode, member.compCode)))
    .for('update');
  if (!row) throw notFound('变更申请不存在');
  return row;
}
