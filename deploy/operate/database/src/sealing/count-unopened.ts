import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../database';
// The schema declares the sealed columns.
import '../schema/platform/public';
import type { DataKeys } from './data-keys';
import { placeOf, type SealedColumn, sealedColumns } from './sealed-columns';
import { headLength, otherKeys, secretsOfOtherKeys } from './sealed-values';

type Kind = SealedColumn['kind'];

/** True for rows whose value none of the keys opens. */
function isUnopened(kind: Kind, column: SQL, keyIds: readonly string[]): SQL {
  if (kind === 'json') return sql`${column}::text ~ ${secretsOfOtherKeys(keyIds)}`;
  if (kind !== 'file') return sql`${column} ~ ${`^${otherKeys(keyIds)}`}`;
  const head = sql`encode(substring(${column} from 1 for ${headLength}), 'escape')`;
  return sql`${head} ~ ${`^${otherKeys(keyIds)}`}`;
}

/** Counts the values that none of these keys opens: they were sealed under a key that is not here. */
export async function countUnopened(
  db: Queryable,
  { keyIds }: DataKeys,
): Promise<{ readonly place: string; readonly values: number }[]> {
  const counted = [];
  for (const one of sealedColumns) {
    const { kind, table, column } = one;
    const condition = isUnopened(kind, sql`${sql.identifier(column)}`, keyIds);
    const { rows } = await db.execute<{ values: number }>(
      sql`select count(*)::int as values from platform.${sql.identifier(table)} where ${condition}`,
    );
    counted.push({ place: placeOf(one), values: rows[0]?.values ?? 0 });
  }
  return counted.filter(({ values }) => values > 0);
}
