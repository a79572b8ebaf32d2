import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Database, openDatabase } from '@portal/database';
import { reviewTask } from '@portal/database/schema/platform';
import { createPreparedPostgres, postgresAvailable } from '@portal/database/testing';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { StaffState } from '../../kernel/staff/staff-state';
import { demo } from '../../testing/demo-database';
import { fillQueue } from '../../testing/full-queue';
import { rowsRead, stepsOf } from '../../testing/query-plan';
import { isDecidableBy, isFree, isOpen, isUnreserved } from './claims';
import { casePage } from './list-cases';

/** A page reads a few rows for each that it shows, however many there are. */
const fewRows = 2_000;

(postgresAvailable ? describe : describe.skip)('a queue of 50,000 cases of 20,000 companies', () => {
  let database: Database;
  let drop: (() => Promise<void>) | undefined;

  beforeAll(async () => {
    const created = await createPreparedPostgres(demo);
    drop = created.drop;
    database = await openDatabase({ url: created.url });
    await fillQueue(database);
  }, 240_000);
  afterAll(async () => {
    await database?.close();
    await drop?.();
  });

  const page = (where: SQL | undefined, after?: string) =>
    casePage(database.db, { state: 'open', where, after, limit: 50 }).getSQL();

  const inOne = and(isOpen, eq(reviewTask.tenant, 'jinqiao.localhost'), eq(reviewTask.kind, 'change'));
  test.each([
    ['the first page of all', page, isOpen, undefined],
    ['a later page', page, isOpen, 'Tmany30001'],
    ['the first page of a tenant and kind', page, inOne, undefined],
  ] as const)('%s is read along an index', async (_, query, where, after) => {
    const plans = await stepsOf(database, query(where, after));
    expect(plans.map((plan) => plan['Index Name'])).toContainEqual(
      expect.stringMatching(/^review_task_(tenant_)?queue$/),
    );
    expect(plans.map((plan) => plan['Node Type'])).not.toContain('Sort');
    expect(rowsRead(plans)).toBeLessThan(fewRows);
  });

  test.each([undefined, 'Tmany30001'])('by the time of their requests after %s, too', async (after) => {
    const query = casePage(database.db, { state: 'open', sort: '-createdAt', where: isOpen, after, limit: 50 });
    const plans = await stepsOf(database, query.getSQL());
    expect(plans.map((plan) => plan['Index Name'])).toContain('review_task_open_created');
    expect(rowsRead(plans)).toBeLessThan(fewRows);
  });

  test('the next case is found without reading the queue', async () => {
    const staff = { staffId: 'Tdemochushen', grants: [{ role: 'first', tenant: null }] } as unknown as StaffState;
    const next = database.db
      .select({ taskId: reviewTask.taskId })
      .from(reviewTask)
      .where(and(isOpen, isFree(new Date()), isDecidableBy(staff), isUnreserved))
      .orderBy(sql`-${reviewTask.priority}`, reviewTask.dueAt, reviewTask.taskId)
      .limit(1)
      .for('update', { skipLocked: true })
      .getSQL();
    expect(rowsRead(await stepsOf(database, next))).toBeLessThan(fewRows);
  });
});
