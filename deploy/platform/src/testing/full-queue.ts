import type { Database } from '@portal/database';
import { sql } from 'drizzle-orm';

const [companies, cases] = [20_000, 50_000];

/** Fills a database of the demonstration with 20,000 companies and 50,000 cases, as after years of work. */
export async function fillQueue({ db }: Database): Promise<void> {
  await db.execute(sql`
    insert into platform.company (comp_code, tenant, comp_name, credit_code, comp_status, created_at)
    select 'Cmany' || n, case when n % 3 = 0 then 'jinqiao.localhost' else 'localhost' end, '企业' || n || '有限公司',
      'MANY' || lpad(n::text, 14, '0'), '30', now() from generate_series(1, ${sql.raw(String(companies))}) n`);
  await db.execute(sql`
    insert into platform.review_task (task_id, kind, subject, comp_code, summary, created_at, due_at, done_at)
    select 'Tmany' || n, (array['registration', 'change', 'product', 'adminChange'])[1 + n % 4], 'many' || n,
      'Cmany' || (1 + n % ${sql.raw(String(companies))}), '', now() - n * interval '1 minute',
      now() + (5000 - n % 10000) * interval '1 minute', case when n % 5 = 0 then now() end
    from generate_series(1, ${sql.raw(String(cases))}) n`);
  await db.execute(sql`analyze platform.review_task, platform.company`);
}
