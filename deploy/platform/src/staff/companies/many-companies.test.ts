import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Database, openDatabase } from '@portal/database';
import { company } from '@portal/database/schema/platform';
import { createPreparedPostgres, postgresAvailable } from '@portal/database/testing';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { demo } from '../../testing/demo-database';
import { rowsRead, stepsOf } from '../../testing/query-plan';
import { companyPage, isNamed } from './list-companies';

const [companies, people] = [20_000, 60_000];
/** A page reads a few rows for each that it shows, however many there are. */
const fewRows = 2_000;

(postgresAvailable ? describe : describe.skip)('20,000 companies with 60,000 people', () => {
  let database: Database;
  let drop: (() => Promise<void>) | undefined;

  beforeAll(async () => {
    const created = await createPreparedPostgres(demo);
    drop = created.drop;
    database = await openDatabase({ url: created.url });
    const { db } = database;
    await db.execute(sql`
      insert into platform.company (comp_code, tenant, comp_name, credit_code, comp_status, created_at)
      select 'Cmany' || n, case when n % 3 = 0 then 'jinqiao.localhost' else 'localhost' end, '企业' || n || '有限公司',
        'MANY' || lpad(n::text, 14, '0'), (array['40', '20', '70'])[1 + n % 3], now() - n * interval '1 minute'
      from generate_series(1, ${sql.raw(String(companies))}) n`);
    await db.execute(sql`
      insert into platform.user (user_code, tenant, mobile, user_name, password_hash, password_changed_at, created_at)
      select 'Umany' || n, 'localhost', '150' || lpad(n::text, 8, '0'), '人员' || n, '', now(), now()
      from generate_series(1, ${sql.raw(String(people))}) n`);
    await db.execute(sql`
      insert into platform.employee (employee_code, comp_code, user_code, root_manager, created_at)
      select 'Emany' || n, 'Cmany' || (1 + n % ${sql.raw(String(companies))}), 'Umany' || n,
        n <= ${sql.raw(String(companies))}, now()
      from generate_series(1, ${sql.raw(String(people))}) n`);
    await db.execute(sql`analyze platform.company, platform.user, platform.employee`);
  }, 240_000);
  afterAll(async () => {
    await database?.close();
    await drop?.();
  });

  const stepsFor = (where: SQL | undefined, after?: string) =>
    stepsOf(database, companyPage(database.db, { where, after, limit: 30 }).getSQL());

  const ofTenant = eq(company.tenant, 'jinqiao.localhost');
  test.each([
    ['the first page of all', undefined, undefined],
    ['a later page', undefined, 'Cmany15000'],
    ['the first page of a tenant', ofTenant, undefined],
    ['a later page of a status', eq(company.compStatus, '70'), 'Cmany15000'],
  ] as const)('%s is read along an index', async (_, where, after) => {
    const plans = await stepsFor(where, after);
    expect(plans.map((plan) => plan['Index Name'])).toContainEqual(
      expect.stringMatching(/^company_(tenant_|status_)?newest$/),
    );
    expect(plans.map((plan) => plan['Node Type'])).not.toContain('Sort');
    expect(rowsRead(plans)).toBeLessThan(fewRows);
  });

  test('the oldest companies are read along the same index', async () => {
    const query = companyPage(database.db, { where: ofTenant, sort: 'createTime', after: 'Cmany3000', limit: 30 });
    const plans = await stepsOf(database, query.getSQL());
    expect(plans.map((plan) => plan['Index Name'])).toContainEqual(expect.stringMatching(/^company_(tenant_)?newest$/));
    expect(rowsRead(plans)).toBeLessThan(fewRows);
  });

  test.each([
    ['a part of the name', '企业19999'],
    ['a whole phone number', '15000059999'],
    ['a person’s name', '人员59999'],
    ['nothing that exists', '没有这家企业'],
  ])('a search by %s goes through each table once', async (_, keyword) => {
    const plans = await stepsFor(and(isNamed(database.db, keyword), ofTenant));
    expect(rowsRead(plans)).toBeLessThan(2 * (companies + people));
  });
});
