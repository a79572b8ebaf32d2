import type { Queryable } from '@portal/database';
import { company, employee, permit as permitTable, user } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import { askForCertificates } from '../../domain/agreement/certificates';
import { offerProductAgreements } from '../../domain/agreement/product-agreements';
import type { Decision } from '../../domain/case/decision';
import { closeTask } from '../../domain/case/review-tasks';
import { advance } from '../../domain/company/advance';
import { noteStep, profileOf, registrationOf, setRegistration, textOf } from '../../domain/company/records';
import { productsForRole } from '../../domain/product/product-roles';
import type { CompanyContext } from '../../kernel/calls/context';
import { newCode } from '../../kernel/data/new-code';
import { nextNumber } from '../../kernel/data/next-number';
import { notifyCompany } from '../../kernel/dispatch/notify';
import { audit } from '../../kernel/protection/audit';
import { registrationNotices } from './notices';
import { digestOf } from './sent-papers';
import { submittedPapers } from './submitted-papers';
import { reopenedStep } from './verification-cards';

type View = CallReply<'approvalView'>;

const waiting: Readonly<Record<string, string>> = { '30': '平台审核', '50': '变更复审' };

export async function approvalView(context: CompanyContext): Promise<View> {
  const { db, member } = context;
  const { compCode, compStatus } = member;
  const { timeline, reasons, remark } = await registrationOf(db, compCode);
  const title = waiting[compStatus];
  const open =
    title === undefined ? [] : [{ title, at: null, state: 'doing' as const, remark: '预计 1–3 个工作日完成' }];
  return {
    compStatus,
    timeline: [...timeline, ...open],
    reasons,
    remark,
    submitted: await submittedPapers(context),
  };
}

export async function approvalWithdraw(context: CompanyContext): Promise<CallReply<'approvalWithdraw'>> {
  const { db, member, now } = context;
  const { compCode } = member;
  const compStatus = await db.transaction(async (transaction) => {
    const status = await advance(transaction, compCode, 'withdrawn', now);
    for (const kind of ['registration', 'reapplication'] as const) await closeTask(transaction, kind, compCode, now);
    await noteStep(transaction, compCode, { title: '撤回申请', state: 'done', remark: '' }, now);
    return status;
  });
  await audit(context, 'registration.withdraw', 'ok');
  return { compStatus };
}

export async function approvalCorrect(context: CompanyContext): Promise<CallReply<'approvalCorrect'>> {
  const { db, member, now } = context;
  const { compCode } = member;
  const compStatus = await db.transaction(async (transaction) => {
    const { reasons } = await registrationOf(transaction, compCode);
    await setRegistration(transaction, compCode, { correctable: Object.keys(reasons) });
    return advance(transaction, compCode, reopenedStep(reasons), now);
  });
  return { compStatus };
}

/** Opens the products that the company asked for, with its role in each. */
async function openProducts(db: Queryable, compCode: string, now: Date): Promise<void> {
  const { permit } = await profileOf(db, compCode);
  const wanted = Array.isArray(permit.productCodes)
    ? permit.productCodes.filter((code) => typeof code === 'string')
    : [];
  const compRole = textOf(permit, 'compRole') || 'C101';
  const known = wanted.length === 0 ? [] : await productsForRole(db, wanted, compRole);
  const compRoles = [...known.map(({ productCode }) => productCode), 'CRM'].map((prodCode) => ({ prodCode, compRole }));
  await db.update(company).set({ compRoles }).where(eq(company.compCode, compCode));
  const permits = known.map(({ productCode }) => ({
    compCode,
    productCode,
    applyNo: newCode('A'),
    requestNo: nextNumber('product', now),
    state: 'OPEN',
    appliedAt: now,
  }));
  if (permits.length === 0) return;
  const granted = await db.insert(permitTable).values(permits).onConflictDoNothing().returning();
  await offerProductAgreements(db, granted, now);
}

/** The administrator's identity number holds for their account too, if the account has the same name and no number. */
async function noteAdministrator(db: Queryable, compCode: string): Promise<void> {
  const { agent } = await profileOf(db, compCode);
  const [root] = await db
    .select({ userCode: user.userCode, userName: user.userName, idNo: user.idNo })
    .from(user)
    .innerJoin(employee, eq(employee.userCode, user.userCode))
    .where(and(eq(employee.compCode, compCode), eq(employee.rootManager, true)));
  if (root?.userName !== textOf(agent, 'name') || root.idNo !== '') return;
  await db
    .update(user)
    .set({ idNo: textOf(agent, 'idNo') })
    .where(eq(user.userCode, root.userCode));
}

const results = {
  approve: { event: 'approved', title: '审核通过', state: 'done' },
  return: { event: 'returned', title: '审核退回', state: 'failed' },
  reject: { event: 'rejected', title: '审核拒绝', state: 'failed' },
} as const;

/** Carries out the decision of the platform's reviewer about a registration. */
export async function decideRegistration(
  db: Queryable,
  compCode: string,
  { outcome, reason, reasons }: Decision,
  now: Date,
): Promise<void> {
  const { event, title, state } = results[outcome];
  await advance(db, compCode, event, now);
  await registrationOf(db, compCode);
  const returnedDigest = outcome === 'approve' ? '' : digestOf(await profileOf(db, compCode));
  await setRegistration(db, compCode, { remark: reason, reasons: { ...reasons }, returnedDigest });
  await noteStep(db, compCode, { title, state, remark: reason }, now);
  if (outcome === 'approve') await askForCertificates(db, compCode, now);
  if (outcome === 'approve') {
    await noteAdministrator(db, compCode);
    await notifyCompany(db, registrationNotices.approved, { compCode }, {}, now);
    await openProducts(db, compCode, now);
  }
  if (outcome === 'return') await notifyCompany(db, registrationNotices.returned, { compCode }, { reason }, now);
  if (outcome === 'reject') await notifyCompany(db, registrationNotices.refused, { compCode }, { reason }, now);
}
