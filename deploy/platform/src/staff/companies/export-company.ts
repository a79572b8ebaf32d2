import {
  adminChange,
  agreement,
  bankAccount,
  changeRequest,
  company,
  companyFreeze,
  employee,
  permit,
  registration,
  reviewTask,
  storedFile,
  user,
} from '@portal/database/schema/platform';
import { maskBankAccount, maskIdentityNumber } from '@portal/shared/format';
import { asc, eq } from 'drizzle-orm';
import { ownerOfPaper } from '../../customers/files/identity-paper';
import { profileOf } from '../../domain/company/records';
import { auditCompanyAct } from '../../domain/staff/audit-staff';
import { careRoles } from '../../domain/staff/care-roles';
import { companyInScope } from '../../domain/staff/in-scope';
import type { HandlerInput } from '../../kernel/calls/handler';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { safeFileName } from '../../kernel/files/file-name';
import { pack } from '../../kernel/files/pack';
import { conflict } from '../../kernel/http/http-error';
import type { FileReply } from '../../kernel/http/replies';

/** More than this would fill the memory. */
const maxBytes = 200 * 1_048_576;

/** The fields that hold an identity number or an account number, wherever they stand in a company's rows. */
const hidden: Readonly<Record<string, (value: string) => string>> = {
  idNo: maskIdentityNumber,
  accountNo: maskBankAccount,
  accountNoAgain: maskBankAccount,
  bankAccount: maskBankAccount,
  invoiceBankAccount: maskBankAccount,
};

/** Masks the numbers in a value and in all values below it. */
function withoutNumbers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNumbers);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const mask = Object.hasOwn(hidden, name) && typeof part === 'string' ? hidden[name] : undefined;
      return [name, mask ? mask(part) : withoutNumbers(part)];
    }),
  );
}

async function recordsOf({ db }: StaffContext, compCode: string) {
  const people = await db
    .select({ place: employee, person: user })
    .from(employee)
    .innerJoin(user, eq(user.userCode, employee.userCode))
    .where(eq(employee.compCode, compCode))
    .orderBy(asc(employee.createdAt));
  return {
    company: (await db.select().from(company).where(eq(company.compCode, compCode)))[0],
    profile: await profileOf(db, compCode),
    registration: await db.select().from(registration).where(eq(registration.compCode, compCode)),
    people: people.map(({ place, person }) => ({
      userName: place.userName ?? person.userName,
      mobile: place.mobile ?? person.mobile,
      email: place.email ?? person.email,
      idNo: person.idNo,
      rootManager: place.rootManager,
      employeeRoles: place.employeeRoles,
      status: place.status,
      createdAt: place.createdAt,
      lastLoginAt: place.lastLoginAt,
    })),
    accounts: await db.select().from(bankAccount).where(eq(bankAccount.compCode, compCode)),
    agreements: await db.select().from(agreement).where(eq(agreement.compCode, compCode)),
    products: await db.select().from(permit).where(eq(permit.compCode, compCode)),
    changes: await db.select().from(changeRequest).where(eq(changeRequest.compCode, compCode)),
    adminChanges: await db.select().from(adminChange).where(eq(adminChange.compCode, compCode)),
    cases: await db.select().from(reviewTask).where(eq(reviewTask.compCode, compCode)),
    freezes: await db.select().from(companyFreeze).where(eq(companyFreeze.compCode, compCode)),
  };
}

/** The company's files by their names in the archive. Pictures of identity cards are left out unless they are asked for, and files in
 * which something harmful was found always. */
async function filesOf({ db }: StaffContext, compCode: string, withIdentity: boolean) {
  const theirs = eq(storedFile.compCode, compCode);
  const listed = await db
    .select({
      fileToken: storedFile.fileToken,
      fileName: storedFile.fileName,
      size: storedFile.size,
      scan: storedFile.scan,
    })
    .from(storedFile)
    .where(theirs)
    .orderBy(asc(storedFile.createdAt), asc(storedFile.fileToken));
  if (listed.reduce((sum, { size }) => sum + size, 0) > maxBytes) throw conflict('该企业的文件过大，请由运维导出');
  if (listed.some(({ scan }) => scan === 'FAILED')) throw conflict('该企业有文件未完成安全检查，请重新检查后再导出');
  if (listed.some(({ scan }) => scan === 'WAITING')) throw conflict('该企业有文件正在进行安全检查，请稍后再导出');
  const files: [string, Uint8Array][] = [];
  for (const [index, { fileToken, fileName, scan }] of listed.entries()) {
    if (scan === 'FOUND') continue;
    if (!withIdentity && (await ownerOfPaper(db, compCode, fileToken)) !== null) continue;
    const [row] = await db.select().from(storedFile).where(eq(storedFile.fileToken, fileToken));
    if (row) files.push([`files/${String(index + 1).padStart(3, '0')} ${safeFileName(fileName)}`, row.content]);
  }
  return files;
}

/**
 * Everything that is kept of the company as one archive, for an authority that asks by a letter. Numbers of identity
 * cards and accounts stand in it in clear only if that was asked for, which the audit notes too.
 */
export async function staffCompanyExport(
  context: StaffContext,
  { body }: HandlerInput<'staffCompanyExport'>,
): Promise<FileReply> {
  const { db, now, staff } = context;
  const { compCode, reason, referenceNo, withIdentity } = body;
  const comp = await companyInScope(context, careRoles.export, compCode);
  const { compNo, compName } = comp;
  const records = await recordsOf(context, compCode);
  const about = { compNo, compName, referenceNo, reason, withIdentity, by: staff.displayName, at: now };
  const data = JSON.stringify({ about, ...(withIdentity ? records : Object(withoutNumbers(records))) }, null, 2);
  const files = await filesOf(context, compCode, withIdentity);
  const content = await pack({ 'data.json': Buffer.from(data), ...Object.fromEntries(files) });
  const after = { reason, referenceNo, withIdentity, files: files.length, bytes: content.length };
  await auditCompanyAct(db, context, comp, { action: 'company.export', after });
  return { fileName: `${compNo}.zip`, contentType: 'application/zip', content };
}
