import { type CallReply, closingHindrances as hindranceNames } from '@portal/shared/contract';
import { advance } from '../../domain/company/advance';
import { movePermit, ofProduct } from '../../domain/product/move-permit';
import type { CompanyContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { notifyCompany } from '../../kernel/dispatch/notify';
import { conflict, fieldFault, forbidden } from '../../kernel/http/http-error';
import { audit } from '../../kernel/protection/audit';
import { endSessions, sessionsInCompany } from '../../kernel/session/sessions';
import { askPlatform } from './company-requests';
import { closingHindrances } from './hindrances';
import { lastCompanyRequest } from './last-request';
import { wayOutNotices } from './notices';

function requireRoot({ member }: CompanyContext): void {
  if (!member.rootManager) throw forbidden('仅企业管理员可以注销企业');
}

export async function closingView(context: CompanyContext): Promise<CallReply<'closingView'>> {
  requireRoot(context);
  const { db, member, now } = context;
  const last = await lastCompanyRequest(db, member.compCode, 'closing');
  const opinion = last?.request.state === 'REFUSED' ? last.opinion : '';
  return { hindrances: await closingHindrances(db, member.compCode, now), opinion };
}

/** The company gives a product back, for it cannot be closed while it may use one. */
export async function closingStopProduct(context: CompanyContext, { body }: HandlerInput<'closingStopProduct'>) {
  requireRoot(context);
  const { db, member, session, now } = context;
  const step = { title: '企业停用', at: now.toISOString(), remark: session.userName };
  const which = ofProduct(member.compCode, body.productCode);
  await movePermit(db, which, { event: 'stop', step, changes: { reason: '企业已停用该产品，如需恢复请联系客服' } });
  await audit(context, 'product.stop', 'ok', body.productCode);
}

/** Begins the closing. From now on nobody can enter the company; its administrator can end the closing. */
export async function closingSubmit(
  context: CompanyContext,
  { body }: HandlerInput<'closingSubmit'>,
): Promise<CallReply<'closingSubmit'>> {
  requireRoot(context);
  const { db, member, now } = context;
  const { compCode, compName } = member;
  if (body.compName !== compName) throw fieldFault('compName', '与企业名称不一致，请完整输入企业名称');
  const { requestNo } = await db.transaction(async (transaction) => {
    // The company's row is locked now: nothing that begins after this sees an open company.
    await advance(transaction, compCode, 'closingAsked', now);
    const [first] = await closingHindrances(transaction, compCode, now);
    if (first) throw conflict(`还有${hindranceNames[first.kind]}（${first.name}），暂不能注销`);
    const row = await askPlatform(context, transaction, { kind: 'closing', reason: body.reason, fileTokens: [] });
    await notifyCompany(transaction, wayOutNotices.closing, { compCode }, {}, now);
    await endSessions(transaction, sessionsInCompany(compCode), 'companyBlocked', now);
    return row;
  });
  await audit(context, 'closing.submit', 'ok', requestNo);
  return { requestNo };
}
