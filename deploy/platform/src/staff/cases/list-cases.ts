import {
  adminChange,
  changeRequest,
  company,
  companyRequest,
  permit,
  reviewTask,
} from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { plainNumber } from '@portal/shared/format';
import { and, count, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { inScope } from '../../domain/staff/in-scope';
import { partOf } from '../../domain/staff/part-of';
import type { HandlerInput } from '../../kernel/calls/handler';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { contains } from '../../kernel/data/contains';
import { askedOrder, orderedBy, type RowOrder, rowsAfter } from '../../kernel/data/row-order';
import { caseRoles } from './case-access';
import { peopleIn, selectCases, shownRow, staffNames } from './case-rows';
import { isFree, isHeldBy, isOpen, isReservedFor, isUnreserved, waitsForSecond } from './claims';

type CaseFilter = HandlerInput<'staffCaseList'>['body'];

/** The part of the queue that a state names. The start page counts by the same rule. */
export function ofState(state: CaseFilter['state'], { staffId }: StaffContext['staff'], now: Date): SQL | undefined {
  switch (state) {
    case 'done':
      return isNotNull(reviewTask.doneAt);
    case 'waiting':
      return and(isOpen, isNull(reviewTask.firstBy), isFree(now), isUnreserved);
    case 'mine':
      return and(isOpen, or(isHeldBy(staffId, now), isReservedFor(staffId)));
    case 'second':
      return and(isOpen, waitsForSecond);
    case 'overdue':
      return and(isOpen, lt(reviewTask.dueAt, now));
    default:
      return isOpen;
  }
}

/** With more companies the words say little, and the queue's order finds the first rows sooner. */
const fewCompanies = 200;

/**
 * The companies and requests that the words name. They are looked up first, because the database would read the whole
 * queue for a condition with both.
 */
async function byKeyword(db: StaffContext['db'], keyword: string | undefined): Promise<SQL | undefined> {
  if (keyword === undefined || keyword === '') return undefined;
  const number = plainNumber(keyword);
  const { compCode } = company;
  const named = or(contains(keyword, company.compName), eq(company.compNo, number), eq(company.creditCode, number));
  const companies = () => db.select({ compCode }).from(company).where(named);
  const found = await companies().limit(fewCompanies + 1);
  if (found.length > fewCompanies) return inArray(reviewTask.compCode, companies());
  const subjects = await db
    .select({ subject: changeRequest.changeNo })
    .from(changeRequest)
    .where(eq(changeRequest.requestNo, number))
    .unionAll(db.select({ subject: adminChange.changeNo }).from(adminChange).where(eq(adminChange.requestNo, number)))
    .unionAll(db.select({ subject: permit.applyNo }).from(permit).where(eq(permit.requestNo, number)))
    .unionAll(
      db.select({ subject: companyRequest.requestId }).from(companyRequest).where(eq(companyRequest.requestNo, number)),
    );
  return or(
    inArray(
      reviewTask.compCode,
      found.map((row) => row.compCode),
    ),
    inArray(
      reviewTask.subject,
      subjects.map((row) => row.subject),
    ),
  );
}

const queue: RowOrder = {
  by: [sql`-${reviewTask.priority}`, reviewTask.dueAt],
  id: reviewTask.taskId,
  largestFirst: false,
};
const done: RowOrder = { by: [reviewTask.doneAt], id: reviewTask.taskId, largestFirst: true };

/** A case that waits has no end, and one that has ended no limit to keep. */
const orderOf = ({ state, sort }: Pick<CaseFilter, 'state' | 'sort'>): RowOrder =>
  state === 'done'
    ? { ...done, largestFirst: sort !== 'doneAt' }
    : askedOrder(sort, { createdAt: reviewTask.createdAt, dueAt: reviewTask.dueAt }, queue);

interface Page extends Pick<CaseFilter, 'state' | 'sort'> {
  readonly where: SQL | undefined;
  /** The identifier of the row before the page. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** One page of the queue, with one row more than is shown. */
export function casePage(db: StaffContext['db'], { where, after, limit, ...asked }: Page) {
  const order = orderOf(asked);
  return selectCases(db)
    .where(and(where, rowsAfter(reviewTask, order, after)))
    .orderBy(...orderedBy(order))
    .limit(limit + 1);
}

export async function caseList(
  context: StaffContext,
  { body }: HandlerInput<'staffCaseList'>,
): Promise<CallReply<'staffCaseList'>> {
  const { db, staff, now } = context;
  const { state, sort, kind, tenant, compCode, claimedBy, keyword, limit } = body;
  const filters = and(
    ofState(state, staff, now),
    await inScope(context, caseRoles.read, reviewTask.tenant, tenant),
    compCode === undefined ? undefined : eq(reviewTask.compCode, compCode),
    claimedBy === undefined ? undefined : isHeldBy(claimedBy, now),
    await byKeyword(db, keyword),
  );
  const where = and(filters, kind === undefined ? undefined : eq(reviewTask.kind, kind));
  const read = await casePage(db, { state, sort, where, after: body.after, limit });
  const numbers = body.counts
    ? await db
        .select({ kind: reviewTask.kind, total: count() })
        .from(reviewTask)
        .where(filters)
        .groupBy(reviewTask.kind)
    : [];
  const { rows, next } = partOf(read, limit, ({ taskId }) => taskId);
  const names = await staffNames(db, peopleIn(rows));
  return {
    rows: rows.map((row) => shownRow(row, names, now)),
    next,
    counts: Object.fromEntries(numbers.map((number) => [number.kind, number.total])),
  };
}
