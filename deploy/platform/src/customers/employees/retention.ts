import { company, employee, joinRequest } from '@portal/database/schema/platform';
import { and, eq, lt, ne } from 'drizzle-orm';
import { maxEntries, type PersonalDataKind, type RetentionRule } from '../../domain/personal-data/kept-data';

export const placeData: PersonalDataKind = {
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
      .limit(maxEntries),
  forget: async (db, userCode) => {
    const place = { userName: null, email: null, mobile: null };
    await db
      .update(employee)
      .set({ ...place, status: '2', rootManager: false, smsTopics: {} })
      .where(and(eq(employee.userCode, userCode), ne(employee.status, '0')));
    await db
      .update(employee)
      .set({ ...place, status: '3' })
      .where(and(eq(employee.userCode, userCode), eq(employee.status, '0')));
  },
};

/** Somebody who asked to join a company, and was answered. */
export const joinRequestRule: RetentionRule = {
  days: 180,
  remove: (db, before) =>
    db.delete(joinRequest).where(and(ne(joinRequest.state, 'WAITING'), lt(joinRequest.createdAt, before))),
};
