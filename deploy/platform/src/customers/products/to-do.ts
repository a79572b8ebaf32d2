import type { CallReply } from '@portal/shared/contract';
import { countToSign } from '../../domain/agreement/agreements';
import { countToConfirm } from '../../domain/bank-account/read-accounts';
import type { CompanyContext } from '../../kernel/calls/context';
import type { Waiting } from '../../kernel/data/waiting';
import { countUnread } from '../../kernel/messages/own-messages';
import { receiverOf } from '../messages/read-messages';
import { companyPapers } from './company-papers';
import { expiringPapers } from './expiring-papers';
import { countReviews } from './review';

const none: Waiting = { count: 0, until: null };

/** Returns the open work that this person may do. */
export async function toDo(context: CompanyContext): Promise<CallReply<'dashboardTodo'>> {
  const { db, member, now } = context;
  const may = member.permissions;
  const toSign = may.has('agreement.sign') ? await countToSign(context) : none;
  const toConfirm = may.has('account.write') ? await countToConfirm(context) : none;
  return {
    unread: await countUnread(db, receiverOf(context)),
    agreementsToSign: toSign.count,
    agreementsUntil: toSign.until,
    transfersToConfirm: toConfirm.count,
    transfersUntil: toConfirm.until,
    reviews: may.has('product.approve') ? await countReviews(context) : 0,
    expiringPapers: expiringPapers(await companyPapers(context), now),
  };
}
