import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { demoCode, demoTenants } from '@portal/demonstration/seed/demo-tenant';
import type { CallInput } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import type { ApiClient } from '../../testing/api-client';
import { describeWithDemo } from '../../testing/demo-database';
import { processorTime } from '../../testing/processor-time';
import { signedIn } from '../../testing/signed-in';
import { TestPlatform } from '../../testing/test-platform';
import { exportStream } from './exchange-employees';

const many = 10_000;
/** The longest processor time for a page of the list. */
const longest = 300;

const [tenant] = demoTenants;
const compCode = tenant ? demoCode('C', tenant, 'A') : '';

/** Puts as many people in one company as a large group has. Every seventh is disabled, every fifth reviews. */
const fill = sql`
  with made as (
    insert into platform."user" (user_code, tenant, mobile, user_name, email, password_hash, password_changed_at, created_at)
    select 'many-u' || n, ${tenant?.code}, (15500000000 + n)::text, '人员' || n, 'many' || n || '@example.com', 'x', now(), now()
    from generate_series(1, ${sql.raw(String(many))}) n
    returning user_code
  )
  insert into platform.employee (employee_code, comp_code, user_code, status, employee_roles, product_codes, created_at)
  select 'many-e' || n, ${compCode}, 'many-u' || n,
    case when n % 7 = 0 then '2' else '1' end,
    case when n % 5 = 0 then '["E103"]'::jsonb else '["E102"]'::jsonb end,
    '["SCM"]'::jsonb, timestamptz '2026-01-01' + n * interval '1 minute'
  from generate_series(1, ${sql.raw(String(many))}) n`;

describeWithDemo('a company of ten thousand', (database) => {
  let platform: TestPlatform;
  let root: ApiClient;
  let total: number;
  beforeAll(async () => {
    platform = new TestPlatform(database());
    await database().db.execute(fill);
    await database().db.execute(sql`analyze`);
    root = await signedIn(platform, '13800000001', 'A');
    total = (await root.ok('employeeList', { body: {} })).total;
  }, 120_000);
  afterAll(() => platform.close());

  const questions: [string, NonNullable<CallInput<'employeeList'>['body']>][] = [
    ['the first page', {}],
    ['the last page', { pageNum: 1000 }],
    ['the longest page', { pageSize: 100 }],
    ['part of a name', { keyword: '人员999' }],
    ['part of a number', { keyword: '5509' }],
    ['nobody', { keyword: '查无此人' }],
    ['a role', { employeeRole: 'E103' }],
    ['a state', { status: '2' }],
    ['all of it', { keyword: '人员', employeeRole: 'E103', status: '2', pageNum: 10 }],
  ];
  // PGlite works in this process. So its queries are counted, and work of other processes is not.
  test.each(questions)(`%s costs less than ${longest} ms`, async (_, body) => {
    expect(await processorTime(() => root.ok('employeeList', { body }))).toBeLessThan(longest);
  });

  test('the server sends one page and counts the rest', async () => {
    expect(total).toBeGreaterThan(many);
    const { rows } = await root.ok('employeeList', { body: { pageNum: 1000 } });
    expect(rows).toHaveLength(10);
    const disabled = await root.ok('employeeList', { body: { status: '2', keyword: '人员' } });
    expect(disabled.total).toBe(Math.floor(many / 7));
  });

  test('the export holds everybody', async () => {
    const { text } = await root.call('employeeExport', { body: {} });
    expect(text.trimEnd().split('\r\n')).toHaveLength(1 + total);
  });

  test('the export is read from the database only as it is taken', async () => {
    const { db } = database();
    const select = jest.spyOn(db, 'select');
    const stream = exportStream(
      { db, member: { compCode }, session: {}, now: new Date() } as Parameters<typeof exportStream>[0],
      {},
    );
    await new Promise((resolve) => stream.once('readable', resolve));
    await new Promise((resolve) => setTimeout(resolve, 200));
    // Only few of the eleven batches were read. Other work beside the test may also have sent a query.
    expect(select.mock.calls.length).toBeLessThanOrEqual(3);
    let lines = 0;
    for await (const chunk of stream) lines += String(chunk).split('\r\n').length - 1;
    expect(lines).toBe(1 + total);
    expect(select.mock.calls.length).toBeGreaterThanOrEqual(Math.ceil(total / 1000));
    select.mockRestore();
  });
});
