import { Readable } from 'node:stream';
import { employee } from '@portal/database/schema/platform';
import { portalName, prodCodes } from '@portal/shared/codes/products';
import { employeeTexts } from '@portal/shared/columns/employees';
import type { CallReply } from '@portal/shared/contract';
import { formatDay } from '@portal/shared/format';
import { csvHead, csvRow } from '@portal/shared/format/csv';
import { and, sql } from 'drizzle-orm';
import type { CompanyContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { isWholeNumber } from '../../kernel/data/number-search';
import { badInput, HttpError } from '../../kernel/http/http-error';
import type { FileReply } from '../../kernel/http/replies';
import { audit } from '../../kernel/protection/audit';
import { holdLookups } from '../../kernel/protection/lookups';
import { readSheet, type SheetRow, writeSheet } from './employee-sheet';
import { inviteEmployee } from './invite-employee';
import { makeFirstPassword } from './invited-account';
import { openedProducts } from './opened-products';
import { codesByName, productNames } from './product-names';
import { type EmployeeRow, employeeOf, listed, selectEmployees } from './read-employees';

const batch = 1000;
const contentType = 'text/csv; charset=utf-8';

type Exporting = Pick<CompanyContext, 'db' | 'member' | 'session' | 'now'>;
type ExportFilter = HandlerInput<'employeeExport'>['body'];

/** Reads the lines in batches. Each batch begins after the last row of the one before. */
async function* exportLines(context: Exporting, { columns: keys, ...filters }: ExportFilter): AsyncGenerator<string> {
  const names = await productNames(context.db);
  const columns = employeeTexts((code) => names.get(code) ?? code).filter(({ key }) => keys?.includes(key) ?? true);
  yield csvHead(columns.map(({ title }) => title));
  let last: EmployeeRow | undefined;
  do {
    const after =
      last &&
      sql`(${employee.createdAt}, ${employee.employeeCode}) < (${last.place.createdAt.toISOString()}::timestamptz, ${last.place.employeeCode})`;
    const rows: EmployeeRow[] = await selectEmployees(context.db, and(listed(context, filters), after)).limit(batch);
    yield rows.map((row) => csvRow(columns, employeeOf(context, row))).join('');
    last = rows.length === batch ? rows.at(-1) : undefined;
  } while (last);
}

/**
 * Returns the list as a file. It reads the database only as fast as the client takes the file, so ten thousand rows are
 * never in memory at once, even if the connection is slow.
 */
export const exportStream = (context: Exporting, asked: ExportFilter): Readable =>
  // The stream counts in bytes. If it counted in objects, it would read sixteen batches ahead.
  Readable.from(exportLines(context, asked), { objectMode: false });

export async function employeeExport(
  context: CompanyContext,
  { body }: HandlerInput<'employeeExport'>,
): Promise<FileReply> {
  if (isWholeNumber(body.keyword)) await holdLookups(context);
  await audit(context, 'employee.export', 'ok');
  return { fileName: `人员列表-${formatDay(context.now)}.csv`, contentType, content: exportStream(context, body) };
}

export async function employeeImportTemplate({ db }: CompanyContext): Promise<FileReply> {
  const example = {
    userName: '张三',
    mobile: '13712345678',
    email: 'zhangsan@example.com',
    employeeRole: '经办、查询',
    productCodes: (await productNames(db)).get(prodCodes.supplyChain) ?? portalName,
  };
  return { fileName: '人员导入模板.csv', contentType, content: Buffer.from(writeSheet([example])) };
}

async function importRow(context: CompanyContext, row: SheetRow): Promise<string | null> {
  if (row.fault !== null) return row.fault;
  const { compCode, compName } = context.member;
  const place = { compCode, compName, employeeRoles: row.roles, productCodes: row.products };
  try {
    const inviter = { invitedBy: context.session.userCode };
    const first = await makeFirstPassword(context, { mobile: row.mobile, person: row.userName, companies: [compName] });
    const added = await context.db.transaction((transaction) =>
      inviteEmployee(context, transaction, place, row, inviter, first),
    );
    added.tell();
    return null;
  } catch (error) {
    if (error instanceof HttpError) return error.message;
    throw error;
  }
}

/** Reads row by row. It invites the people of right rows and reports the other rows by their line. */
export async function employeeImport(
  context: CompanyContext,
  { file }: HandlerInput<'employeeImport'>,
): Promise<CallReply<'employeeImport'>> {
  const opened = await openedProducts(context);
  const sheet = readSheet(file.content, { codes: codesByName(await productNames(context.db)), opened });
  if ('fault' in sheet) throw badInput(sheet.fault, { file: sheet.fault });
  const rows: CallReply<'employeeImport'>['rows'] = [];
  for (const row of sheet.rows) {
    const fault = await importRow(context, row);
    rows.push({ line: row.line, userName: row.userName, ok: fault === null, msg: fault ?? '已邀请' });
  }
  const added = rows.filter(({ ok }) => ok).length;
  await audit(context, 'employee.import', 'ok', `${added}/${rows.length}`);
  return { added, failed: rows.length - added, rows };
}
