import { z } from 'zod';
import { defineGroup, read, write } from '../define-calls';
import { code, compCode, dayRange, fileRef, keyOf, optionalText, optionalTime, paged, pageOf, time } from '../fields';
import { messageTypes, noticeTypes } from '../states';
import { neighbour } from './articles';

export const messageType = keyOf(messageTypes);
const noticeType = keyOf(noticeTypes);

const message = z.object({
  id: z.string(),
  title: z.string(),
  /** The first line of the text, without tags. */
  summary: z.string(),
  type: messageType,
  sender: z.string(),
  sendTime: time,
  readTime: optionalTime,
});

const notice = z.object({
  id: z.string(),
  title: z.string(),
  type: noticeType,
  publisher: z.string(),
  publishTime: time,
  top: z.boolean(),
  /** Published within seven days and not yet opened by this person. */
  fresh: z.boolean(),
});

const ids = z.strictObject({ ids: z.array(code).min(1, '请选择消息').max(100) });
const changed = z.object({ count: z.number() });

const messageFilters = {
  read: z.enum(['read', 'unread']).optional(),
  type: messageType.optional(),
  keyword: optionalText(50),
  ...dayRange,
};

/** Messages to one person in one company, and notices to all. */
export const messageGroup = defineGroup('message', {
  messageUnreadNumbers: read({
    path: 'message/getIsUnreadNumbers',
    spec: true,
    passive: true,
    query: { receiveCompCode: compCode },
    reply: z.number(),
  }),
  messageList: read({ path: 'message/list', body: pageOf(messageFilters), reply: paged(message) }),
  /** Opening a message marks it as read. */
  messageInfo: write({
    path: 'message/info',
    /** The list's filters, so that previous and next are those of the list. */
    body: { id: code, ...messageFilters },
    reply: message.extend({
      /** HTML that the server has cleaned. */
      content: z.string(),
      files: z.array(fileRef),
      /** The business page that the message is about; empty if there is none. */
      linkUri: z.string(),
      /** What a person does or sees on that page; empty if there is nothing to do. */
      linkText: z.string(),
      previous: neighbour,
      next: neighbour,
    }),
  }),
  messageRead: write({ path: 'message/read', body: ids, reply: changed }),
  messageUnread: write({ path: 'message/unread', body: ids, reply: changed }),
  /** All that the list shows under these filters. */
  messageReadAll: write({ path: 'message/readAll', body: messageFilters, reply: changed }),
  messageDelete: write({ path: 'message/delete', body: ids, reply: changed }),
  messageRestore: write({ path: 'message/restore', body: ids, reply: changed }),
  noticeList: read({
    path: 'message/affiche/list',
    body: pageOf({ type: noticeType.optional(), keyword: optionalText(50), ...dayRange }),
    reply: paged(notice),
  }),
  /** Opening a notice marks it as read. */
  noticeInfo: write({
    path: 'message/affiche/info',
    body: { id: code },
    reply: notice.extend({ content: z.string(), files: z.array(fileRef), previous: neighbour, next: neighbour }),
  }),
  /** A browser cannot send a token with an event stream: this one-time ticket replaces it. */
  eventTicket: read({
    path: 'message/event/ticket',
    passive: true,
    /** `lastEventId`: the newest event when the ticket was issued. */
    reply: { ticket: z.string(), expiresIn: z.number(), lastEventId: z.string() },
  }),
});
