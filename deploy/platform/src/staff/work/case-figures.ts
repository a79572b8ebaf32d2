import { reviewTask } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import type { CaseState } from '@portal/shared/contract/case-states';
import { formatDay } from '@portal/shared/format';
import { and, count, gte, lt, min, or, type SQL, sql } from 'drizzle-orm';
import { kindName } from '../../domain/case/task-kinds';
import { inScope } from '../../domain/staff/in-scope';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { between } from '../../kernel/data/day-range';
import { daysAfter } from '../../kernel/data/days';
import { one } from '../../kernel/data/one';
import { hasAnyRole } from '../../kernel/staff/staff-state';
import { caseRoles } from '../cases/case-access';
import { peopleIn, shownRow, staffNames } from '../cases/case-rows';
import { isDecidableBy, isFree, isHeldBy, isOpen, isReservedFor, isUnreserved } from '../cases/claims';
import { casePage, ofState } from '../cases/list-cases';

type Figures = NonNullable<CallReply<'staffWork'>['cases']>;

const shownDays = 30;

const howMany = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

const doneDay = sql<string>`to_char(${reviewTask.doneAt} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
const medianHours = sql<number>`percentile_cont(0.5) within group (
  order by extract(epoch from ${reviewTask.doneAt} - ${reviewTask.createdAt}) / 3600)`.mapWith(Number);

/** Days on which nothing was decided stand in the row, too. */
async function doneByDay({ db, now }: StaffContext, scope: SQL | undefined): Promise<Figures['days']> {
  const days = Array.from({ length: shownDays }, (_, n) => formatDay(daysAfter(now, n + 1 - shownDays)));
  const rows = await db
    .select({ day: doneDay, closed: count(), medianHours })
    .from(reviewTask)
    .where(and(between(reviewTask.doneAt, days[0]), scope))
    .groupBy(doneDay);
  const known = new Map(rows.map((row) => [row.day, row]));
  return days.map((day) => {
    const row = known.get(day);
    return { day, closed: row?.closed ?? 0, medianHours: row ? Math.round(row.medianHours * 10) / 10 : null };
  });
}

/** So many are in sight on the start page. */
const nextRows = 6;

/** Cases of a colleague are nobody else's next ones. Who decides nothing sees what waits for the others. */
async function nextCases(context: StaffContext, scope: SQL | undefined): Promise<Figures['next']> {
  const { db, staff, now } = context;
  const { staffId } = staff;
  const own = or(
    isHeldBy(staffId, now),
    and(isFree(now), isDecidableBy(staff), or(isReservedFor(staffId), isUnreserved)),
  );
  const where = and(isOpen, scope, hasAnyRole(staff, caseRoles.review) ? own : undefined);
  const rows = (await casePage(db, { state: 'open', where, limit: nextRows })).slice(0, nextRows);
  const names = await staffNames(db, peopleIn(rows));
  return rows.map((row) => shownRow(row, names, now));
}

/** Counts what waits, by kind and age, and tells how fast cases were decided, for those who read them. */
export async function caseFigures(context: StaffContext): Promise<Figures | null> {
  const { db, staff, now } = context;
  if (!hasAnyRole(staff, caseRoles.read)) return null;
  const scope = await inScope(context, caseRoles.read, reviewTask.tenant);
  const open = and(isOpen, scope);
  const inPart = (state: CaseState) => howMany(ofState(state, staff, now));
  const totals = await db
    .select({
      open: count(),
      mine: inPart('mine'),
      waiting: inPart('waiting'),
      second: inPart('second'),
      overdue: inPart('overdue'),
    })
    .from(reviewTask)
    .where(open);
  const kinds = await db
    .select({
      kind: reviewTask.kind,
      total: count(),
      overdue: inPart('overdue'),
      dueSoon: howMany(and(gte(reviewTask.dueAt, now), lt(reviewTask.dueAt, daysAfter(now, 1)))),
      oldest: min(reviewTask.createdAt),
    })
    .from(reviewTask)
    .where(open)
    .groupBy(reviewTask.kind)
    .orderBy(sql`count(*) desc`, reviewTask.kind);
  return {
    ...one(totals),
    next: await nextCases(context, scope),
    kinds: kinds.map(({ oldest, ...row }) => ({
      ...row,
      kindName: kindName(row.kind),
      oldest: oldest?.toISOString() ?? null,
    })),
    days: await doneByDay(context, scope),
  };
}
