import { employeeRoles } from '@portal/shared/codes';
import { email, mobile } from '@portal/shared/validators';
import { parse } from 'csv-parse/sync';

/** The import's columns, in their order. */
export const sheetColumns = ['姓名', '手机号', '邮箱', '角色', '产品'] as const;

export interface SheetRow {
  /** As a spreadsheet counts: the heading is line 1. */
  readonly line: number;
  readonly userName: string;
  readonly mobile: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly products: readonly string[];
  /** Why it cannot be taken; null when it can. */
  readonly fault: string | null;
}

export type Sheet = { readonly rows: readonly SheetRow[] } | { readonly fault: string };

export const mostRows = 200;

/** A cell that a spreadsheet would take for a formula is kept a text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const sheetLine = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`;

/** With it a spreadsheet program knows the text for UTF-8. */
export const sheetStart = '\uFEFF';

/** Spreadsheet programs in China write GB 18030 unless told otherwise. */
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

function rowOf(cells: readonly string[], line: number): SheetRow {
  const [userName = '', phone = '', mail = '', roleText = '', productText = ''] = cells.map((text) =>
    text.trim().replace(/^'/, ''),
  );
  const named = listOf(roleText);
  const unknown = named.find((name) => !roleCodes.has(name));
  const products = listOf(productText);
  const fault =
    (userName === '' || userName.length > 50 ? '姓名不能为空，且不超过50个字' : null) ??
    mobile(phone) ??
    email(mail) ??
    (named.length === 0 ? '请填写角色' : null) ??
    (unknown === undefined ? null : `角色“${unknown}”不存在`) ??
    (products.every((code) => /^[\w.-]{1,64}$/.test(code)) ? null : '产品填写有误');
  const roles = [...new Set(named.flatMap((name) => roleCodes.get(name) ?? []))];
  return { line, userName, mobile: phone, email: mail, roles, products, fault };
}

/** Reads an import. Pure; a number that stands twice is a fault of its second row. */
export function readSheet(content: Buffer): Sheet {
  let lines: string[][];
  try {
    lines = parse(textOf(content), { bom: true, relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'] });
  } catch {
    return { fault: '文件无法识别，请使用模板填写并保存为 CSV 格式' };
  }
  const [heading = [], ...body] = lines;
  if (sheetColumns.some((name, index) => heading[index]?.trim() !== name)) {
    return { fault: '表头与模板不一致，请下载最新模板' };
  }
  const filled = body
    .map((cells, index) => ({ cells, line: index + 2 }))
    .filter(({ cells }) => cells.some((text) => text.trim() !== ''));
  if (filled.length === 0) return { fault: '文件中没有人员' };
  if (filled.length > mostRows) return { fault: `一次最多导入${mostRows}人` };
  const seen = new Set<string>();
  const rows = filled.map(({ cells, line }) => {
    const row = rowOf(cells, line);
    const twice = row.fault === null && seen.has(row.mobile);
    seen.add(row.mobile);
    return twice ? { ...row, fault: '手机号在文件中重复' } : row;
  });
  return { rows };
}
