import type { Queryable } from '@portal/database';
import { permit } from '@portal/database/schema/platform';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { conflict } from '../../kernel/http/http-error';
import { type PermitEvent, permitMachine } from './permit-machine';
import type { PermitStep } from './permit-progress';

type Permit = typeof permit.$inferSelect;

interface Move {
  readonly event: Exclude<PermitEvent, 'apply' | 'submit'>;
  /** The step for the history; null for a way back that leaves no step. */
  readonly step: PermitStep | null;
  readonly changes?: Partial<Pick<Permit, 'reason' | 'expiresAt'>>;
}

/** Moves a permit by an event. Refuses if the permit's state does not allow it, also when somebody else was faster. */
export async function movePermit(db: Queryable, which: SQL | undefined, move: Move): Promise<Permit> {
  const [from, ...others] = permitMachine.sources(move.event);
  const to = from && permitMachine.next(from, move.event);
  if (!from || !to || others.some((stage) => permitMachine.next(stage, move.event) !== to)) {
    throw new Error(`${move.event} leads to no single state`);
  }
  const history =
    move.step === null ? sql`'[]'::jsonb` : sql`${permit.history} || ${JSON.stringify([move.step])}::jsonb`;
  const [row] = await db
    .update(permit)
    .set({ ...move.changes, state: to, history })
    .where(and(which, inArray(permit.state, [from, ...others])))
    .returning();
  if (!row) throw conflict('申请状态已变化，请刷新后重试');
  return row;
}

export const ofProduct = (compCode: string, productCode: string) =>
  and(eq(permit.compCode, compCode), eq(permit.productCode, productCode));
