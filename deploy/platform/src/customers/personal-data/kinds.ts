import type { Queryable } from '@portal/database';
import {
  agreement,
  auditEvent,
  certificate,
  company,
  consentGiven,
  employee,
  knownBrowser,
  message,
  session,
  storedFile,
  supportEntry,
  supportTicket,
  user,
} from '@portal/database/schema/platform';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';

/** A kind of data that the portal keeps of a person. `retention` says it to them; `retention.ts` and `leave.ts` do it. */
export interface Kind {
  readonly kind: string;
  readonly name: string;
  readonly holds: string;
  readonly retention: string;
  readonly read: (db: Queryable, userCode: string) => Promise<object[]>;
}

/** Nobody has so many of one kind that matter. */
const most = 5000;

export const kinds: readonly Kind[] = [
  {
    kind: 'account',
    name: '账号资料',
    holds: '姓名、手机号、邮箱、证件号码、头像',
    retention: '账号存续期间保存，注销时立即删除',
    read: (db, userCode) =>
      db
        .select({
          name: user.userName,
          mobile: user.mobile,
          email: user.email,
          idNo: user.idNo,
          photo: user.photoName,
          createdAt: user.createdAt,
          passwordChangedAt: user.passwordChangedAt,
        })
        .from(user)
        .where(eq(user.userCode, userCode)),
  },
  {
    kind: 'places',
    name: '企业任职',
    holds: '所在企业、角色、加入和最近登录时间、短信通知选择',
    retention: '注销时停用，姓名随账号删除；企业须留存的任职时间与角色不再对应到您的联系方式',
    read: (db, userCode) =>
      db
        .select({
          company: company.compName,
          roles: employee.employeeRoles,
          rootManager: employee.rootManager,
          smsTopics: employee.smsTopics,
          createdAt: employee.createdAt,
          lastLoginAt: employee.lastLoginAt,
        })
        .from(employee)
        .innerJoin(company, eq(company.compCode, employee.compCode))
        .where(eq(employee.userCode, userCode))
        .limit(most),
  },
  {
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
        .limit(most);
      const known = await db
        .select({ knownBrowserSeenAt: knownBrowser.seenAt })
        .from(knownBrowser)
        .where(eq(knownBrowser.userCode, userCode))
        .limit(most);
      return [...logins, ...known];
    },
  },
  {
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
        .limit(most),
  },
  {
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
        .limit(most),
  },
  {
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
        .limit(most),
  },
  {
    kind: 'consents',
    name: '同意记录',
    holds: '您同意的协议与授权、版本、时间、网络地址',
    retention: '账号存续期间保存；注销后作为同意的证据保存 3 年（诉讼时效），到期删除',
    read: (db, userCode) =>
      db
        .select({
          consent: consentGiven.consent,
          version: consentGiven.version,
          address: consentGiven.address,
          at: consentGiven.at,
        })
        .from(consentGiven)
        .where(eq(consentGiven.userCode, userCode))
        .limit(most),
  },
  {
    kind: 'signatures',
    name: '协议签署',
    holds: '您确认和签署的协议、个人数字证书',
    retention: '属于企业合同档案，电子签名法要求在证书失效后保存不少于 5 年；注销后继续保存',
    read: async (db, userCode) => {
      const confirmed = await db
        .select({ agreement: agreement.name, agreementNo: agreement.agreementNo, confirmedAt: agreement.confirmedAt })
        .from(agreement)
        .where(eq(agreement.confirmedBy, userCode))
        .limit(most);
      const { certificateNo, issuer, validFrom, validTo } = certificate;
      const certificates = await db
        .select({ certificateNo, issuer, validFrom, validTo })
        .from(certificate)
        .where(eq(certificate.userCode, userCode))
        .limit(most);
      return [...confirmed, ...certificates];
    },
  },
  {
    kind: 'files',
    name: '上传的文件',
    holds: '您上传的图片与材料（内容加密保存）',
    retention: '未使用的 1 天后删除；个人文件注销时删除；已提交给企业的材料属于企业，由企业留存',
    read: (db, userCode) =>
      db
        .select({ fileName: storedFile.fileName, size: storedFile.size, createdAt: storedFile.createdAt })
        .from(storedFile)
        .where(and(eq(storedFile.userCode, userCode), inArray(storedFile.access, ['PERSON', 'COMPANY'])))
        .limit(most),
  },
];
