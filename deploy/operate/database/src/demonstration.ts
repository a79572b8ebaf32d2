import { sql } from 'drizzle-orm';
import type { Queryable } from './database';

/** Notes that a database held a demonstration. From then on everybody may know its accounts, tokens and codes. */
export async function markDemonstration(db: Queryable): Promise<void> {
  await db.execute(sql`insert into demonstration (began_at) select now() where not exists (select from demonstration)`);
}

export async function heldDemonstration(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute(sql`select from demonstration limit 1`);
  return rows.length > 0;
}

/** Returns whether the database holds a real portal: it has companies or staff, and never held a demonstration. */
export async function holdsRealPortal(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute(
    sql`(select from platform.company limit 1) union all (select from platform.staff limit 1)`,
  );
  return rows.length > 0 && !(await heldDemonstration(db));
}
