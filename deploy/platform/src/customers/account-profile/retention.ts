import { mobileChange, passwordHistory, user } from '@portal/database/schema/platform';
import { eq, lt } from 'drizzle-orm';
import type { PersonalDataKind, RetentionRule } from '../../domain/personal-data/kept-data';

export const accountData: PersonalDataKind = {
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
  forget: async (db, userCode, now) => {
    await db
      .update(user)
      .set({
        // The number is free again: whoever registers with it gets a new account.
        mobile: `已注销${userCode}`,
        userName: '已注销用户',
        email: '',
        idNo: '',
        passwordHash: '',
        photoToken: null,
        photoName: null,
        status: 'LEFT',
        leftAt: now,
      })
      .where(eq(user.userCode, userCode));
    await db.delete(passwordHistory).where(eq(passwordHistory.userCode, userCode));
  },
};

export const mobileChangeRule: RetentionRule = {
  days: 1,
  remove: (db, before) => db.delete(mobileChange).where(lt(mobileChange.expiresAt, before)),
};
