import { agreement } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { agreementMachine } from '../../domain/agreement/agreement-machine';
import { settle } from '../../domain/agreement/agreements';
import { companyCertificate, isValid } from '../../domain/agreement/certificates';
import { agreementNames } from '../../domain/agreement/product-agreements';
import { addTask } from '../../domain/case/review-tasks';
import type { CompanyContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { requireCode } from '../../kernel/codes/sent-codes';
import { newDispatchId } from '../../kernel/dispatch/enqueue';
import { callProvider } from '../../kernel/dispatch/port-queue';
import { conflict, notFound } from '../../kernel/http/http-error';
import { audit } from '../../kernel/protection/audit';

/** The person agrees to the agreements that they have read. A code to their number proves it. */
export async function confirmAgreements(context: CompanyContext, { body }: HandlerInput<'agreementConfirm'>) {
  const { database, member, session, now } = context;
  const ids = [...new Set(body.ids)];
  const own = and(inArray(agreement.id, ids), eq(agreement.compCode, member.compCode));
  await settle(database.db, member.compCode, now);
  const found = await database.db.select({ id: agreement.id }).from(agreement).where(own);
  if (found.length < ids.length) throw notFound('协议不存在');
  await requireCode(context, { recipient: session.mobile, purpose: 'sign', browserId: body.browserID }, body.code);
  await database.db.transaction(async (db) => {
    const confirmed = await db
      .update(agreement)
      .set({ state: 'SIGNING', confirmedBy: session.userCode, confirmedAt: now })
      .where(and(own, inArray(agreement.state, agreementMachine.sources('confirm'))))
      .returning({ id: agreement.id });
    if (confirmed.length < ids.length) throw conflict('部分协议已签署或已失效，请刷新后重试');
  });
  await audit(context, 'agreement.confirm', 'ok', ids.join(' '));
}

/**
 * Hands over the agreements that this person has just confirmed: to the signing provider, or where there is none, to
 * the company's own seal on paper, which the platform's people wait for.
 */
export async function signConfirmed(context: CompanyContext): Promise<CallReply<'compSign'>> {
  const { database, providers, member, session, origin, now } = context;
  const { compCode, compName } = member;
  const { tenant } = origin;
  await settle(database.db, compCode, now);
  const way = (await providers.find(tenant, 'sign')) ? 'provider' : 'paper';
  const held = await companyCertificate(database.db, compCode);
  if (way === 'provider' && held && !isValid(held, now)) throw conflict('企业数字证书已过期，请先更新证书');
  const ids = await database.db.transaction(async (db) => {
    const signingId = newDispatchId();
    const event = way === 'provider' ? 'order' : 'print';
    const handedOver = await db
      .update(agreement)
      .set({ state: event === 'order' ? 'SEALING' : 'CHECKING', signingId })
      .where(
        and(
          eq(agreement.compCode, compCode),
          eq(agreement.confirmedBy, session.userCode),
          inArray(agreement.state, agreementMachine.sources(event)),
        ),
      )
      .returning({ id: agreement.id, name: agreement.name });
    if (handedOver.length === 0) return [];
    if (way === 'provider') {
      await callProvider(db, { purpose: 'sign.sign', tenant, subject: compCode, dispatchId: signingId }, now);
    } else {
      const summary = `${compName} ${agreementNames(handedOver.map(({ name }) => name))}`;
      await addTask(db, { kind: 'signing', subject: signingId, compCode, summary }, now);
    }
    return handedOver.map(({ id }) => id);
  });
  if (ids.length === 0) throw conflict('没有已确认的协议，请先阅读并确认');
  await audit(context, 'agreement.sign', 'ok', ids.join(' '));
  return { signed: ids.length, way };
}
