import type { Queryable } from '@portal/database';
import { employee, permit, product } from '@portal/database/schema/platform';
import { permissionsOf } from '@portal/shared/codes/permissions';
import type { CallReply } from '@portal/shared/contract';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { CompanyContext } from '../../core/calls/context';
import type { HandlerInput } from '../../core/calls/handler';
import { newCode } from '../../core/data/new-code';
import { nextNumber } from '../../core/data/next-number';
import { papersOf } from '../../core/files/papers';
import { takeFiles } from '../../core/files/stored-files';
import { conflict, fieldFault, notFound } from '../../core/http/refusal';
import { audit } from '../../core/protection/audit';
import { closeTask } from '../../core/review/review-tasks';
import { movePermit, ofProduct } from './move-permit';
import { permitMachine } from './permit-machine';
import { permitSteps } from './permit-progress';
import { suits } from './product-roles';
import { askPlatform } from './review';

/** Tells whether somebody other than the applicant may review for the company. */
async function hasReviewer(db: Queryable, { member, session }: CompanyContext): Promise<boolean> {
  const colleagues = await db
    .select()
    .from(employee)
    .where(
      and(eq(employee.compCode, member.compCode), eq(employee.status, '1'), ne(employee.userCode, session.userCode)),
    );
  return colleagues.some(({ rootManager, employeeRoles }) =>
    permissionsOf({ rootManager, employeeRoles, compRoles: member.compRoles }).has('product.approve'),
  );
}

/** Asks for at least one file for each material. One file cannot stand for two. */
async function holdMaterials(db: Queryable, materials: readonly string[], tokens: readonly string[]): Promise<void> {
  if (tokens.length < materials.length) throw fieldFault('fileTokens', `请上传所需材料，共 ${materials.length} 项`);
  const contents = [...(await papersOf(db, tokens)).values()].map(({ digest }) => digest);
  if (new Set(contents).size < tokens.length)
    throw fieldFault('fileTokens', '所需材料中有相同的文件，请分别上传各项材料');
}

export async function applyForProduct(
  context: CompanyContext,
  { body }: HandlerInput<'productApply'>,
): Promise<CallReply<'productApply'>> {
  const { database, now, session, member } = context;
  const applyNo = newCode('A');
  await database.db.transaction(async (db) => {
    const [wanted] = await db.select().from(product).where(eq(product.productCode, body.productCode));
    if (!wanted?.offered) throw notFound('产品不存在或已下线');
    if (!suits(wanted, member)) throw conflict('该产品暂不适用于贵司的企业角色');
    await takeFiles(context, db, body.fileTokens, 'product.read');
    await holdMaterials(db, wanted.materials, body.fileTokens);
    const remark = body.remark ?? '';
    const state = (await hasReviewer(db, context)) ? 'APPLYING' : 'REVIEWING';
    const application = {
      applyNo,
      requestNo: nextNumber('product', now),
      state,
      reason: '',
      remark,
      applicant: session.userName,
      applicantCode: session.userCode,
      files: body.fileTokens,
      history: [{ title: permitSteps.apply, at: now.toISOString(), remark }],
      appliedAt: now,
      expiresAt: null,
    };
    const made = await db
      .insert(permit)
      .values({ compCode: member.compCode, productCode: body.productCode, ...application })
      .onConflictDoUpdate({
        target: [permit.compCode, permit.productCode],
        set: application,
        setWhere: inArray(permit.state, permitMachine.sources('apply')),
      })
      .returning({ applyNo: permit.applyNo });
    if (made.length === 0) throw conflict('该产品已开通或正在审核，无需重复申请');
    if (state === 'REVIEWING') await askPlatform(db, { applyNo, compCode: member.compCode }, now);
  });
  await audit(context, 'product.apply', 'ok', body.productCode);
  return { applyNo };
}

export async function withdrawApplication(context: CompanyContext, { body }: HandlerInput<'productWithdraw'>) {
  const which = ofProduct(context.member.compCode, body.productCode);
  const { applyNo } = await movePermit(context.db, which, { event: 'withdraw', step: null });
  await closeTask(context.db, 'product', applyNo, context.now);
  await audit(context, 'product.withdraw', 'ok', body.productCode);
}
