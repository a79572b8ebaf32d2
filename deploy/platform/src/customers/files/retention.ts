import { storedFile } from '@portal/database/schema/platform';
import { and, eq, inArray } from 'drizzle-orm';
import { maxEntries, type PersonalDataKind } from '../../domain/personal-data/kept-data';

export const fileData: PersonalDataKind = {
  kind: 'files',
  name: '上传的文件',
  holds: '您上传的图片与材料（内容加密保存）',
  retention: '未使用的 1 天后删除；个人文件注销时删除；已提交给企业的材料属于企业，由企业留存',
  read: (db, userCode) =>
    db
      .select({ fileName: storedFile.fileName, size: storedFile.size, createdAt: storedFile.createdAt })
      .from(storedFile)
      .where(and(eq(storedFile.userCode, userCode), inArray(storedFile.access, ['PERSON', 'COMPANY'])))
      .limit(maxEntries),
  forget: (db, userCode) =>
    db.delete(storedFile).where(and(eq(storedFile.userCode, userCode), eq(storedFile.access, 'PERSON'))),
};
