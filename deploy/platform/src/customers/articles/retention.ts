import { consentGiven, user } from '@portal/database/schema/platform';
import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import { maxEntries, type PersonalDataKind, type RetentionRule, years } from '../../domain/personal-data/kept-data';

export const consentData: PersonalDataKind = {
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
      .limit(maxEntries),
};

/** What people agreed to who have left. */
export const consentRule: RetentionRule = {
  days: years(3),
  remove: (db, before) => {
    const left = db
      .select({ userCode: user.userCode })
      .from(user)
      .where(and(isNotNull(user.leftAt), lt(user.leftAt, before)));
    return db.delete(consentGiven).where(inArray(consentGiven.userCode, left));
  },
};
