import type { Queryable } from '@portal/database';
import { permit, product } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, asc, eq, ne } from 'drizzle-orm';
import { offerProductAgreements } from '../../domain/agreement/product-agreements';
import type { Decision } from '../../domain/case/decision';
import { addTask } from '../../domain/case/review-tasks';
import { movePermit } from '../../domain/product/move-permit';
import { permitSteps } from '../../domain/product/permit-progress';
import type { CompanyContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { countRows } from '../../kernel/data/read-page';
import { notifyCompany } from '../../kernel/dispatch/notify';
import { badInput, forbidden, notFound } from '../../kernel/http/http-error';
import { audit } from '../../kernel/protection/audit';
import { applicationNotices } from './notices';

/** The requests that wait for this reviewer. Nobody reviews their own request. */
const waitingFor = ({ member, session }: CompanyContext) =>
  and(eq(permit.compCode, member.compCode), eq(permit.state, 'APPLYING'), ne(permit.applicantCode, session.userCode));

export const countReviews = (context: CompanyContext): Promise<number> =>
  countRows(context.db, permit, waitingFor(context));

export async function reviewList(
  context: CompanyContext,
  { body }: HandlerInput<'productReviewList'>,
): Promise<CallReply<'productReviewList'>> {
  const rows = await context.db
    .select({ permit, productName: product.productName })
    .from(permit)
    .innerJoin(product, eq(product.productCode, permit.productCode))
    .where(waitingFor(context))
    .orderBy(asc(permit.appliedAt), asc(permit.applyNo))
    .limit(body.pageSize)
    .offset((body.pageNum - 1) * body.pageSize);
  return {
    total: await countReviews(context),
    rows: rows.map(({ permit: { applyNo, requestNo, applicant, appliedAt, remark }, productName }) => ({
      applyNo,
      requestNo,
      productName,
      applicant,
      applyTime: appliedAt?.toISOString() ?? '',
      remark,
    })),
  };
}

export async function reviewApplication(context: CompanyContext, { body }: HandlerInput<'productReview'>) {
  const { database, db, member, session, now } = context;
  const { applyNo, approve, remark = '' } = body;
  const which = and(eq(permit.applyNo, applyNo), eq(permit.compCode, member.compCode));
  const [found] = await db.select({ applicantCode: permit.applicantCode }).from(permit).where(which);
  if (!found) throw notFound('申请不存在或已撤回');
  if (found.applicantCode === session.userCode) throw forbidden('不能复核本人提交的申请');
  if (!approve && remark === '') throw badInput('请填写退回原因', { remark: '请填写退回原因' });
  const step = { title: permitSteps.review, at: now.toISOString(), remark };
  await database.db.transaction(async (transaction) => {
    const moved = await movePermit(transaction, which, {
      event: approve ? 'approve' : 'refuse',
      step,
      changes: { reason: approve ? '' : remark },
    });
    if (approve) await askPlatform(transaction, { applyNo, compCode: member.compCode }, now);
    else await notifyApplicants(transaction, applicationNotices.returned, moved, remark, now);
  });
  await audit(context, `product.${approve ? 'approve' : 'refuse'}`, 'ok', applyNo);
}

type Permit = typeof permit.$inferSelect;
type Result = (typeof applicationNotices)[keyof typeof applicationNotices];

/** Tells the result to the person who asked for the product, and to the root manager. */
async function notifyApplicants(db: Queryable, result: Result, of: Permit, reason: string, now: Date): Promise<void> {
  const { compCode, productCode, applicantCode } = of;
  const [named] = await db
    .select({ productName: product.productName })
    .from(product)
    .where(eq(product.productCode, productCode));
  const said = { product: named?.productName ?? productCode, reason };
  await notifyCompany(db, result, { compCode, productCode, userCodes: [applicantCode] }, said, now);
}

/** A permit is granted for a year. */
const permitMs = 365 * 86_400_000;

/** Carries out the platform's own decision and tells the company. */
export async function decideApplication(
  db: Queryable,
  applyNo: string,
  { outcome, reason }: Decision,
  now: Date,
): Promise<void> {
  const approve = outcome === 'approve';
  const expiresAt = new Date(now.getTime() + permitMs);
  const step = { title: permitSteps.grant, at: now.toISOString(), remark: reason };
  const changes = approve ? { reason: '', expiresAt } : { reason };
  const moved = await movePermit(db, eq(permit.applyNo, applyNo), {
    event: approve ? 'grant' : 'reject',
    step,
    changes,
  });
  await notifyApplicants(db, approve ? applicationNotices.opened : applicationNotices.refused, moved, reason, now);
  if (approve) await offerProductAgreements(db, [{ ...moved, expiresAt }], now);
}

/** Gives the request to the platform's reviewer. */
export async function askPlatform(
  db: Queryable,
  { applyNo, compCode }: { readonly applyNo: string; readonly compCode: string },
  now: Date,
): Promise<void> {
  await addTask(db, { kind: 'product', subject: applyNo, compCode, summary: '产品开通申请' }, now);
}
