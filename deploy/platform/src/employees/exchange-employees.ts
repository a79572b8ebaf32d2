import { Readable } from 'node:stream';
import { employee } from '@portal/database/schema/platform';
import { employeeRoleLabel } from '@portal/shared/codes';
import { type CallReply, employeeStates } from '@portal/shared/contract';
import { formatMinute, maskPhone } from '@portal/shared/format';
import { and, sql } from 'drizzle-orm';
import type { CompanyContext } from '../calls/context';
import type { HandlerInput } from '../calls/handler';
import { badInput, Refusal } from '../http/refusal';
import type { FileReply } from '../http/replies';
import { audit } from '../protection/audit';
import { addEmployee } from './add-employee';
import { readSheet, type SheetRow, sheetColumns, sheetLine, sheetStart } from './employee-sheet';
import { type EmployeeRow, type Filters, listed, selectEmployees } from './read-employees';

const batch = 1000;
const contentType = 'text/csv; charset=utf-8';

function exportLine({ place, person }: EmployeeRow): string {
  const stateLabels: Readonly<Record<string, string>> = employeeStates;
  return sheetLine([
    person.userName,
    maskPhone(person.mobile),
    person.email,
    place.employeeRoles.map(employeeRoleLabel).join('、'),
    place.productCodes.join('、'),
    stateLabels[place.status] ?? place.status,
    place.rootManager ? '是' : '否',
    place.lastLoginAt === null ? '' : formatMinute(place.lastLoginAt),
    formatMinute(place.createdAt),
  ]);
}

type Exporting = Pick<CompanyContext, 'db' | 'member'>;

/** Batch by batch after the last row's place in the order. */
async function* exportLines(context: Exporting, filters: Filters): AsyncGenerator<string> {
  yield sheetStart + sheetLine([...sheetColumns, '状态', '管理员', '最近登录', '创建时间']);
  let last: EmployeeRow | undefined;
  do {
    const after =
      last &&
      sql`(${employee.createdAt}, ${employee.employeeCode}) < (${last.place.createdAt.toISOString()}::timestamptz, ${last.place.employeeCode})`;
    const rows: EmployeeRow[] = await selectEmployees(context.db, and(listed(context, filters), after)).limit(batch);
    yield rows.map(exportLine).join('');
    last = rows.length === batch ? rows.at(-1) : undefined;
  } while (last);
}

/**
 * The list as a file, read from the database only as fast as it is taken: ten thousand rows never stand in memory at
 * once, however slow the line.
 */
export const exportStream = (context: Exporting, filters: Filters): Readable =>
  // Counted in bytes; in objects sixteen batches would be read ahead.
  Readable.from(exportLines(context, filters), { objectMode: false });

export async function employeeExport(
  context: CompanyContext,
  { body }: HandlerInput<'employeeExport'>,
): Promise<FileReply> {
  await audit(context, 'employee.export', 'ok');
  return { fileName: '人员.csv', contentType, content: exportStream(context, body) };
}

export function employeeImportTemplate(): FileReply {
  const example = ['张三', '13712345678', 'zhangsan@example.com', '经办、查询', 'SCM'];
  const content = Buffer.from(sheetStart + sheetLine(sheetColumns) + sheetLine(example));
  return { fileName: '人员导入模板.csv', contentType, content };
}

async function importRow(context: CompanyContext, row: SheetRow): Promise<string | null> {
  if (row.fault !== null) return row.fault;
  const { compCode, compName } = context.member;
  const place = { compCode, compName, employeeRoles: row.roles, productCodes: row.products };
  try {
    const added = await context.db.transaction((transaction) => addEmployee(context, transaction, place, row));
    added.tell();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

/** Row by row: what is right comes in, the rest is told by its line. */
export async function employeeImport(
  context: CompanyContext,
  { file }: HandlerInput<'employeeImport'>,
): Promise<CallReply<'employeeImport'>> {
  const sheet = readSheet(file.content);
  if ('fault' in sheet) throw badInput(sheet.fault, { file: sheet.fault });
  const rows: CallReply<'employeeImport'>['rows'] = [];
  for (const row of sheet.rows) {
    const fault = await importRow(context, row);
    rows.push({ line: row.line, userName: row.userName, ok: fault === null, msg: fault ?? '已添加' });
  }
  const added = rows.filter(({ ok }) => ok).length;
  await audit(context, 'employee.import', 'ok', `${added}/${rows.length}`);
  return { added, failed: rows.length - added, rows };
}
