import type { Database } from '@portal/database';
import { releaseAudit } from '@portal/database/schema/releases';
import { and, eq, gt, sql } from 'drizzle-orm';
import { NotThere } from '../refusal';
import { type ErrorQuery, findErrors, type ListedError } from './listed-errors';
import { type Sight, shownPlaces } from './shown-places';

export interface ErrorReading extends Pick<ErrorQuery, 'package' | 'among'> {
  fingerprint: string;
  /** Whether the reader sees the lines of an error that these tenants have. */
  seesLines: (tenants: readonly string[]) => boolean;
  by: string;
}

/** Notes who read the lines of an error, once in an hour: opening it again says nothing new. */
function noteReading(database: Database, { fingerprint, slot, class: name }: ListedError, who: string): Promise<void> {
  const action = 'error-read';
  return database.db.transaction(async (transaction) => {
    await transaction.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`${action}\n${who}\n${fingerprint}`}, 0))`,
    );
    const [known] = await transaction
      .select({ id: releaseAudit.id })
      .from(releaseAudit)
      .where(
        and(
          gt(releaseAudit.at, sql`now() - interval '1 hour'`),
          eq(releaseAudit.action, action),
          eq(releaseAudit.who, who),
          sql`${releaseAudit.detail} ->> 'error' = ${fingerprint}`,
        ),
      )
      .limit(1);
    if (known) return;
    const detail = { error: fingerprint, ...(name ? { class: name } : {}) };
    await transaction.insert(releaseAudit).values({ who, action, slot, detail });
  });
}

/** One error with everything that the reader may see of it. The audit notes who sees lines. */
export async function openError(database: Database, reading: ErrorReading): Promise<ListedError & { lines: boolean }> {
  const { fingerprint, package: own, among, seesLines, by } = reading;
  const query = { fingerprint, package: own, among, standing: 'all', limit: 1 } as const;
  const [found] = await findErrors(database, query);
  if (!found) throw new NotThere('error', fingerprint);
  const sight: Sight = { package: own, lines: seesLines(found.tenants) };
  const shown = { ...found, frames: shownPlaces(found.frames, sight), lines: sight.lines };
  if (sight.lines) await noteReading(database, shown, by);
  return shown;
}
