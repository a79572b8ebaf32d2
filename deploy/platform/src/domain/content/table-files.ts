import type { bank, bankBranch, holiday } from '@portal/database/schema/platform';
import { CsvError, parse } from 'csv-parse/sync';
import { areaName } from '../reference/divisions';
import type { ContentFiles } from './content-file';
import type { Faults } from './faults';

type Row = Readonly<Record<string, string>>;
type Check = (row: Row) => string | undefined;

interface Table {
  readonly columns: readonly string[];
  /** The first fault of a row. */
  readonly check: Check;
  /** No two rows have the same value here. */
  readonly key: string;
}

/** More faults of one file than this are the same mistake again. */
const maxFaults = 20;

/** Reads a CSV file. Undefined: there is none, and what is stored stays. */
function readTable(files: ContentFiles, file: string, { columns, check, key }: Table, faults: Faults) {
  const text = files[file];
  if (text === undefined) return undefined;
  let read: { record: Row; info: { lines: number } }[];
  try {
    read = parse(text, { columns: true, bom: true, info: true, skip_empty_lines: true, trim: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    faults.add(file, Number(error.lines ?? 1), error.message);
    return [];
  }
  const first = read[0];
  if (!first) {
    faults.add(file, 1, 'it has no row');
    return [];
  }
  const missing = columns.filter((name) => !Object.hasOwn(first.record, name));
  if (missing.length > 0) {
    faults.add(file, 1, `the first line names the columns ${columns.join(', ')}; ${missing.join(', ')} is missing`);
    return [];
  }
  const seen = new Set<string>();
  let found = 0;
  for (const { record, info } of read) {
    const value = record[key] ?? '';
    const fault = seen.has(value) ? `${value} stands here twice` : check(record);
    seen.add(value);
    if (fault !== undefined && found < maxFaults) {
      faults.add(file, info.lines, fault);
      found += 1;
    }
  }
  return read.map(({ record }) => record);
}

const bankCode = /^\d{3}$/;
const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00Z`).toISOString().startsWith(text);

export interface ReadTables {
  readonly banks: (typeof bank.$inferInsert)[] | undefined;
  readonly branches: (typeof bankBranch.$inferInsert)[] | undefined;
  readonly holidays: (typeof holiday.$inferInsert)[] | undefined;
}

export function readTables(files: ContentFiles, faults: Faults): ReadTables {
  const read = (file: string, table: Table) => readTable(files, file, table, faults);
  const banks = read('banks.csv', {
    columns: ['code', 'name'],
    key: 'code',
    check: ({ code = '', name }) =>
      bankCode.test(code) ? (name ? undefined : 'the name is missing') : `${code} is no bank code: three digits`,
  });
  const known = banks && new Set(banks.map(({ code }) => code));
  const branches = read('branches.csv', {
    columns: ['number', 'bank', 'area', 'name'],
    key: 'number',
    check: ({ number = '', bank: code = '', area = '', name }) => {
      if (!/^\d{12}$/.test(number)) return `${number} is no branch number: twelve digits`;
      if (known ? !known.has(code) : !bankCode.test(code)) return `${code} is no bank of banks.csv`;
      if (areaName(area) === '') return `${area} is no code of a city`;
      return name ? undefined : 'the name is missing';
    },
  });
  const holidays = read('holidays.csv', {
    columns: ['day', 'working', 'name'],
    key: 'day',
    check: ({ day = '', working = '' }) => {
      if (!isDay(day)) return `${day} is no day such as 2026-10-01`;
      return /^(?:yes|no)$/.test(working) ? undefined : `${working} is neither yes nor no`;
    },
  });
  return {
    banks: banks?.map(({ code = '', name = '' }, index) => ({ bankCode: code, bankName: name, orderNum: index + 1 })),
    branches: branches?.map(({ number = '', bank: code = '', area = '', name = '' }) => ({
      branchNo: number,
      bankCode: code,
      areaCode: area,
      branchName: name,
    })),
    holidays: holidays?.map(({ day = '', working, name = '' }) => ({ day, working: working === 'yes', name })),
  };
}
