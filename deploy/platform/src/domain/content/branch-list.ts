import { finished } from 'node:stream/promises';
import { setImmediate as breathe } from 'node:timers/promises';
import type { bankBranch } from '@portal/database/schema/platform';
import { CsvError, parse } from 'csv-parse';
import { findCity } from '../reference/find-city';
import { Faults } from './faults';

export type BranchRow = typeof bankBranch.$inferInsert;

/** Banks and the central bank name their columns differently. The first that is there counts. */
const columns = {
  number: [
    'number',
    '行号',
    '联行号',
    '支付行号',
    '支付系统行号',
    '支付系统行名行号',
    '参与者行号',
    '大额行号',
    '银行行号',
  ],
  name: ['name', '行名', '全称', '参与者全称', '机构全称', '网点全称', '网点名称', '支行名称', '银行全称', '名称'],
  bank: ['bank', '行别', '行别代码', '银行代码', '总行代码'],
  city: ['area', '城市', '地市', '所在城市', '所在地市', '市', '地区代码', '行政区划代码', '城市代码'],
  province: ['province', '省份', '省', '所在省', '所在省份'],
} as const;

type Column = keyof typeof columns;

/** A list without these says too little. */
const needed: readonly Column[] = ['number', 'name', 'city'];

/** More faults than this are the same mistake again. */
const maxFaults = 20;

export interface BranchListOptions {
  /** The codes of the banks that customers can choose. */
  readonly banks: ReadonlySet<string>;
  /** Leaves out the rows of other banks. */
  readonly knownBanks: boolean;
}

export interface BranchList {
  readonly rows: readonly BranchRow[];
  readonly faults: Faults['found'];
  /** The rows that were left out, by bank. */
  readonly leftOut: Readonly<Record<string, number>>;
}

interface Line {
  record: string[];
  info: { lines: number };
}

const options = {
  bom: true,
  info: true,
  skip_empty_lines: true,
  trim: true,
  relax_column_count: true,
  record_delimiter: ['\r\n', '\n'],
};

/** The whole list takes seconds. The process answers others after each of these parts. */
const partBytes = 256 * 1024;

async function readLines(file: string, text: string, faults: Faults): Promise<Line[]> {
  const lines: Line[] = [];
  const parser = parse(options).on('data', (line: Line) => lines.push(line));
  const failed: Promise<unknown> = finished(parser).then(
    () => undefined,
    (error: unknown) => error,
  );
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length && !parser.destroyed; at += partBytes) {
    parser.write(bytes.subarray(at, at + partBytes));
    await breathe();
  }
  parser.end();
  const error = await failed;
  if (error instanceof CsvError) faults.add(file, Number(error.lines ?? 1), error.message);
  else if (error !== undefined) throw error;
  return lines;
}

function placesIn(heads: readonly string[]): Partial<Record<Column, number>> {
  const found = Object.entries(columns).map(([column, names]) => {
    const name = names.find((one) => heads.includes(one));
    return [column, name === undefined ? -1 : heads.indexOf(name)] as const;
  });
  return Object.fromEntries(found.filter(([, at]) => at >= 0));
}

/** Reads a list of branches as a bank has it: a first line with names of columns, then a line for each branch. */
export async function readBranchList(
  file: string,
  text: string,
  { banks, knownBanks }: BranchListOptions,
): Promise<BranchList> {
  const faults = new Faults();
  const [first, ...lines] = await readLines(file, text, faults);
  const places = placesIn(first?.record ?? []);
  const missing = needed.filter((column) => places[column] === undefined);
  if (first && missing.length > 0)
    faults.add(
      file,
      first.info.lines,
      `the first line names no column for ${missing.map((column) => `${column} (${columns[column].slice(0, 3).join(', ')} …)`).join(', ')}`,
    );
  if (faults.found.length > 0) return { rows: [], faults: faults.found, leftOut: {} };
  if (lines.length === 0) faults.add(file, 1, 'it has no branch');

  const rows = new Map<string, BranchRow>();
  const leftOut: Record<string, number> = {};
  let found = 0;
  let last = 1;
  const refuse = (line: number, why: string) => {
    found += 1;
    last = line;
    if (found <= maxFaults) faults.add(file, line, why);
  };
  for (const { record, info } of lines) {
    const at = (column: Column) => record[places[column] ?? -1] ?? '';
    const [branchNo, branchName, city] = [at('number'), at('name'), at('city')];
    const bankCode = /^\d{3}$/.test(at('bank')) ? at('bank') : branchNo.slice(0, 3);
    const areaCode = findCity(city, at('province'));
    if (!/^\d{12}$/.test(branchNo)) refuse(info.lines, `"${branchNo}" is no branch number: twelve digits`);
    else if (rows.has(branchNo)) refuse(info.lines, `${branchNo} stands here twice`);
    else if (branchName === '') refuse(info.lines, 'the name is missing');
    else if (!banks.has(bankCode) && knownBanks) leftOut[bankCode] = (leftOut[bankCode] ?? 0) + 1;
    else if (!banks.has(bankCode)) refuse(info.lines, `bank ${bankCode} is not in banks.csv`);
    else if (areaCode === undefined) refuse(info.lines, `"${city}" is no city: its name, or its code of six digits`);
    else rows.set(branchNo, { branchNo, bankCode, areaCode, branchName });
  }
  if (found > maxFaults) faults.add(file, last, `and ${found - maxFaults} more like these`);
  return { rows: [...rows.values()], faults: faults.found, leftOut };
}

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The rows as `branches.csv` of a content folder has them. */
export function branchesFile(rows: readonly BranchRow[]): string {
  const lines = rows
    .map(({ branchNo, bankCode, areaCode, branchName }) => `${branchNo},${bankCode},${areaCode},${quoted(branchName)}`)
    .sort();
  return ['number,bank,area,name', ...lines, ''].join('\n');
}
