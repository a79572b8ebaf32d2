import type { Queryable } from '@portal/database';
import { bankAccount, storedFile } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import { ownerOfPaper } from '../../customers/files/identity-paper';
import { profileOf, textOf } from '../../domain/company/records';
import { auditAct, auditCompanyAct } from '../../domain/staff/audit-staff';
import { careRoles } from '../../domain/staff/care-roles';
import { companyInScope } from '../../domain/staff/in-scope';
import type { HandlerInput } from '../../kernel/calls/handler';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { companyFile, scanAgain } from '../../kernel/files/scanned-files';
import { badInput, notFound } from '../../kernel/http/http-error';
import type { FileReply } from '../../kernel/http/replies';
import { managerOf } from '../../kernel/tenant/company-of';

/** One paper of the company. Each look is a row of the audit, and says so if the paper shows an identity card. */
export async function staffCompanyFile(
  context: StaffContext,
  { body: { compCode, fileToken } }: HandlerInput<'staffCompanyFile'>,
): Promise<FileReply> {
  const { db } = context;
  const { tenant } = await companyInScope(context, careRoles.reveal, compCode);
  const file = await companyFile(db, compCode, fileToken);
  const identity = (await ownerOfPaper(db, compCode, fileToken)) !== null;
  const after = { fileName: file.fileName, identityPaper: identity };
  await auditAct(db, context, { action: 'company.file', object: fileToken, tenant, compCode, after });
  return file;
}

/** The scan brought no result: somebody who needs the file has it done again. */
export async function staffCompanyRescan(
  context: StaffContext,
  { body: { compCode, fileToken } }: HandlerInput<'staffCompanyRescan'>,
): Promise<CallReply<'staffCompanyRescan'>> {
  const { db } = context;
  const { tenant } = await companyInScope(context, careRoles.rescan, compCode);
  const [file] = await db
    .select({ fileName: storedFile.fileName })
    .from(storedFile)
    .where(and(eq(storedFile.fileToken, fileToken), eq(storedFile.compCode, compCode)));
  if (!file) throw notFound('文件不存在或已失效');
  const scan = await db.transaction(async (transaction) => {
    const now = await scanAgain(context, transaction, { tenant, fileToken });
    const acted = {
      action: 'company.rescan',
      object: fileToken,
      tenant,
      compCode,
      after: { ...file, scan: now },
    } as const;
    await auditAct(transaction, context, acted);
    return now;
  });
  return { scan };
}

type RevealRequest = HandlerInput<'staffCompanyReveal'>['body'];

async function clearValue(db: Queryable, { compCode, what, accountId }: RevealRequest): Promise<string> {
  if (what === 'accountNo') {
    if (accountId === undefined) throw badInput('请指定银行账户');
    const [row] = await db
      .select({ accountNo: bankAccount.accountNo })
      .from(bankAccount)
      .where(and(eq(bankAccount.compCode, compCode), eq(bankAccount.accountId, accountId)));
    return row?.accountNo ?? '';
  }
  if (what === 'adminMobile') return (await managerOf(db, compCode))?.mobile ?? '';
  const { legalPerson, agent, invoice } = await profileOf(db, compCode);
  if (what === 'invoiceAccountNo') return textOf(invoice, 'bankAccount');
  return textOf(what === 'legalIdNo' ? legalPerson : agent, 'idNo');
}

/** One number in clear. The audit keeps who asked for which and why, but not the number. */
export async function staffCompanyReveal(
  context: StaffContext,
  { body }: HandlerInput<'staffCompanyReveal'>,
): Promise<CallReply<'staffCompanyReveal'>> {
  const { db } = context;
  const { compCode, what, accountId, reason } = body;
  const comp = await companyInScope(context, careRoles.reveal, compCode);
  const value = await clearValue(db, body);
  if (value === '') throw notFound('没有该信息');
  const after = { what, accountId, reason };
  await auditCompanyAct(db, context, comp, { action: 'company.reveal', after });
  return { value };
}
