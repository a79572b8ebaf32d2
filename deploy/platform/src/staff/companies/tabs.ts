import {
  agreement,
  auditEvent,
  bankAccount,
  dispatch,
  employee,
  message,
  permit,
  product,
  reviewTask,
  user,
} from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { maskBankAccount, maskEmail, maskPhone } from '@portal/shared/format';
import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { bankNames } from '../../domain/reference/banks';
import { careRoles } from '../../domain/staff/care-roles';
import { companyInScope } from '../../domain/staff/in-scope';
import { partOf } from '../../domain/staff/part-of';
import type { HandlerInput } from '../../kernel/calls/handler';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { askedOrder, orderedBy, type RowOrder, rowsAfter } from '../../kernel/data/row-order';
import { nameInMessage } from '../../kernel/outbox/name-in-message';
import { sessionsInCompany } from '../../kernel/session/sessions';
import { devicesOf, loginsOf, peopleOf } from '../people/read-logins';
import { lettersOf, messagesOf, newestOf } from '../people/read-sent';

/** More rows of one kind than any company needs on one page; the newest come first. */
const most = 200;

const iso = (at: Date | null) => at?.toISOString() ?? null;

interface OfCompany {
  readonly body: { readonly compCode: string };
}

const oldestFirst: RowOrder = { by: [employee.createdAt], id: employee.employeeCode, largestFirst: false };

export async function staffCompanyPeople(
  context: StaffContext,
  { body: { compCode, after, limit, sort } }: HandlerInput<'staffCompanyPeople'>,
): Promise<CallReply<'staffCompanyPeople'>> {
  await companyInScope(context, careRoles.read, compCode);
  const order = askedOrder(sort, { lastLoginTime: employee.lastLoginAt }, oldestFirst);
  const read = await context.db
    .select({ place: employee, person: user })
    .from(employee)
    .innerJoin(user, eq(user.userCode, employee.userCode))
    .where(and(eq(employee.compCode, compCode), rowsAfter(employee, order, after)))
    .orderBy(...orderedBy(order))
    .limit(limit + 1);
  const { rows, next } = partOf(read, limit, ({ place }) => place.employeeCode);
  return {
    rows: rows.map(({ place, person }) => ({
      userCode: person.userCode,
      userName: place.userName ?? person.userName,
      mobile: maskPhone(place.mobile ?? person.mobile),
      email: maskEmail(place.email ?? person.email),
      rootManager: place.rootManager,
      employeeRole: place.employeeRoles,
      status: place.status,
      accountStatus: person.status,
      lastLoginTime: iso(place.lastLoginAt),
      createTime: place.createdAt.toISOString(),
    })),
    next,
  };
}

export async function staffCompanyAccounts(
  context: StaffContext,
  { body: { compCode } }: OfCompany,
): Promise<CallReply<'staffCompanyAccounts'>> {
  await companyInScope(context, careRoles.read, compCode);
  const rows = await context.db
    .select()
    .from(bankAccount)
    .where(eq(bankAccount.compCode, compCode))
    .orderBy(desc(bankAccount.createdAt))
    .limit(most);
  const bankNameOf = await bankNames(context.db);
  return rows.map((row) => ({
    accountId: row.accountId,
    bankName: bankNameOf(row.bankCode),
    branchName: row.branchName,
    accountNo: maskBankAccount(row.accountNo),
    accountType: row.accountType,
    state: row.state,
    isDefault: row.isDefault,
    reason: row.reason,
    createTime: row.createdAt.toISOString(),
    unboundTime: iso(row.unboundAt),
  }));
}

export async function staffCompanyAgreements(
  context: StaffContext,
  { body: { compCode } }: OfCompany,
): Promise<CallReply<'staffCompanyAgreements'>> {
  await companyInScope(context, careRoles.read, compCode);
  const rows = await context.db
    .select()
    .from(agreement)
    .where(eq(agreement.compCode, compCode))
    .orderBy(desc(agreement.createdAt))
    .limit(most);
  return rows.map((row) => ({
    id: row.id,
    agreementNo: row.agreementNo,
    name: row.name,
    type: row.type,
    productName: row.productName,
    state: row.state,
    fileToken: row.fileToken,
    createTime: row.createdAt.toISOString(),
    signedTime: iso(row.signedAt),
    expireTime: iso(row.expiresAt),
  }));
}

export async function staffCompanyProducts(
  context: StaffContext,
  { body: { compCode } }: OfCompany,
): Promise<CallReply<'staffCompanyProducts'>> {
  await companyInScope(context, careRoles.read, compCode);
  const rows = await context.db
    .select({ permit, productName: product.productName })
    .from(permit)
    .innerJoin(product, eq(product.productCode, permit.productCode))
    .where(eq(permit.compCode, compCode))
    .orderBy(asc(product.orderNum));
  return rows.map(({ permit: row, productName }) => ({
    productCode: row.productCode,
    productName,
    requestNo: row.requestNo,
    state: row.state,
    reason: row.reason,
    applicant: row.applicant,
    applyTime: iso(row.appliedAt),
    expireTime: iso(row.expiresAt),
  }));
}

export async function staffCompanyCases(
  context: StaffContext,
  { body: { compCode } }: OfCompany,
): Promise<CallReply<'staffCompanyCases'>> {
  await companyInScope(context, careRoles.read, compCode);
  const rows = await context.db
    .select()
    .from(reviewTask)
    .where(eq(reviewTask.compCode, compCode))
    .orderBy(desc(reviewTask.createdAt))
    .limit(most);
  return rows.map((row) => ({
    taskId: row.taskId,
    kind: row.kind,
    summary: row.summary,
    createTime: row.createdAt.toISOString(),
    doneTime: iso(row.doneAt),
    outcome: row.outcome ?? '',
    reason: row.reason,
  }));
}

export async function staffCompanyLogins(
  context: StaffContext,
  { body: { compCode } }: OfCompany,
): Promise<CallReply<'staffCompanyLogins'>> {
  const { db, now } = context;
  await companyInScope(context, careRoles.read, compCode);
  return {
    devices: await devicesOf(db, sessionsInCompany(compCode), now),
    logins: await loginsOf(db, inArray(auditEvent.userCode, peopleOf(db, compCode))),
  };
}

export async function staffCompanySent(
  context: StaffContext,
  { body: { compCode } }: OfCompany,
): Promise<CallReply<'staffCompanySent'>> {
  const { db } = context;
  const { tenant, compName } = await companyInScope(context, careRoles.read, compCode);
  const reached = (column: typeof user.mobile | typeof user.email) =>
    db
      .select({ recipient: column })
      .from(user)
      .where(inArray(user.userCode, peopleOf(db, compCode)));
  // People may be in several companies: the letter's own variable says about which one it is.
  const letters = await lettersOf(
    context,
    and(
      eq(dispatch.tenant, tenant),
      or(inArray(dispatch.recipient, reached(user.mobile)), inArray(dispatch.recipient, reached(user.email))),
      sql`${dispatch.variables} ->> 'company' = ${nameInMessage(compName)}`,
    ),
  );
  return newestOf(letters, await messagesOf(db, eq(message.compCode, compCode)));
}
