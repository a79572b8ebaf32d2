import type { CallReply } from '@portal/shared/contract';
import { advance } from '../../domain/company/advance';
import { profileOf } from '../../domain/company/records';
import type { CallContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { audit } from '../../kernel/protection/audit';
import { saveDraft } from '../company-change/draft-change';
import { checkComplete, putUnderReview } from '../company-change/submit-change';
import { actingPerson, requireKind, spendTicket } from './acting-person';
import { lastRequest } from './last-request';
import { requireNewPapers } from './renewed-papers';

/**
 * Sends new papers, or a correction of a change that was sent back. Both are changes of the company like those that an
 * open company asks for, so they stand in its list of changes afterwards.
 */
export async function wayOutChange(
  context: CallContext,
  { body }: HandlerInput<'wayOutChange'>,
): Promise<CallReply<'wayOutChange'>> {
  const { ticket, reason, ...values } = body;
  const acting = await actingPerson(context, ticket);
  requireKind(acting, 'renewal', 'correction');
  const { db, member, kind, now } = acting;
  const renews = kind === 'renewal';
  const last = await lastRequest(acting);
  const requestNo = await db.transaction(async (transaction) => {
    await spendTicket(acting, transaction, ticket);
    if (renews) requireNewPapers(await profileOf(transaction, member.compCode), values, now);
    const sentBack = last?.request.state === 'RETURNED' ? { changeNo: last.changeNo } : {};
    const row = await saveDraft(acting, transaction, {
      ...sentBack,
      changeType: renews ? 'LICENSE' : 'COMPANY',
      values,
      reason: reason || (renews ? '证照到期更新' : '按退回意见修改'),
      fileTokens: [],
    });
    await checkComplete(transaction, row);
    await putUnderReview(acting, transaction, row.changeNo, renews ? 'renewal' : 'change');
    if (!renews) await advance(transaction, member.compCode, 'corrected', now);
    return row.requestNo;
  });
  await audit(acting, `wayOut.${kind}`, 'ok', requestNo);
  return { requestNo };
}
