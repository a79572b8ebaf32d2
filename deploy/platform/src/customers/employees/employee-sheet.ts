import { employeeRoles } from '@portal/shared/codes';
import { employeeColumns } from '@portal/shared/contract/employee-columns';
import { plainEmail, plainNumber } from '@portal/shared/format';
import { toCsv } from '@portal/shared/format/csv';
import { email, mobile, personName } from '@portal/shared/validators';
import { parse } from 'csv-parse/sync';

/** The import's columns, in their order. */
const sheetColumns = ['userName', 'mobile', 'email', 'employeeRole', 'productCodes'] as const;

const titles = sheetColumns.map((key) => employeeColumns[key]);

/** Templates that were downloaded earlier have these titles. */
const earlierTitles: Readonly<Record<string, string>> = { 产品: employeeColumns.productCodes };

type Line = Readonly<Record<(typeof sheetColumns)[number], string>>;

export const writeSheet = (lines: readonly Line[]): string =>
  toCsv(
    sheetColumns.map((key) => ({ title: employeeColumns[key], text: (line: Line) => line[key] })),
    lines,
  );

export interface SheetRow {
  /** The line number in the spreadsheet: the heading is line 1. */
  readonly line: number;
  readonly userName: string;
  readonly mobile: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly products: readonly string[];
  /** All reasons why the line is refused; null: the line is accepted. */
  readonly fault: string | null;
}

export type Sheet = { readonly rows: readonly SheetRow[] } | { readonly fault: string };

export const maxRows = 200;

/**
 * The limits under which reading a file does not block everybody else. `largestSheet` is in bytes; empty lines count as
 * lines.
 */
export const largestSheet = 256 * 1024;
export const maxLines = 10_000;
export const maxColumns = 64;

const tooManyLines = `文件不能超过${maxLines}行，请删除空行或分批导入`;

/** Spreadsheet programs in China write GB 18030 by default. */
function textOf(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('gb18030').decode(content);
  }
}

const roleCodes = new Map<string, string>(
  Object.entries(employeeRoles).flatMap(([code, label]) => [
    [code, code],
    [label, code],
  ]),
);

const listOf = (text: string) => text.split(/[、,，;；\s]+/).filter((part) => part !== '');

/** A spreadsheet shows a long number like this, and writes it so into the file: its digits are lost. */
const rounded = /^\d+(\.\d+)?E\+?\d+$/i;

function mobileFault(typed: string, phone: string): string | null {
  if (rounded.test(typed)) return `手机号被表格软件改写为 ${typed}，请将该列设为文本格式后重新填写`;
  return mobile(phone);
}

/** The products that a sheet may name. */
export interface SheetProducts {
  /** The codes of all products by their names. */
  readonly codes: ReadonlyMap<string, string>;
  /** The codes that the company's people can be given. */
  readonly opened: { has(code: string): boolean };
}

function productFault(wanted: readonly string[], { codes, opened }: SheetProducts): string | null {
  const unknown = wanted.find((name) => !codes.has(name));
  if (unknown !== undefined) return `产品“${unknown}”不存在`;
  const closed = wanted.find((name) => !opened.has(codes.get(name) ?? ''));
  return closed === undefined ? null : `产品“${closed}”尚未开通`;
}

function rowOf(cells: readonly string[], line: number, known: SheetProducts): SheetRow {
  const [userName = '', typed = '', address = '', roleText = '', productText = ''] = cells.map((text) =>
    text.trim().replace(/^'/, ''),
  );
  const phone = plainNumber(typed).replace(/^(\+|00)86/, '');
  const mail = plainEmail(address);
  const named = listOf(roleText);
  const unknown = named.find((name) => !roleCodes.has(name));
  const wanted = listOf(productText);
  const faults = [
    userName === '' || userName.length > 50 ? '姓名不能为空，且不超过50个字' : personName(userName),
    mobileFault(typed, phone),
    email(mail),
    named.length === 0 ? '请填写角色' : null,
    unknown === undefined ? null : `角色“${unknown}”不存在`,
    productFault(wanted, known),
  ].filter((fault) => fault !== null);
  const roles = [...new Set(named.flatMap((name) => roleCodes.get(name) ?? []))];
  const products = [...new Set(wanted.flatMap((name) => known.codes.get(name) ?? []))];
  const fault = faults.length > 0 ? faults.join('；') : null;
  return { line, userName, mobile: phone, email: mail, roles, products, fault };
}

/**
 * Counts the bytes at which the parser stops, so `\r\n` counts twice. No other character of either encoding holds these
 * bytes.
 */
function breaksIn(content: Buffer): number {
  let breaks = 0;
  for (const byte of content) if (byte === 0x0a || byte === 0x0d) breaks += 1;
  return breaks;
}

/** Finds files that would take the parser too long, before it sees them. */
function sizeFault(content: Buffer): string | null {
  if (content.length > largestSheet) return `文件不能超过${largestSheet / 1024}KB，请分批导入`;
  return breaksIn(content) > 2 * maxLines ? tooManyLines : null;
}

/**
 * Reads an import. It is pure. A number that appears twice is a
 * fault of its second row.
 */
export function readSheet(content: Buffer, known: SheetProducts): Sheet {
  const tooMuch = sizeFault(content);
  if (tooMuch !== null) return { fault: tooMuch };
  let lines: string[][];
  try {
    lines = parse(textOf(content), { bom: true, relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'] });
  } catch {
    return { fault: '文件无法识别，请使用模板填写并保存为 CSV 格式' };
  }
  if (lines.length > maxLines) return { fault: tooManyLines };
  if (lines.some((cells) => cells.length > maxColumns)) return { fault: `每行不能超过${maxColumns}列，请使用模板填写` };
  const [heading = [], ...body] = lines;
  const named = heading.map((text) => earlierTitles[text.trim()] ?? text.trim());
  if (titles.some((title, index) => named[index] !== title)) {
    return { fault: '表头与模板不一致，请下载最新模板' };
  }
  const filled = body
    .map((cells, index) => ({ cells, line: index + 2 }))
    .filter(({ cells }) => cells.some((text) => text.trim() !== ''));
  if (filled.length === 0) return { fault: '文件中没有人员' };
  if (filled.length > maxRows) return { fault: `一次最多导入${maxRows}人` };
  const seen = new Set<string>();
  const rows = filled.map(({ cells, line }) => {
    const row = rowOf(cells, line, known);
    const twice = row.fault === null && seen.has(row.mobile);
    seen.add(row.mobile);
    return twice ? { ...row, fault: '手机号在文件中重复' } : row;
  });
  return { rows };
}
