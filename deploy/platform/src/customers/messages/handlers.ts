import { companyCall, type GroupHandlers, personCall, publicCall } from '../../kernel/calls/handler';
import type { Policy } from '../../kernel/calls/policy';
import { countUnread } from '../../kernel/messages/own-messages';
import { noticeInfo, noticeList } from '../articles/notices';
import { markAllRead, markRead, markUnread, remove, restore } from './change-messages';
import { eventStream, eventTicket } from './event-stream';
import { messageInfo, messageList, receiverOf } from './read-messages';

/** A company in registration gets messages, too. */
const rules = { permission: 'message', stage: 'any' } satisfies Omit<Policy, 'access'>;

export const messageHandlers: GroupHandlers<'message' | 'messageStream'> = {
  messageUnreadNumbers: companyCall({ ...rules, own: ['receiveCompCode'] }, (context) =>
    countUnread(context.db, receiverOf(context)),
  ),
  messageList: companyCall(rules, messageList),
  messageInfo: companyCall(rules, messageInfo),
  messageRead: companyCall(rules, markRead),
  messageUnread: companyCall(rules, markUnread),
  messageReadAll: companyCall(rules, markAllRead),
  messageDelete: companyCall(rules, remove),
  messageRestore: companyCall(rules, restore),
  noticeList: personCall({}, noticeList),
  noticeInfo: personCall({}, noticeInfo),
  eventTicket: companyCall(rules, eventTicket),
  eventStream: publicCall(eventStream),
};
