import { advance } from '../../domain/company/advance';
import { noteStep, registrationOf, setRegistration } from '../../domain/company/records';
import type { CallContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { audit } from '../../kernel/protection/audit';
import { actingPerson, requireKind, spendTicket } from './acting-person';

/**
 * Begins a refused registration again. All that was typed is kept, the reviewer's findings too, and every field may be
 * changed.
 */
export async function wayOutReapply(context: CallContext, { body }: HandlerInput<'wayOutReapply'>) {
  const acting = await actingPerson(context, body.ticket);
  requireKind(acting, 'reapplication');
  const { db, member, now } = acting;
  const { compCode } = member;
  await db.transaction(async (transaction) => {
    await spendTicket(acting, transaction, body.ticket);
    await advance(transaction, compCode, 'reapplied', now);
    await registrationOf(transaction, compCode);
    await setRegistration(transaction, compCode, { reappliedAt: now, correctable: [] });
    await noteStep(transaction, compCode, { title: '重新申请', state: 'done', remark: '' }, now);
  });
  await audit(acting, 'wayOut.reapplication', 'ok');
}
