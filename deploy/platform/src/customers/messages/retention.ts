import { message, noticeRead } from '@portal/database/schema/platform';
import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import { maxEntries, type PersonalDataKind, type RetentionRule, years } from '../../domain/personal-data/kept-data';

export const messageData: PersonalDataKind = {
  kind: 'messages',
  name: '站内信',
  holds: '平台发给您的消息',
  retention: '发出 3 年后删除，注销时立即删除',
  read: (db, userCode) =>
    db
      .select({ title: message.title, content: message.content, sentAt: message.sentAt, readAt: message.readAt })
      .from(message)
      .where(and(eq(message.userCode, userCode), isNull(message.deletedAt)))
      .orderBy(desc(message.sentAt))
      .limit(maxEntries),
  forget: async (db, userCode) => {
    await db.delete(message).where(eq(message.userCode, userCode));
    await db.delete(noticeRead).where(eq(noticeRead.userCode, userCode));
  },
};

export const messageRule: RetentionRule = {
  days: years(3),
  remove: (db, before) => db.delete(message).where(lt(message.sentAt, before)),
};
