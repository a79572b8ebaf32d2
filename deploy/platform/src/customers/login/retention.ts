import { auditEvent, knownBrowser, session } from '@portal/database/schema/platform';
import { desc, eq, lt } from 'drizzle-orm';
import { maxEntries, type PersonalDataKind, type RetentionRule } from '../../domain/personal-data/kept-data';

export const deviceData: PersonalDataKind = {
  kind: 'sessions',
  name: '登录设备',
  holds: '浏览器、网络地址、登录和活动时间',
  retention: '登录结束后 1 天删除；曾用浏览器的标识 400 天未使用即删除，注销时立即删除',
  read: async (db, userCode) => {
    const logins = await db
      .select({
        browser: session.userAgent,
        address: session.address,
        createdAt: session.createdAt,
        lastActiveAt: session.lastActiveAt,
        endedAt: session.endedAt,
      })
      .from(session)
      .where(eq(session.userCode, userCode))
      .limit(maxEntries);
    const known = await db
      .select({ knownBrowserSeenAt: knownBrowser.seenAt })
      .from(knownBrowser)
      .where(eq(knownBrowser.userCode, userCode))
      .limit(maxEntries);
    return [...logins, ...known];
  },
  forget: (db, userCode) => db.delete(knownBrowser).where(eq(knownBrowser.userCode, userCode)),
};

export const logData: PersonalDataKind = {
  kind: 'log',
  name: '操作日志',
  holds: '您在平台的登录与操作、时间、网络地址',
  retention: '网络安全法要求留存不少于 6 个月，到期按平台设定删除；注销后同样留存至到期',
  read: (db, userCode) =>
    db
      .select({
        at: auditEvent.at,
        action: auditEvent.action,
        result: auditEvent.result,
        address: auditEvent.address,
        browser: auditEvent.userAgent,
      })
      .from(auditEvent)
      .where(eq(auditEvent.userCode, userCode))
      .orderBy(desc(auditEvent.eventId))
      .limit(maxEntries),
};

/** A browser that nobody has used for so long is unknown again. */
export const knownBrowserRule: RetentionRule = {
  days: 400,
  remove: (db, before) => db.delete(knownBrowser).where(lt(knownBrowser.seenAt, before)),
};
