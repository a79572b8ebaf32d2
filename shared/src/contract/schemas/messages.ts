import { z } from 'zod';
import type { messageCalls } from '../calls/messages';
import { messageTypes, noticeTypes } from '../states';
import { neighbour } from './articles';
import type { SchemasOf } from './call-schemas';
import { code, compCode, dayRange, fileRef, optionalText, optionalTime, paged, pageOf, time, token } from './common';

const messageType = z.enum(Object.keys(messageTypes) as [keyof typeof messageTypes]);
const noticeType = z.enum(Object.keys(noticeTypes) as [keyof typeof noticeTypes]);

const message = z.object({
  id: z.string(),
  title: z.string(),
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

export const messageSchemas = {
  messageUnreadNumbers: { query: { receiveCompCode: compCode }, reply: z.number() },
  messageList: { body: pageOf(messageFilters), reply: paged(message) },
  messageInfo: {
    /** With the list's filters, so that previous and next are the list's. */
    body: z.strictObject({ id: code, ...messageFilters }),
    reply: message.extend({
      /** HTML that the server has cleaned. */
      content: z.string(),
      files: z.array(fileRef),
      /** The business page that the message is about, empty where there is none. */
      linkUri: z.string(),
      previous: neighbour,
      next: neighbour,
    }),
  },
  messageRead: { body: ids, reply: changed },
  messageReadAll: { body: z.strictObject({ type: messageType.optional() }), reply: changed },
  messageDelete: { body: ids, reply: changed },
  messageRestore: { body: ids, reply: changed },
  noticeList: {
    body: pageOf({ type: noticeType.optional(), keyword: optionalText(50), ...dayRange }),
    reply: paged(notice),
  },
  noticeInfo: {
    body: z.strictObject({ id: code }),
    reply: notice.extend({ content: z.string(), files: z.array(fileRef), previous: neighbour, next: neighbour }),
  },
  eventTicket: { reply: z.object({ ticket: z.string(), expiresIn: z.number() }) },
  eventStream: {
    /** `lastEventId`: the last id that came, to go on from there; without it from now on. */
    query: {
      ticket: token,
      lastEventId: z
        .string()
        .regex(/^\d{1,15}$/, '参数不正确')
        .optional(),
    },
  },
} as const satisfies SchemasOf<typeof messageCalls>;

/** What the event stream carries, by event name, each with a growing id to go on from. */
export const streamEvents = {
  unread: z.object({ compCode: z.string(), count: z.number() }),
  message: z.object({ id: z.string(), title: z.string(), type: messageType, sendTime: time }),
  session: z.object({ loginType: z.string(), msg: z.string() }),
};
