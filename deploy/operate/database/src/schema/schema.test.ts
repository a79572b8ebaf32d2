import { expect, test } from '@jest/globals';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describeDatabases } from '../testing';
import * as audit from './audit';
import { demonstration } from './demonstration';
import * as pageReports from './page-reports';
import * as platform from './platform/public';
import * as releaseErrors from './release-errors';
import * as releaseHooks from './release-hooks';
import * as releaseWatches from './release-watches';
import * as releases from './releases';
import * as tenants from './tenants';

interface Shape {
  table: string;
  columns: string[];
  indexes: string[];
  references: number;
}

const spelling: Record<string, string> = { serial: 'integer', bigserial: 'bigint' };

const files = [audit, pageReports, platform, releaseErrors, releaseHooks, releases, releaseWatches, tenants];
const tables = [demonstration, ...files.flatMap((file) => Object.values<unknown>(file))].filter((value) =>
  is(value, PgTable),
);

function declared(table: PgTable): Shape {
  const { schema = 'public', name, columns, indexes, uniqueConstraints, foreignKeys } = getTableConfig(table);
  return {
    table: `${schema}.${name}`,
    columns: columns
      .map((column) => {
        const type = column.getSQLType();
        return `${column.name} ${spelling[type] ?? type}${column.notNull ? ' not null' : ''}${column.hasDefault ? ' default' : ''}`;
      })
      .sort(),
    indexes: [
      ...indexes.map(({ config }) => config.name ?? ''),
      ...uniqueConstraints.map(({ name }) => name ?? ''),
    ].sort(),
    references: foreignKeys.length,
  };
}

describeDatabases('the migrations and the tables that the code declares agree', (database) => {
  test('table by table', async () => {
    const { rows } = await database().db.execute<Record<keyof Shape, unknown>>(sql`
      select n.nspname || '.' || c.relname as "table",
        (select json_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
            || case when a.attnotnull then ' not null' else '' end || case when a.atthasdef then ' default' else '' end)
          from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
        coalesce((select json_agg(i.relname) from pg_index x join pg_class i on i.oid = x.indexrelid
          where x.indrelid = c.oid and not x.indisprimary), '[]') as indexes,
        (select count(*)::int from pg_constraint k where k.conrelid = c.oid and k.contype = 'f') as "references"
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and c.relname <> 'migration'`);
    const sorted = (shapes: Shape[]) => shapes.sort((a, b) => (a.table < b.table ? -1 : 1));
    const migrated = (rows as unknown as Shape[]).map((row) => ({
      ...row,
      columns: row.columns.sort(),
      indexes: row.indexes.sort(),
    }));
    expect(sorted(migrated)).toEqual(sorted(tables.map(declared)));
  });
});
