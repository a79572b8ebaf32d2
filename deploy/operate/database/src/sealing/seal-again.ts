import { type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database';
// The schema declares the sealed columns.
import '../schema/platform/public';
import { placeOf, type SealedColumn, sealedColumns } from './sealed-columns';
import { numberColumns } from './sealed-number';
import {
  headLength,
  openFile,
  openSecrets,
  openText,
  sealFile,
  sealSecrets,
  sealText,
  unsealedSecrets,
} from './sealed-values';
import { sealing } from './sealer';

interface Stored {
  readonly place: string;
  /** The place at which one row's value is sealed. */
  readonly rowPlace: SQL;
  readonly column: SQL;
  readonly keyId: string;
}

/** The way in which a kind of column is found and sealed under the current key. */
interface Kind {
  /** True for rows that are clear, or sealed under another key. */
  readonly waits: (stored: Stored) => SQL;
  readonly changes: (value: unknown, stored: Stored, rowPlace: string) => SQL;
  readonly atOnce: number;
}

const text: Kind = {
  waits: ({ column, keyId }) => sql`${column} <> '' and ${column} not like ${`v1:${keyId}:%`}`,
  changes: (value, { place, column }) => sql`${column} = ${sealText(openText(String(value), place), place)}`,
  atOnce: 200,
};

const kinds: Readonly<Record<SealedColumn['kind'], Kind>> = {
  text,
  number: {
    ...text,
    changes: (value, stored, rowPlace) => {
      const { index, tail } = numberColumns(openText(String(value), stored.place), stored.place);
      return sql`${text.changes(value, stored, rowPlace)}, ${beside(stored, 'index')} = ${index}, ${beside(stored, 'tail')} = ${tail}`;
    },
  },
  json: {
    waits: ({ column, keyId }) => sql`${column}::text ~ ${unsealedSecrets(keyId)}`,
    changes: (value, { place, column }) =>
      sql`${column} = ${JSON.stringify(sealSecrets(openSecrets(value, place), place))}::jsonb`,
    atOnce: 200,
  },
  file: {
    waits: ({ column, keyId }) =>
      sql`substring(${column} from 1 for ${headLength}) <> ${Buffer.from(`v1:${keyId}:`, 'latin1')}::bytea`,
    changes: (value, { place, column }) => sql`${column} = ${sealFile(openFile(value as Buffer, place), place)}`,
    // A file may have many megabytes.
    atOnce: 4,
  },
  row: {
    ...text,
    changes: (value, { column }, rowPlace) => {
      const { sealer } = sealing();
      return sql`${column} = ${sealer.seal(sealer.open(String(value), rowPlace), rowPlace)}`;
    },
  },
};

const beside = ({ place }: Stored, end: string) => sql.identifier(`${place.split('.')[1]}_${end}`);

const rowPlaceOf = ({ row }: SealedColumn): SQL => {
  if (!row) return sql`''`;
  const [word, ...columns] = row;
  return sql`concat_ws(':', ${word}::text, ${sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  )})`;
};

const storedIn = (column: SealedColumn): Stored => ({
  place: placeOf(column),
  rowPlace: rowPlaceOf(column),
  column: sql`${sql.identifier(column.column)}`,
  keyId: sealing().sealer.keyId,
});

const tableOf = ({ table }: SealedColumn) => sql`platform.${sql.identifier(table)}`;

/** Counts the values that are clear, or sealed under another key than the current one. */
export async function waitingToSeal(db: Queryable): Promise<{ readonly place: string; readonly values: number }[]> {
  const counted = [];
  for (const column of sealedColumns) {
    const stored = storedIn(column);
    const { rows } = await db.execute<{ values: number }>(
      sql`select count(*)::int as values from ${tableOf(column)} where ${kinds[column.kind].waits(stored)}`,
    );
    counted.push({ place: stored.place, values: rows[0]?.values ?? 0 });
  }
  return counted.filter(({ values }) => values > 0);
}

/** Seals some rows. It leaves out rows that somebody else is changing now: they come in a later turn. */
async function sealSome(db: Database['db'], column: SealedColumn): Promise<number> {
  const stored = storedIn(column);
  const { waits, changes, atOnce } = kinds[column.kind];
  return db.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ at: string; value: unknown; row: string }>(sql`
      select ctid::text as at, ${stored.column} as value, ${stored.rowPlace} as row from ${tableOf(column)}
      where ${waits(stored)} limit ${atOnce} for update skip locked`);
    for (const { at, value, row } of rows) {
      await transaction.execute(
        sql`update ${tableOf(column)} set ${changes(value, stored, row)} where ctid = ${at}::tid`,
      );
    }
    return rows.length;
  });
}

/**
 * Seals everything that is clear or sealed under another key, in batches and under traffic: each row is locked while it
 * is read and written. It can be stopped and begun again at any time, and several processes may run it at once.
 */
export async function sealAgain({ db }: Pick<Database, 'db'>, goOn: () => boolean = () => true): Promise<number> {
  let done = 0;
  for (const column of sealedColumns) {
    for (let sealed = 1; sealed > 0 && goOn(); done += sealed) sealed = await sealSome(db, column);
  }
  return done;
}
