import type { Queryable } from '@portal/database';
import { employee, permit, product } from '@portal/database/schema/platform';
import { permissionsOf } from '@portal/shared/codes/permissions';
import type { CallReply } from '@portal/shared/contract';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { closeTask } from '../../domain/case/review-tasks';
import { movePermit, ofProduct } from '../../domain/product/move-permit';
import { permitMachine } from '../../domain/product/permit-machine';
import { permitSteps } from '../../domain/product/permit-progress';
import { suits } from '../../domain/product/product-roles';
import type { CompanyContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { newCode } from '../../kernel/data/new-code';
import { nextNumber } from '../../kernel/data/next-number';
import { papersOf } from '../../kernel/files/papers';
import { takeFiles } from '../../kernel/files/stored-files';
import { conflict, fieldFault, notFound } from '../../kernel/http/http-error';
import { audit } from '../../kernel/protection/audit';
import { askPlatform } from './review';

/** Returns whether somebody other than the applicant may review for the company. */
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
