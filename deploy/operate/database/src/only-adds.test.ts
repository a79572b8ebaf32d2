import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { silentLog } from './database-log';
import { readMigrations } from './migrate';
import { openPglite } from './open-pglite';

/**
 * While a release is installed, an API of the release before reads and writes the new schema. Each file of `migrations/`
 * is applied alone, and the catalog before and after it are compared: nothing that such an API uses may be gone, and it
 * must not be refused a row that it could write before.
 */

interface Column {
  readonly type: string;
  readonly notNull: boolean;
  /** Somebody who leaves the column out gets a value all the same. */
  readonly given: boolean;
}

interface Table {
  readonly columns: Readonly<Record<string, Column>>;
  /** Unique indexes, checks and references, by name, with the columns that they are about. */
  readonly rules: Readonly<Record<string, readonly string[]>>;
}

type Catalog = Readonly<Record<string, Table>>;

let database: Database;
beforeAll(async () => {
  database = await openPglite({ log: silentLog });
}, 240_000);
afterAll(() => database.close());

async function readCatalog(): Promise<Catalog> {
  const { rows } = await database.db.execute<{ name: string } & Record<keyof Table, unknown>>(sql`
    select n.nspname || '.' || c.relname as name,
      (select coalesce(json_object_agg(a.attname, json_build_object('type', format_type(a.atttypid, a.atttypmod),
          'notNull', a.attnotnull, 'given', a.atthasdef or a.attidentity <> '')), '{}')
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select coalesce(json_object_agg(rule.name, rule.columns), '{}') from (
        select i.relname as name, (select coalesce(json_agg(a.attname), '[]') from pg_attribute a
            where a.attrelid = c.oid and a.attnum = any (x.indkey)) as columns
          from pg_index x join pg_class i on i.oid = x.indexrelid where x.indrelid = c.oid and x.indisunique
        union all
        select k.conname, (select coalesce(json_agg(a.attname), '[]') from pg_attribute a
            where a.attrelid = c.oid and a.attnum = any (k.conkey))
          from pg_constraint k where k.conrelid = c.oid and k.contype in ('c', 'f')) as rule) as rules
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'v') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`);
  return Object.fromEntries(rows.map(({ name, columns, rules }) => [name, { columns, rules } as Table]));
}

/** What a column asks of somebody who knew it before, or who does not know it yet. */
function faultOf(was: Column | undefined, is: Column | undefined): string | undefined {
  if (!is) return 'is gone';
  if (!was) return is.notNull && !is.given ? 'is wanted, and has no default' : undefined;
  if (was.type !== is.type) return `was ${was.type} and is ${is.type}`;
  if (is.notNull && !was.notNull) return 'must not be null any more';
  return is.notNull && was.given && !is.given ? 'has no default any more' : undefined;
}

/** Names what an API of the release before cannot do any more. */
function faultsBetween(before: Catalog, after: Catalog): string[] {
  return Object.entries(before).flatMap(([name, was]) => {
    const is = after[name];
    if (!is) return [`${name} is gone`];
    const columns = new Set([...Object.keys(was.columns), ...Object.keys(is.columns)]);
    const changed = [...columns].flatMap((column) => {
      const fault = faultOf(was.columns[column], is.columns[column]);
      return fault === undefined ? [] : [`${name}.${column} ${fault}`];
    });
    const stricter = Object.entries(is.rules)
      .filter(([rule, on]) => !(rule in was.rules) && on.every((column) => column in was.columns))
      .map(([rule]) => `${name} has a new rule ${rule}`);
    return [...changed, ...stricter];
  });
}

/** Faults that harm nobody, with the reason. A new line needs one as good as these. */
const harmless: Readonly<Record<string, string>> = {
  'platform.consent_given has a new rule consent_given_version':
    'an API of before is refused only at a tenant without texts, where it stored consents that are worth nothing',
  'platform.permit has a new rule permit_apply_no': 'application numbers were random before, too, and never met',
  'platform.review_task.due_at is wanted, and has no default': 'a trigger fills it in for somebody who leaves it out',
};

test('no migration takes something away from an API of the release before', async () => {
  const faults: Record<string, string[]> = {};
  let before = await readCatalog();
  for (const { name, text } of readMigrations()) {
    await database.db.execute(sql.raw(text));
    const after = await readCatalog();
    const found = faultsBetween(before, after);
    if (found.length > 0) faults[name] = found;
    before = after;
  }
  expect(Object.keys(before).length).toBeGreaterThan(70);
  const said = Object.values(faults).flat();
  expect(said.filter((fault) => !(fault in harmless))).toEqual([]);
  expect(Object.keys(harmless).filter((fault) => !said.includes(fault))).toEqual([]);
});

test('the comparison knows what breaks an API', async () => {
  const { db } = database;
  await db.execute(sql.raw('create table old (a text, b text not null default $$x$$, c integer, d text, e text)'));
  const before = await readCatalog();
  await db.execute(
    sql.raw(`alter table old drop column a, alter column b drop default, alter column c type bigint,
      alter column d set not null, add column f text not null default '', add column g text;
      alter table old add column h text; update old set h = ''; alter table old alter column h set not null;
      create unique index old_e on old (e); create unique index old_g on old (g); alter table old add check (e <> '')`),
  );
  expect(faultsBetween(before, await readCatalog()).sort()).toEqual([
    'public.old has a new rule old_e',
    'public.old has a new rule old_e_check',
    'public.old.a is gone',
    'public.old.b has no default any more',
    'public.old.c was integer and is bigint',
    'public.old.d must not be null any more',
    'public.old.h is wanted, and has no default',
  ]);
  await db.execute(sql.raw('drop table old'));
  expect(faultsBetween(before, await readCatalog())).toEqual(['public.old is gone']);
});
