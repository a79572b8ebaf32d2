import { supportEntry, supportLink, supportTicket } from '@portal/database/schema/platform';
import { desc, eq, inArray, lt } from 'drizzle-orm';
import { maxEntries, type PersonalDataKind, type RetentionRule, years } from '../../domain/personal-data/kept-data';

export const questionData: PersonalDataKind = {
  kind: 'questions',
  name: '咨询记录',
  holds: '您向客服提交的咨询与往来内容（内容加密保存）',
  retention: '最后一次往来 3 年后删除（诉讼时效），注销后同样保存至到期',
  read: (db, userCode) =>
    db
      .select({ topic: supportTicket.topic, content: supportEntry.content, at: supportEntry.at })
      .from(supportEntry)
      .innerJoin(supportTicket, eq(supportTicket.ticketNo, supportEntry.ticketNo))
      .where(eq(supportTicket.userCode, userCode))
      .orderBy(desc(supportEntry.entryId))
      .limit(maxEntries),
};

/** Questions, with their answers, after the last word. */
export const questionRule: RetentionRule = {
  days: years(3),
  remove: async (db, before) => {
    const isOld = lt(supportTicket.changedAt, before);
    const old = db.select({ ticketNo: supportTicket.ticketNo }).from(supportTicket).where(isOld);
    await db.delete(supportLink).where(inArray(supportLink.ticketNo, old));
    await db.delete(supportEntry).where(inArray(supportEntry.ticketNo, old));
    await db.delete(supportTicket).where(isOld);
  },
};

/** Links by which visitors without an account read the answer. */
export const visitorLinkRule: RetentionRule = {
  days: 0,
  remove: (db, before) => db.delete(supportLink).where(lt(supportLink.expiresAt, before)),
};
