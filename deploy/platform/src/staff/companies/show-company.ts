import {
  company,
  employee,
  reviewTask,
  staff as staffTable,
  supportTicket,
  user,
} from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { companyActs } from '@portal/shared/contract/care-words';
import { maskBankAccount, maskIdentityNumber } from '@portal/shared/format';
import { and, eq, isNull } from 'drizzle-orm';
import { companyStatus } from '../../domain/company/company-status';
import { openFreeze } from '../../domain/company/freeze-rows';
import { profileOf, textOf } from '../../domain/company/records';
import { viewCompany } from '../../domain/company/view-company';
import { companyTypes } from '../../domain/reference/dictionaries';
import { careRoles } from '../../domain/staff/care-roles';
import { companyInScope } from '../../domain/staff/in-scope';
import type { HandlerInput } from '../../kernel/calls/handler';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { one } from '../../kernel/data/one';
import { countRows } from '../../kernel/data/read-page';
import { scansOf } from '../../kernel/files/scanned-files';
import { hasRoleIn } from '../../kernel/staff/staff-state';
import { hasAdmin, isAdmin, listColumns, rowOf } from './list-companies';

type CompanyReply = CallReply<'staffCompanyShow'>;
type Company = typeof company.$inferSelect;
type CompanyAction = CompanyReply['may'][number];

/** A frozen company can be released, and one that its people may still use can be frozen. */
const freezeChanges = (compStatus: string) =>
  compStatus === '70' || companyStatus.next(compStatus, 'frozen') !== undefined;

const actsOf = ({ staff }: StaffContext, { tenant, compStatus }: Company): CompanyAction[] =>
  companyActs.filter(
    (act) => hasRoleIn(staff, tenant, careRoles[act]) && (act !== 'freeze' || freezeChanges(compStatus)),
  );

async function freezeOf({ db }: StaffContext, compCode: string): Promise<CompanyReply['freeze']> {
  const row = await openFreeze(db, compCode);
  if (!row) return null;
  const [by] = await db.select().from(staffTable).where(eq(staffTable.staffId, row.frozenBy));
  const { reason, statusBefore, frozenAt } = row;
  return { reason, statusBefore, by: by?.displayName ?? '', at: frozenAt.toISOString() };
}

async function papersDueOf(context: StaffContext, compCode: string): Promise<CompanyReply['papersDue']> {
  const { papers } = await viewCompany(context, compCode);
  return papers.flatMap(({ name, expireDate, expiring }) =>
    expiring && expireDate !== null ? [{ name, expireDate }] : [],
  );
}

export async function staffCompanyShow(
  context: StaffContext,
  { body: { compCode } }: HandlerInput<'staffCompanyShow'>,
): Promise<CompanyReply> {
  const { db } = context;
  const comp = await companyInScope(context, careRoles.read, compCode);
  const found = await db
    .select(listColumns)
    .from(company)
    .leftJoin(employee, hasAdmin)
    .leftJoin(user, isAdmin)
    .where(eq(company.compCode, compCode));
  const row = one(found);
  const openCases = and(eq(reviewTask.compCode, compCode), isNull(reviewTask.doneAt));
  const openQuestions = and(eq(supportTicket.compCode, compCode), eq(supportTicket.state, 'OPEN'));
  return {
    ...rowOf(row),
    compRole: row.comp.compRoles,
    inviteCode: row.comp.inviteCode,
    freeze: await freezeOf(context, compCode),
    openCases: await countRows(db, reviewTask, openCases),
    openQuestions: await countRows(db, supportTicket, openQuestions),
    people: await countRows(db, employee, eq(employee.compCode, compCode)),
    papersDue: await papersDueOf(context, compCode),
    may: actsOf(context, comp),
  };
}

/** The company's data as its own people see them, with the agent. */
export async function staffCompanyProfile(
  context: StaffContext,
  { body: { compCode } }: HandlerInput<'staffCompanyProfile'>,
): Promise<CallReply<'staffCompanyProfile'>> {
  await companyInScope(context, careRoles.read, compCode);
  const { agent } = await profileOf(context.db, compCode);
  const view = await viewCompany(context, compCode);
  return {
    ...view,
    compTypeName: companyTypes[view.compType] ?? view.compType,
    // The company's own people read it in full.
    invoice: { ...view.invoice, bankAccount: maskBankAccount(view.invoice.bankAccount) },
    agent: { name: textOf(agent, 'name'), idNo: maskIdentityNumber(textOf(agent, 'idNo')) },
    scans: await scansOf(
      context.db,
      view.papers.flatMap(({ files }) => files),
    ),
  };
}
