import { sql } from 'drizzle-orm';
import type { Queryable } from './database';

/** Once a demonstration was in a database, its accounts, tokens and codes have to be thought of as known to everybody. */
export async function markDemonstration(db: Queryable): Promise<void> {
  await db.execute(sql`insert into demonstration (began_at) select now() where not exists (select from demonstration)`);
}

export async function heldDemonstration(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute(sql`select from demonstration limit 1`);
  return rows.length > 0;
}

/** Whether companies are customers here without any demonstration. */
export async function holdsRealPortal(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute(sql`select from platform.company limit 1`);
  return rows.length > 0 && !(await heldDemonstration(db));
}
