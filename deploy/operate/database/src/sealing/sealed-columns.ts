import { customType, text } from 'drizzle-orm/pg-core';
import { openFile, openSecrets, openText, sealFile, sealSecrets, sealText } from './sealed-values';

export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /**
   * `text`: the whole value. `number`: the whole value, with the columns `…_index` and `…_tail` beside it. `json`: the
   * secrets in it. `file`: bytes. `row`: the whole value, sealed for its row by the code that owns it.
   */
  readonly kind: 'text' | 'number' | 'json' | 'file' | 'row';
  /** The place of a value of kind `row`: a word and the columns that name the row, joined by colons. */
  readonly row?: readonly [word: string, ...columns: string[]];
}

const declared: SealedColumn[] = [];

/** Every sealed column of the schema. A column stands here because it is declared with one of the types below. */
export const sealedColumns: readonly SealedColumn[] = declared;

export const placeOf = ({ table, column }: Pick<SealedColumn, 'table' | 'column'>) => `${table}.${column}`;

function declare(made: SealedColumn): string {
  declared.push(made);
  return placeOf(made);
}

/**
 * A text that is sealed in the database and clear in the code. It cannot be compared in SQL: two sealed values of the
 * same text differ.
 */
export function sealedText(table: string, column: string, kind: 'text' | 'number' = 'text') {
  const place = declare({ table, column, kind });
  return customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => sealText(value, place),
    fromDriver: (stored) => openText(stored, place),
  })(column);
}

/**
 * A secret that is sealed for its own row: copied to another row it cannot be opened. Its owner seals and opens it; here
 * it is declared so that a change of the key reaches it.
 */
export function rowSecret(table: string, column: string, row: readonly [string, ...string[]]) {
  declare({ table, column, kind: 'row', row });
  return text(column);
}

/** JSON whose secrets (`sealed-values.ts`) are sealed. SQL can read everything else in it. */
export function sealedJson<Value>(table: string, column: string) {
  const place = declare({ table, column, kind: 'json' });
  return customType<{ data: Value; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(sealSecrets(value, place)),
    fromDriver: (stored) => openSecrets(typeof stored === 'string' ? JSON.parse(stored) : stored, place) as Value,
  })(column);
}

export function sealedFile(table: string, column: string) {
  const place = declare({ table, column, kind: 'file' });
  return customType<{ data: Buffer; driverData: Buffer }>({
    dataType: () => 'bytea',
    toDriver: (value) => sealFile(value, place),
    fromDriver: (stored) => openFile(stored, place),
  })(column);
}
