import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../database';
import { auditBlock } from '../schema/audit';
import type { Journal } from './journals';

export type AuditBlock = typeof auditBlock.$inferSelect & {
  /** The text that the block's hash is computed from. */
  readonly line: string;
};

const atOnce = 200;

/** Returns all blocks of a journal in their order, and never holds many in memory. */
export async function* auditBlocks(db: Queryable, journal: Journal): AsyncGenerator<AuditBlock> {
  let after = 0;
  for (;;) {
    const rows = await db
      .select({ block: auditBlock, line: sql<string>`audit_block_line(audit_block)` })
      .from(auditBlock)
      .where(and(eq(auditBlock.journal, journal), gt(auditBlock.number, after)))
      .orderBy(asc(auditBlock.number))
      .limit(atOnce);
    for (const { block, line } of rows) yield { ...block, line };
    if (rows.length < atOnce) return;
    after = rows.at(-1)?.block.number ?? after;
  }
}

/** Returns the rows of a block as the texts that were hashed. */
export async function auditLines(db: Queryable, { journal, ids }: Pick<AuditBlock, 'journal' | 'ids'>) {
  const { rows } = await db.execute<{ line: string }>(
    sql`select line from audit_lines(${journal}, ${ids}::int8multirange) order by id`,
  );
  return rows.map(({ line }) => line);
}

/** Finds rows that no block holds yet, as a multirange of their numbers. */
export async function unsealedIds(db: Queryable, journal: Journal): Promise<string> {
  const { rows } = await db.execute<{ ids: string }>(sql`
    select coalesce(range_agg(int8range(id, id + 1)), '{}')::text as ids
    from audit_unsealed(${journal}, coalesce(audit_settled(${journal}), 0), 100000)`);
  return rows[0]?.ids ?? '{}';
}

/**
 * Counts rows below the settled number that no block holds. Only somebody who does not use the portal writes such rows.
 */
export async function smuggledRows(db: Queryable, journal: Journal): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    with sealed as (
      select coalesce(range_agg(ids), '{}') as ids from audit_block where journal = ${journal}
    ), present as (
      select event_id as id from platform.audit_event where ${journal} = 'platform'
      union all select id from release_audit where ${journal} = 'releases'
    )
    select count(*)::int as total from present, sealed
    where present.id <= coalesce(audit_settled(${journal}), 0) and not sealed.ids @> present.id`);
  return rows[0]?.total ?? 0;
}
