import type { Database } from '@portal/database';
import { type SQL, sql } from 'drizzle-orm';
import { one } from '../kernel/data/one';

/** A step of the way that the database takes. */
export interface Plan {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Runs a query and gives the steps that the database took. */
export async function stepsOf({ db }: Pick<Database, 'db'>, query: SQL): Promise<Plan[]> {
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(sql`explain (analyze, format json) ${query}`);
  return nodesOf(one(rows)['QUERY PLAN'][0].Plan);
}

/** The rows that all steps went through. */
export const rowsRead = (plans: readonly Plan[]): number =>
  plans.reduce(
    (sum, { 'Actual Rows': rows, 'Actual Loops': loops, 'Rows Removed by Filter': removed = 0 }) =>
      sum + (rows + removed) * loops,
    0,
  );
