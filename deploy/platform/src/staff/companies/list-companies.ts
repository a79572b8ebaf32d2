import { company, employee, reviewTask, staffNote, supportTicket, user } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { maskPhone, plainNumber } from '@portal/shared/format';
import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { careRoles } from '../../domain/staff/care-roles';
import { inScope } from '../../domain/staff/in-scope';
import { isPerson } from '../../domain/staff/is-person';
import { partOf } from '../../domain/staff/part-of';
import type { HandlerInput } from '../../kernel/calls/handler';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { contains } from '../../kernel/data/contains';
import { askedOrder, orderedBy, type RowOrder, rowsAfter } from '../../kernel/data/row-order';

type Listed = CallReply<'staffCompanyList'>;
type Filters = HandlerInput<'staffCompanyList'>['body'];

/** The columns of a list, with the company's administrator. */
export const listColumns = { comp: company, adminName: user.userName, adminMobile: user.mobile };

type ListRow = Awaited<ReturnType<typeof companyPage>>[number];

export const rowOf = ({ comp, adminName, adminMobile }: ListRow): Listed['rows'][number] => ({
  compCode: comp.compCode,
  compNo: comp.compNo,
  tenant: comp.tenant,
  compName: comp.compName,
  creditCode: comp.creditCode,
  compStatus: comp.compStatus,
  adminName: adminName ?? '',
  adminMobile: maskPhone(adminMobile ?? ''),
  createTime: comp.createdAt.toISOString(),
  certifiedTime: comp.certifiedAt?.toISOString() ?? null,
});

export const hasAdmin = and(eq(employee.compCode, company.compCode), eq(employee.rootManager, true));
export const isAdmin = eq(user.userCode, employee.userCode);

/** Companies by what people know of them. The people are looked for once, and not again for each company. */
export function isNamed(db: StaffContext['db'], keyword: string): SQL | undefined {
  const theirs = db
    .select({ compCode: employee.compCode })
    .from(employee)
    .innerJoin(user, eq(user.userCode, employee.userCode))
    .where(isPerson(keyword));
  const number = plainNumber(keyword);
  return or(
    contains(keyword, company.compName),
    eq(company.compNo, number),
    eq(company.creditCode, number),
    inArray(company.compCode, theirs),
  );
}

function isFlagged({ db }: StaffContext, flag: NonNullable<Filters['flag']>): SQL {
  const open = {
    openCase: () => db.select({ compCode: reviewTask.compCode }).from(reviewTask).where(isNull(reviewTask.doneAt)),
    openQuestion: () =>
      db.select({ compCode: supportTicket.compCode }).from(supportTicket).where(eq(supportTicket.state, 'OPEN')),
    noted: () => db.select({ compCode: staffNote.compCode }).from(staffNote),
  };
  return inArray(company.compCode, open[flag]());
}

const newestFirst: RowOrder = { by: [company.createdAt], id: company.compCode, largestFirst: true };

interface Page extends Pick<Filters, 'sort'> {
  readonly where: SQL | undefined;
  /** The company before the page. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** One page of companies, the newest first unless another order was asked for, with one row more than is shown. */
export function companyPage(db: StaffContext['db'], { where, sort, after, limit }: Page) {
  const order = askedOrder(sort, { createTime: company.createdAt }, newestFirst);
  return db
    .select(listColumns)
    .from(company)
    .leftJoin(employee, hasAdmin)
    .leftJoin(user, isAdmin)
    .where(and(where, rowsAfter(company, order, after)))
    .orderBy(...orderedBy(order))
    .limit(limit + 1);
}

export async function staffCompanyList(
  context: StaffContext,
  { body }: HandlerInput<'staffCompanyList'>,
): Promise<Listed> {
  const { after, limit, sort, tenant, keyword = '', compStatus, flag } = body;
  const where = and(
    await inScope(context, careRoles.read, company.tenant, tenant),
    keyword === '' ? undefined : isNamed(context.db, keyword),
    compStatus === undefined ? undefined : eq(company.compStatus, compStatus),
    flag === undefined ? undefined : isFlagged(context, flag),
  );
  const read = await companyPage(context.db, { where, sort, after, limit });
  const { rows, next } = partOf(read, limit, ({ comp }) => comp.compCode);
  return { rows: rows.map(rowOf), next };
}
