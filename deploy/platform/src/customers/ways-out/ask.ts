import type { CallReply } from '@portal/shared/contract';
import { advance } from '../../domain/company/advance';
import type { CallContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { audit } from '../../kernel/protection/audit';
import { actingPerson, requireKind, spendTicket } from './acting-person';
import { askPlatform, withdrawRequest } from './company-requests';

/** Asks for a closed company to be opened again, or for the end of a freeze. */
export async function wayOutAsk(
  context: CallContext,
  { body }: HandlerInput<'wayOutAsk'>,
): Promise<CallReply<'wayOutAsk'>> {
  const acting = await actingPerson(context, body.ticket);
  requireKind(acting, 'reopening', 'unfreeze');
  const { db, member, now } = acting;
  const kind = acting.kind === 'unfreeze' ? 'unfreeze' : 'reopening';
  const { requestNo } = await db.transaction(async (transaction) => {
    await spendTicket(acting, transaction, body.ticket);
    if (kind === 'unfreeze') await advance(transaction, member.compCode, 'unfreezeAsked', now);
    return askPlatform(acting, transaction, { kind, reason: body.reason, fileTokens: body.fileTokens });
  });
  await audit(acting, `wayOut.${kind}`, 'ok', requestNo);
  return { requestNo };
}

/** Ends the closing before the platform has decided: the company stays open. */
export async function wayOutKeep(context: CallContext, { body }: HandlerInput<'wayOutKeep'>) {
  const acting = await actingPerson(context, body.ticket);
  requireKind(acting, 'closing');
  const { db, member, now } = acting;
  await db.transaction(async (transaction) => {
    await spendTicket(acting, transaction, body.ticket);
    await withdrawRequest(transaction, member.compCode, 'closing', now);
    await advance(transaction, member.compCode, 'closingEnded', now);
  });
  await audit(acting, 'closing.withdraw', 'ok');
}
